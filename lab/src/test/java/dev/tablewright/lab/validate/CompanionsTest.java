package dev.tablewright.lab.validate;

import static dev.tablewright.lab.validate.Playground.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Guards that expire, sequences with items of their own, entities that are found in an index, and secrets in keys. */
class CompanionsTest {

    private static final Model DESK = Models.of("""
            tablewright: 1
            application: Desk
            entities:
              Agent:
                id: agentId
                attributes:
                  agentId: { type: string, max: 20 }
                  phone: { type: string, max: 20, unique: true, sensitive: true }
                  until: { type: epoch, optional: true }
                ttl: until
              Ticket:
                id: [desk, number]
                attributes:
                  desk: { type: string, max: 20 }
                  number: integer
                  agent: Agent
                sequence: { number: { per: desk } }
              Note:
                id: noteId
                attributes:
                  noteId: ulid
                  writtenAt: timestamp
                  text: string
              Star:
                id: [note, agent]
                attributes: { note: Note, agent: Agent }
            design:
              layout: single-table
              table: Desk
              keys:
                Agent: { PK: "AGENT#{agentId}", SK: "AGENT#{agentId}" }
                Ticket: { PK: "DESK#{desk}", SK: "TICKET#{number:8}" }
                Note: { PK: "DAY#{writtenAt:day}", SK: "NOTE#{noteId}", GSI1PK: "NOTE#{noteId}", GSI1SK: "NOTE#{noteId}" }
                Star: { PK: "STAR#{note}", SK: "STAR#{agent}" }
              guards:
                Agent.phone: { PK: "PHONE#{phone}", SK: "PHONE#{phone}" }
              sequences:
                Ticket.number: { PK: "LAST#{desk}", SK: "LAST#{desk}" }
            tables:
              Desk: { ttl: until }
            """);

    private static final String NOTE = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    @Test
    void guardsExpireWithTheirOwnersAndSequencesKeepTheirOwnItems() {
        try (Playground desk = new Playground(DESK)) {
            desk.create("Agent", "agentId", "ann", "phone", "555-1");
            desk.create("Agent", "agentId", "ben", "phone", "555-2", "until", "2027-01-01T00:00:00Z");
            desk.create("Note", "noteId", NOTE, "writtenAt", "2026-04-01T10:00:00Z", "text", "x");
            desk.create("Star", "note", NOTE, "agent", "ann");
            for (int i = 0; i < 3; i++) {
                desk.create("Ticket", "desk", "one", "agent", "ann");
                desk.create("Ticket", "desk", "two", "agent", "ben");
            }
            // What has expired and is still there needs no guard, and a guard that has expired no owner.
            desk.put(
                    "Desk",
                    desk.item(desk.row("Agent", "agentId", "old", "phone", "555-9", "until", "2026-04-01T00:00:00Z")));
            desk.put("Desk", guard("555-8", "gone", "1767225600"));
            assertThat(desk.validate().findings()).isEmpty();

            desk.change("Desk", key("LAST#one"), "last", AttributeValue.fromN("2"));
            desk.delete("Desk", key("LAST#two"));
            desk.delete("Desk", key("PHONE#555-1"));
            desk.put("Desk", guard("555-7", "nobody", "1798761600"));
            desk.put("Desk", desk.item(desk.row("Star", "note", NOTE.replace("FAV", "FAA"), "agent", "ann")));
            StringWriter plan = new StringWriter();
            ValidationResult result = Validation.of(desk.bound(), desk.place(), desk.options())
                    .run(ValidationListener.of(new RepairPlan(plan)));
            assertThat(Playground.words(result))
                    .containsExactlyInAnyOrder(
                            "SequenceBehind Ticket.number last",
                            "SequenceBehind Ticket.number last",
                            "DanglingGuard Agent phone",
                            "DanglingGuard Agent.phone phone",
                            "DanglingReference Star note");
            assertThat(result.findings().toString()).doesNotContain("555");
            assertThat(plan.toString().lines()).hasSize(5).anyMatch(line -> line.contains("\"byHand\""));
            result.findings().forEach(finding -> {
                if (finding.repair() instanceof Repair.Fix fix) {
                    assertThat(desk.send(fix)).as(fix.request()).isEqualTo(200);
                }
            });
            assertThat(Playground.words(desk.validate())).containsExactly("DanglingReference Star note");
            assertThat(desk.create("Ticket", "desk", "two", "agent", "ben")
                            .value("number")
                            .orElseThrow()
                            .n())
                    .isEqualTo("4");
        }
    }

    private static Map<String, AttributeValue> guard(String phone, String owner, String until) {
        Map<String, AttributeValue> item = new HashMap<>(key("PHONE#" + phone));
        item.put("Type", AttributeValue.fromS("Agent.phone"));
        item.put("agentId", AttributeValue.fromS(owner));
        item.put("until", AttributeValue.fromN(until));
        return item;
    }

    /** A table for each entity: what stands in the wrong one is unknown there. */
    @ParameterizedTest
    @ValueSource(strings = {"shop-tables", "saas-tables"})
    void everyTableIsLookedAt(String example) {
        try (Playground tables = Playground.example(example)) {
            List<String> names = tables.bound().design().tables().stream()
                    .map(table -> table.name().text())
                    .toList();
            ValidationResult clean = tables.validate();
            assertThat(clean.findings()).isEmpty();
            assertThat(clean.items()).isZero();
            assertThat(names).hasSizeGreaterThan(2);
            for (String name : names) {
                Map<String, AttributeValue> item = new HashMap<>();
                tables.bound()
                        .design()
                        .table(name)
                        .orElseThrow()
                        .key()
                        .attributes()
                        .forEach(attribute -> item.put(attribute.name(), AttributeValue.fromS("x")));
                tables.put(name, item);
            }
            assertThat(tables.validate().count(FindingKind.UNKNOWN_TYPE)).isEqualTo(names.size());
        }
    }
}
