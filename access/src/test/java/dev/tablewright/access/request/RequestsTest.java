package dev.tablewright.access.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Planner;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is sent for patterns. */
class RequestsTest {

    private static final String MODEL = """
            tablewright: 1
            application: Devices
            entities:
              Site:
                id: [country, name]
                attributes: { country: string, name: string }
              Device:
                id: [site, serial]
                attributes:
                  site: Site
                  serial: { type: integer, max: 999999 }
                  status: { enum: [FRESH, BUSY] }
                  label: { type: string, optional: true }
                  level: decimal
                  until: { type: epoch, optional: true }
                ttl: until
              Reading:
                id: readingId
                attributes:
                  readingId: ulid
                  device: { type: Device, immutable: true }
                  at: { type: timestamp, immutable: true }
                  amount: { type: integer, max: 9999 }
                  note: { type: string, optional: true }
              Alarm:
                id: alarmId
                attributes:
                  alarmId: uuid
                  device: { type: Device, immutable: true }
                  at: { type: timestamp, immutable: true }
            patterns:
              device: { get: Device, by: [site, serial] }
              busyDevice: { get: Device, by: [site, serial], where: status = BUSY, needs: [level] }
              levels: { list: Device, by: site, needs: [serial, level] }
              busy: { list: Device, by: site, where: status = BUSY and label != x }
              newest: { list: Device, by: site, range: serial, sort: -serial }
              labels: { list: Device, by: [site, status], prefix: label }
              readings: { list: Reading, range: at, sort: at }
              noted: { list: Reading, by: device, where: note exists, range: amount }
              history: { list: [Reading, Alarm], by: device, sort: -at, needs: [note] }
            design:
              layout: single-table
              table: Devices
              keys:
                Site: { PK: "SITES#{country}", SK: "SITE#{name}" }
                Device:
                  PK: "SITE#{site.country}#{site.name}"
                  SK: "DEVICE#{serial:6:desc}"
                  GSI1: { partition: "LABEL#{site.country}#{site.name}#{status}", sort: "{label}#{serial}", when: label exists }
                Reading:
                  PK: "READING#{readingId}"
                  SK: "READING#{readingId}"
                  GSI1: { partition: "DAY#{at:day}#{readingId:shard/3}", sort: "{at}#{readingId}" }
                  GSI2: { partition: "AMOUNT#{device.site.country}#{device.site.name}#{device.serial}", sort: "{amount:8}#{readingId}" }
                  GSI3: { partition: "HISTORY#{device.site.country}#{device.site.name}#{device.serial}", sort: "{at}#{readingId}" }
                Alarm:
                  PK: "ALARM#{device.site.country}#{device.site.name}#{device.serial}"
                  SK: "{at}#{alarmId}"
              indexes:
                GSI2: { projection: keys }
            """;

    private final Model model =
            ModelReader.read(new SourceFile("devices.yaml", MODEL)).model().orElseThrow();

    private PatternRequests requests(String name) {
        KeySpace space = new KeySpace(model, model.design().orElseThrow());
        return model.patterns().stream()
                .filter(pattern -> pattern.name().text().equals(name))
                .map(new Planner(model, space, new Meetings())::plan)
                .map(new Requests(space)::of)
                .findFirst()
                .orElseThrow();
    }

    private ReadRequest only(String name) {
        List<ReadRequest> reads = requests(name).reads();
        assertThat(reads).hasSize(1);
        return reads.get(0);
    }

    @Test
    void partsOfAParameterAreSpelledFromTheEntityThatItIdentifies() {
        PatternRequests requests = requests("noted");
        GivenParameter device = requests.parameter("device");
        assertThat(device.identified().orElseThrow().name().text()).isEqualTo("Device");
        Operand.Composed partition =
                (Operand.Composed) requests.reads().get(0).form().values().get(":GSI2PK");
        assertThat(partition.pieces().stream()
                        .filter(TextPiece.Encoded.class::isInstance)
                        .map(piece -> ((Source.Parameter) ((TextPiece.Encoded) piece).source()).within()))
                .containsExactly(List.of("site", "country"), List.of("site", "name"), List.of("serial"));
    }

    @Test
    void whoKnowsTheWholeKeyNeedsNoQuery() {
        ReadRequest request = only("device");
        assertThat(request.isByKey()).isTrue();
        assertThat(request.key()).containsOnlyKeys("PK", "SK");
        assertThat(only("newest").isByKey()).isFalse();
    }

    @Test
    void asksForTheAttributesThatAreNeededAndThoseOfTheLibrary() {
        RequestForm form = only("levels").form();
        assertThat(form.projection()).contains("PK, SK, #Type, serial, #level, #until");
        assertThat(form.names()).containsOnlyKeys("#Type", "#level", "#until");
        assertThat(requests("newest").rows()).isEmpty();
    }

