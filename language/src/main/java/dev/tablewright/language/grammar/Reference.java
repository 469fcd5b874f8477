package dev.tablewright.language.grammar;

import dev.tablewright.language.grammar.Shape.Either;
import dev.tablewright.language.grammar.Shape.Field;
import dev.tablewright.language.grammar.Shape.Fields;
import dev.tablewright.language.grammar.Shape.ListOf;
import dev.tablewright.language.grammar.Shape.MapOf;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The grammar as a page for people: a table of keys for everything that has keys, in the order of first mention. */
public final class Reference {

    private final Map<String, Fields> waiting = new LinkedHashMap<>();

    private Reference() {}

    /** The page, as Markdown. */
    public static String render(Fields root) {
        return new Reference().page(root);
    }

    private String page(Fields root) {
        StringBuilder out = new StringBuilder("# Every key of the model language\n\n");
        out.append(
                "This page is made from the grammar itself; [language.md](language.md) explains it with examples.\n");
        out.append("A key in **bold** is required; of keys marked with the same † exactly one is.\n");
        waiting.put(root.what(), root);
        List<String> done = new ArrayList<>();
        while (done.size() < waiting.size()) {
            String next = waiting.keySet().stream()
                    .filter(what -> !done.contains(what))
                    .findFirst()
                    .orElseThrow();
            done.add(next);
            section(waiting.get(next), out);
        }
        forms(out);
        return out.toString();
    }

    private static void forms(StringBuilder out) {
        out.append("\n## How values are written\n\n| value | |\n|---|---|\n");
        for (Form form : Form.values()) {
            if (form != Form.LINE_AS_KEY && form != Form.EXACT_RATE && form != Form.TEXT) {
                out.append("| ")
                        .append(form.noun())
                        .append(" | ")
                        .append(escaped(form.explanation()))
                        .append(" |\n");
            }
        }
    }

    private void section(Fields fields, StringBuilder out) {
        out.append("\n## Keys of ").append(fields.what()).append("\n\n");
        out.append("| key | value | |\n|---|---|---|\n");
        for (Field field : fields.fields()) {
            boolean chosen = fields.choices().stream().anyMatch(choice -> choice.contains(field.name()));
            String name = "`" + field.name() + "`";
            out.append("| ")
                    .append(field.required() ? "**" + name + "**" : name)
                    .append(chosen ? " †" : "");
            out.append(" | ")
                    .append(value(field.shape()))
                    .append(" | ")
                    .append(escaped(field.doc()))
                    .append(" |\n");
        }
        fields.others().ifPresent(others -> out.append("| *")
                .append(others.key().noun())
                .append("* | ")
                .append(value(others.value()))
                .append(" | |\n"));
    }

    private String value(Shape shape) {
        if (shape instanceof Fields fields) {
            waiting.putIfAbsent(fields.what(), fields);
            return "[the keys of " + fields.what() + "](#keys-of-"
                    + fields.what().replace(' ', '-') + ")";
        }
        if (shape instanceof MapOf map) {
            return map.key().noun() + " → " + value(map.value());
        }
        if (shape instanceof ListOf list) {
            return "list of: " + value(list.element());
        }
        if (shape instanceof Either either) {
            return String.join(
                    " — or — ", either.alternatives().stream().map(this::value).toList());
        }
        return escaped(shape.description());
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|");
    }
}
