package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.Models;
import dev.tablewright.lab.trial.TrialModels;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.testing.Scale;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ways to read that the examples do not take, or not together. */
class UncommonReadsTest {

    private static final String MODEL = """
            tablewright: 1
            application: Devices
            entities:
              Device:
                id: [site, serial]
                attributes:
                  site: { type: string, max: 20 }
                  serial: { type: integer, max: 999999 }
                  status: { enum: [FRESH, BUSY, IDLE] }
                  label: { type: string, optional: true, max: 40 }
                  level: decimal
                expect: { count: 1K }
              Reading:
                id: readingId
                attributes:
                  readingId: ulid
                  device: { type: Device, immutable: true }
                  at: { type: timestamp, immutable: true }
                  amount: { type: integer, max: 9999 }
                  note: { type: string, optional: true, max: 40 }
                expect: { count: 1M }
              Alarm:
                id: alarmId
                attributes:
                  alarmId: uuid
                  device: { type: Device, immutable: true }
                  at: { type: timestamp, immutable: true }
                expect: { count: 1K }
            relationships:
              - Device ||--o{ Reading : has
              - Device ||--o{ Alarm : has
            patterns:
              device: { get: Device, by: [site, serial] }
              devices: { get: Device, by: [site, serial], batch: 20 }
              devicesOfSite: { list: Device, by: site, range: serial, sort: -serial }
              labelled: { list: Device, by: site, where: label exists, sort: label }
              labels: { list: Device, by: site, prefix: label, sort: label }
              charged: { list: Device, by: site, where: level > 10.50 }
              countCharged: { count: Device, by: site, where: level > 10.50 and status != IDLE }
              readings: { list: Reading, range: at, sort: at, page: 7 }
              latestReadings: { list: Reading, range: at, sort: -at, top: 5 }
              countReadings: { count: Reading, range: at }
              readingsOfDevice: { list: Reading, by: device, range: amount, sort: -amount }
              notesOfDevice: { list: Reading, by: device, where: note exists, sort: amount }
              history: { list: [Reading, Alarm], by: device, sort: at }
              reading: { get: Reading, by: readingId, needs: [amount, note] }
            writes:
              remove: { delete: Device, with: Alarm }
            design:
              layout: single-table
              table: Devices
              keys:
                Device:
                  PK: "SITE#{site}"
                  SK: "DEVICE#{serial:6:desc}"
                  GSI1: { partition: "LABEL#{site}#{status}", sort: "{label}#{serial}", when: label exists }
                Reading:
                  PK: "READING#{readingId}"
                  SK: "READING#{readingId}"
                  GSI1: { partition: "DAY#{at:day}#{readingId:shard/3}", sort: "{at}#{readingId}" }
                  GSI2: { partition: "AMOUNT#{device.site}#{device.serial}", sort: "{amount:8}#{readingId}" }
                  GSI3: { partition: "HISTORY#{device.site}#{device.serial}", sort: "{at}#{readingId}" }
                Alarm:
                  PK: "ALARM#{device.site}#{device.serial}"
                  SK: "{at}#{alarmId}"
              indexes:
                GSI2: { projection: keys }
            """;

    @Test
    void readsAsTheReferenceDoes() {
        TrialReport report = TrialModels.tried(MODEL, Scale.times(30, 60, 60), TrialModels.everything());

        assertThat(report.isPassed()).as(TrialModels.failures(report)).isTrue();
        assertThat(report.subjects()).allSatisfy(subject -> assertThat(subject.cases())
                .as("cases of %s", subject.name())
                .isNotEmpty());
    }

    @Test
    void takesTheWaysThatAreMeant() {
        BoundModel bound = BoundModel.of(Models.of(MODEL));
        Read walk = read(bound, "readings");
        assertThat(walk.isWalk()).isTrue();
        assertThat(walk.width()).isEqualTo(3);
        assertThat(read(bound, "labelled").partition().stream().flatMap(part -> part.pieces().stream()))
                .anyMatch(piece -> piece instanceof KeyPiece.Each each && each.kind() == KeyPiece.Each.Kind.WORD);
        assertThat(read(bound, "readingsOfDevice").fetchBack()).isTrue();
        assertThat(read(bound, "charged").filter().isEmpty()).isFalse();
        assertThat(bound.pattern("history").orElseThrow().plan().reads()).hasSize(2);
    }

    private static Read read(BoundModel bound, String pattern) {
        return bound.pattern(pattern).orElseThrow().plan().reads().get(0);
    }

    @Test
    void saysWhatIsMissingInAQuestion() {
        BoundModel bound = BoundModel.of(Models.of(MODEL));
        BoundPattern device = bound.pattern("device").orElseThrow();
        Settings settings = Settings.usual();
        assertThatThrownBy(() -> device.get(settings, Arguments.of(Map.of("site", Values.text("a")))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the pattern device needs `serial`");
        assertThatThrownBy(() -> device.get(
                        settings, Arguments.of(Map.of("site", Values.text("a"), "serial", Values.text("b")))))
                .hasMessage("serial is not a number");
        BoundPattern readings = bound.pattern("readings").orElseThrow();
        assertThatThrownBy(() -> readings.list(Arguments.of(Map.of())))
                .hasMessage("the pattern readings needs both ends of its range");
        Optional<AttributeValue> late = Optional.of(Values.timestamp(Instant.parse("2024-05-02T00:00:00Z")));
        Optional<AttributeValue> early = Optional.of(Values.timestamp(Instant.parse("2024-05-01T00:00:00Z")));
        assertThatThrownBy(() -> readings.list(Arguments.of(Map.of()).within(late, early)))
                .hasMessageContaining("lower bound is greater");
        assertThatThrownBy(() -> readings.count(settings, Arguments.of(Map.of())))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aPatternThatIsNotServedCannotBeAsked() {
        String more = MODEL.replace("writes:\n", """
                  noted: { list: Reading, by: note }
                writes:
                """);
        BoundModel bound = BoundModel.of(Models.of(more));
        BoundPattern noted = bound.pattern("noted").orElseThrow();
        assertThatThrownBy(() -> noted.list(Arguments.of(Map.of("note", Values.text("a")))))
                .hasMessage("the pattern noted is not served by the design");
    }
}