    @Test
    void dynamoDbThrowsAwayWhatItCan() {
        ReadRequest request = only("busy");
        assertThat(request.form().filter())
                .isEqualTo("#status = :status AND (attribute_not_exists(label) OR label <> :label)");
        assertThat(request.filter().here()).isEmpty();
    }

    @Test
    void whatAnIndexLacksIsAskedHereAndBindsTheCursor() {
        PatternRequests requests = requests("noted");
        ReadRequest request = requests.reads().get(0);
        assertThat(request.read().fetchBack()).isTrue();
        assertThat(request.form().filter()).isEmpty();
        assertThat(request.filter().here().get("Reading")).hasSize(1).allMatch(ItemTest.Holds.class::isInstance);
        // The range is in the key, and the condition is the same in every call.
        assertThat(requests.given()).isEmpty();
    }

    @Test
    void theEndsOfARangeTurnWithTheOrderOfTheSlot() {
        ReadRequest request = only("newest");
        assertThat(request.form().where()).isEqualTo("PK = :PK AND SK BETWEEN :low AND :high");
        TextPiece.End low = end(request, ":low");
        TextPiece.End high = end(request, ":high");
        assertThat(low.least()).isFalse();
        assertThat(high.least()).isTrue();
        // Nothing follows the number in the key.
        assertThat(high.behind()).isEmpty();
        assertThat(high.otherwise()).endsWith(Character.toString(Character.MAX_CODE_POINT));
    }

    @Test
    void anUpperEndTakesInAllThatFollowsItsValue() {
        TextPiece.End timestamp = end(only("readings"), ":high");
        assertThat(timestamp.behind()).isEqualTo(Character.toString(Character.MAX_CODE_POINT));
        assertThat(end(only("readings"), ":low").behind()).isEmpty();
    }

    private static TextPiece.End end(ReadRequest request, String placeholder) {
        List<TextPiece> pieces = ((Operand.Composed) request.form().values().get(placeholder)).pieces();
        return (TextPiece.End) pieces.get(pieces.size() - 1);
    }

    /** An interval, because an empty beginning of a whole key is refused; and it never begins with nothing. */
    @Test
    void aPrefixOfAWholeKeyIsAnIntervalAndEscapedAsItsSlotIs() {
        ReadRequest request = only("labels");
        assertThat(request.form().where()).isEqualTo("GSI1PK = :GSI1PK AND GSI1SK BETWEEN :low AND :high");
        Operand.OrLeast low = (Operand.OrLeast) request.form().values().get(":low");
        assertThat(((Operand.Composed) low.end()).pieces())
                .singleElement()
                .isInstanceOfSatisfying(TextPiece.Prefix.class, prefix -> assertThat(prefix.slot())
                        .isPresent());
        assertThat(((Operand.Composed) request.form().values().get(":high")).pieces())
                .last()
                .isEqualTo(new TextPiece.Text(Character.toString(Character.MAX_CODE_POINT)));
    }

    @Test
    void whatIsAskedOfAnItemThatIsReadByItsKeyIsAskedHere() {
        ReadRequest request = only("busyDevice");
        assertThat(request.isByKey()).isTrue();
        assertThat(request.form().filter()).isEmpty();
        assertThat(request.filter().here().get("Device")).hasSize(1);
        assertThat(request.form().projection())
                .hasValueSatisfying(text -> assertThat(text).contains("#status"));
    }

    @Test
    void unitsOfTimeAreWalkedInAllShards() {
        PatternRequests requests = requests("readings");
        ReadRequest request = requests.reads().get(0);
        assertThat(request.walk()).contains(TimeUnit.DAY);
        assertThat(request.loops()).singleElement().satisfies(loop -> assertThat(loop.texts())
                .containsExactly("0", "1", "2"));
        assertThat(request.width()).isEqualTo(3);
        assertThat(requests.isBounded()).isTrue();
    }

    @Test
    void severalReadsAreOrderedByTheValuesThemselves() {
        PatternRequests requests = requests("history");
        assertThat(requests.reads()).hasSize(2);
        MergeOrder order = requests.order().orElseThrow();
        assertThat(order.leaders()).isEmpty();
        assertThat(order.keys()).singleElement().satisfies(key -> {
            assertThat(key.sort().descending()).isTrue();
            assertThat(key.paths()).containsOnlyKeys("Reading", "Alarm");
        });
        Map<String, List<String>> rows =
                Map.of("Reading", names(requests, "Reading"), "Alarm", names(requests, "Alarm"));
        assertThat(rows).isEqualTo(Map.of("Reading", List.of("note", "at"), "Alarm", List.of("at")));
        assertThat(only("newest").projection()).isEqualTo(Optional.empty());
    }

    private static List<String> names(PatternRequests requests, String entity) {
        return requests.rows().get(entity).stream()
                .map(attribute -> attribute.name().text())
                .toList();
    }
}
