package dev.tablewright.app.explore;

import dev.tablewright.lab.explore.Glance;
import dev.tablewright.lab.explore.KeyReadout;
import dev.tablewright.lab.explore.Sight;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What was seen, for people. */
public final class GlanceText {

    private final Attributes attributes;

    public GlanceText(Model model, boolean reveal) {
        this.attributes = new Attributes(model, reveal);
    }

    /** A line for each item, with a number by which it can be asked for. */
    public String list(Glance glance) {
        if (glance.count().isPresent()) {
            return glance.count().get() + "\n";
        }
        if (glance.sights().isEmpty()) {
            return "nothing\n";
        }
        GlanceTable table = new GlanceTable();
        glance.sights().forEach(sight -> table.add(what(sight), attributes.of(sight)));
        return table.toString();
    }

    /** What it took, in a line. */
    public static String effort(Glance glance) {
        int requests = glance.requests().size();
        String units = glance.units().stripTrailingZeros().toPlainString();
        return glance.sights().size() + " of " + glance.read() + " read, "
                + units + (units.equals("1") ? " unit, " : " units, ")
                + requests + (requests == 1 ? " request" : " requests");
    }

    /** Everything about one item: what it is, what its keys say, its values, and how it is stored. */
    public String whole(Sight sight) {
        StringBuilder out = new StringBuilder(what(sight)).append('\n');
        sight.problem()
                .ifPresent(problem ->
                        out.append("  ").append(PrintableText.lines(problem)).append('\n'));
        out.append("\nkeys\n");
        List<List<String>> keys = new ArrayList<>();
        for (KeyReadout key : sight.keys()) {
            boolean hidden = attributes.isHidden(key);
            keys.add(List.of(
                    "  " + key.attribute(),
                    hidden ? Attributes.HIDDEN : PrintableText.lines(key.text()),
                    hidden ? "" : values(key)));
        }
        out.append(columns(keys));
        if (sight.row().isPresent()) {
            out.append("\nentity\n").append(pairs(attributes.of(sight)));
        }
        return out.append("\nitem\n").append(pairs(attributes.raw(sight))).toString();
    }

    private static String what(Sight sight) {
        String name = PrintableText.lines(sight.name());
        return switch (sight.kind()) {
            case ENTITY -> sight.problem().isPresent() ? name + " (unreadable)" : name;
            case GUARD, COUNTER -> sight.kind().word() + " of " + name;
            case STRANGER -> name.isEmpty() ? "unknown" : "unknown " + name;
        };
    }

    private static String values(KeyReadout key) {
        return key.values().stream()
                .map(value -> value.name() + " = " + PrintableText.lines(value.text()))
                .collect(Collectors.joining(", "));
    }

    private static String pairs(Map<String, String> values) {
        List<List<String>> rows = new ArrayList<>();
        values.forEach((name, value) -> rows.add(List.of("  " + name, PrintableText.lines(value))));
        return columns(rows);
    }

    private static String columns(List<List<String>> rows) {
        StringBuilder out = new StringBuilder();
        int columns = rows.isEmpty() ? 0 : rows.get(0).size();
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int at = 0; at < columns; at++) {
                widths[at] = Math.max(widths[at], row.get(at).length());
            }
        });
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int at = 0; at < columns; at++) {
                line.append(row.get(at))
                        .append(" ".repeat(widths[at] - row.get(at).length() + 2));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        return out.toString();
    }
}
