package dev.tablewright.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GlanceTableTest {

    private final GlanceTable table = new GlanceTable();

    private static Map<String, String> attributes(String... namesAndValues) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int at = 0; at < namesAndValues.length; at += 2) {
            attributes.put(namesAndValues[at], namesAndValues[at + 1]);
        }
        return attributes;
    }

    @Test
    void itemsOfOneKindHaveAColumnForEachAttribute() {
        table.add("Order", attributes("orderId", "1", "total", "12.50"));
        table.add("Order", attributes("orderId", "2", "note", "x".repeat(40)));
        assertThat(table).hasToString("""
                Order
                   orderId  total  note
                ─  ───────  ─────  ────────────────────────────────
                1  1        12.50  -
                2  2        -      %s…
                """.formatted("x".repeat(31)));
    }

    @Test
    void whatDoesNotFitIsLeftOut() {
        String[] many = new String[20];
        for (int at = 0; at < many.length; at += 2) {
            many[at] = "attribute" + at;
            many[at + 1] = "a value that takes its room";
        }
        table.add("Thing", attributes(many));
        assertThat(table.toString().lines()).allMatch(line -> line.length() <= 120);
        assertThat(table.toString().lines().toList().get(1)).endsWith("  …");
    }

    @Test
    void itemsOfSeveralKindsHaveALineEach() {
        table.add("Customer", attributes("username", "alice", "name", "two\nlines"));
        table.add("guard of Customer.email", attributes("PK", "y".repeat(200)));
        assertThat(table.toString().lines())
                .hasSize(4)
                .allMatch(line -> line.length() <= 120)
                .anyMatch(line -> line.startsWith("1  Customer                 username alice, name two"))
                .anyMatch(line -> line.endsWith("yyy…"));
    }
}
