package dev.tablewright.generate.infrastructure.terraform;

import java.util.ArrayList;
import java.util.List;

/** What stands on the right of an equals sign in a Terraform file. */
sealed interface HclValue {

    /** All of it in one line. */
    String flat();

    /** Whether it takes several lines even if it would fit into one: objects do, as people write them. */
    boolean isOpen();

    /** In several lines, if it can be; the first begins where the value does. */
    List<String> broken(int width);

    /** A word of the language (a number, {@code true}, a reference) or a text in quotes. */
    record Word(String flat) implements HclValue {

        @Override
        public boolean isOpen() {
            return false;
        }

        @Override
        public List<String> broken(int width) {
            return List.of(flat);
        }
    }

    /** {@code ["a", "b"]}. */
    record Sequence(List<HclValue> values) implements HclValue {
        public Sequence {
            values = List.copyOf(values);
        }

        @Override
        public String flat() {
            return "[" + String.join(", ", values.stream().map(HclValue::flat).toList()) + "]";
        }

        @Override
        public boolean isOpen() {
            return values.stream().anyMatch(HclValue::isOpen);
        }

        @Override
        public List<String> broken(int width) {
            HclLines inside = new HclLines(HclLines.STEP, width);
            values.forEach(inside::element);
            return enclosed("[", inside.lines(), "]");
        }
    }

    /** An object. */
    record Fields(List<Field> fields) implements HclValue {
        public Fields {
            fields = List.copyOf(fields);
        }

        @Override
        public String flat() {
            return "{ "
                    + String.join(
                            ", ",
                            fields.stream()
                                    .map(f -> f.key() + " = " + f.value().flat())
                                    .toList()) + " }";
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public List<String> broken(int width) {
            HclLines inside = new HclLines(HclLines.STEP, width);
            fields.forEach(field -> inside.attribute(field.key(), field.value()));
            return enclosed("{", inside.lines(), "}");
        }
    }

    /** A function of one value. */
    record Call(String function, HclValue argument) implements HclValue {

        @Override
        public String flat() {
            return function + "(" + argument.flat() + ")";
        }

        @Override
        public boolean isOpen() {
            return argument.isOpen();
        }

        @Override
        public List<String> broken(int width) {
            List<String> lines = new ArrayList<>(argument.broken(width));
            lines.set(0, function + "(" + lines.get(0));
            lines.set(lines.size() - 1, lines.get(lines.size() - 1) + ")");
            return lines;
        }
    }

    /** @param key as it stands in the file: a name, or a text in quotes */
    record Field(String key, HclValue value) {}

    static HclValue word(String text) {
        return new Word(text);
    }

    static HclValue number(long number) {
        return new Word(Long.toString(number));
    }

    static HclValue flag(boolean value) {
        return new Word(Boolean.toString(value));
    }

    /** Exactly this text: what Terraform would read as a variable or a directive is escaped. */
    static HclValue text(String text) {
        return new Word("\"" + HclText.escaped(text) + "\"");
    }

    /** A text, the value of a reference, and a text: <code>"table/${aws_dynamodb_table.shop.name}/index/GSI1"</code>. */
    static HclValue text(String before, String reference, String behind) {
        return new Word("\"" + HclText.escaped(before) + "${" + reference + "}" + HclText.escaped(behind) + "\"");
    }

    /** A text with references in it, of which nothing is escaped. */
    static HclValue template(String text) {
        return new Word("\"" + text + "\"");
    }

    static HclValue texts(List<String> texts) {
        return new Sequence(texts.stream().map(HclValue::text).toList());
    }

    static Field field(String key, HclValue value) {
        return new Field(HclText.key(key), value);
    }

    private static List<String> enclosed(String open, List<String> lines, String close) {
        List<String> all = new ArrayList<>(List.of(open));
        all.addAll(lines);
        all.add(close);
        return all;
    }
}
