package dev.tablewright.app.explore;

import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Items one below the other, no wider than most terminals; whoever wants all of an item looks at it alone. Those of one kind have a column
 * for each attribute, and others their attributes in a row.
 */
final class GlanceTable {

    private static final int WIDTH = 120;
    private static final int WIDEST_CELL = 32;
    private static final String MORE = "…";
    private static final String NONE = "-";

    private final List<String> kinds = new ArrayList<>();
    private final List<Map<String, String>> items = new ArrayList<>();

    void add(String kind, Map<String, String> attributes) {
        Map<String, String> printable = new LinkedHashMap<>();
        attributes.forEach((name, value) -> printable.put(name, PrintableText.oneLine(value)));
        kinds.add(kind);
        items.add(printable);
    }

    @Override
    public String toString() {
        return Set.copyOf(kinds).size() == 1 ? ofOneKind() : mixed();
    }

    private String ofOneKind() {
        Set<String> names = new LinkedHashSet<>();
        items.forEach(item -> names.addAll(item.keySet()));
        List<List<String>> rows = new ArrayList<>();
        rows.add(new ArrayList<>(List.of("")));
        for (int at = 0; at < items.size(); at++) {
            rows.add(new ArrayList<>(List.of(Integer.toString(at + 1))));
        }
        int used = width(rows, 0);
        int columns = 0;
        for (String name : names) {
            List<String> cells = cells(name);
            used += 2 + cells.stream().mapToInt(String::length).max().orElse(0);
            columns++;
            boolean last = columns == names.size();
            if (columns > 1 && used > WIDTH - (last ? 0 : 2 + MORE.length())) {
                rows.get(0).add(MORE);
                rows.stream().skip(1).forEach(row -> row.add(""));
                break;
            }
            for (int at = 0; at < cells.size(); at++) {
                rows.get(at).add(cells.get(at));
            }
        }
        return kinds.get(0) + "\n" + TextTable.of(rows);
    }

    private List<String> cells(String name) {
        List<String> cells = new ArrayList<>(List.of(name));
        items.forEach(item -> cells.add(shortened(item.getOrDefault(name, NONE), WIDEST_CELL)));
        return cells;
    }

    private String mixed() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "what", "values"));
        for (int at = 0; at < items.size(); at++) {
            rows.add(List.of(Integer.toString(at + 1), kinds.get(at), ""));
        }
        int left = WIDTH - width(rows, 0) - width(rows, 1) - 4;
        for (int at = 0; at < items.size(); at++) {
            String values = items.get(at).entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining(", "));
            rows.set(at + 1, List.of(Integer.toString(at + 1), kinds.get(at), shortened(values, left)));
        }
        return TextTable.of(rows);
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private static String shortened(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 1) + MORE;
    }
}
