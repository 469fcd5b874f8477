package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes YAML that every parser reads the same, those of YAML 1.1 included: a text that could be taken for anything else is
 * quoted.
 */
final class YamlWriter {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_./-]*(::?[A-Za-z0-9][A-Za-z0-9_./-]*)*");

    /** To some parsers these are true, false and nothing. */
    private static final Set<String> WORDS = Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

    private static final int WIDTH = 118;

    private final StringBuilder out = new StringBuilder();

    static String write(Mapping document) {
        YamlWriter writer = new YamlWriter();
        writer.mapping(document, 0, false);
        return writer.out.toString();
    }

    private void mapping(Mapping mapping, int indent, boolean firstIsPlaced) {
        boolean placed = firstIsPlaced;
        for (Mapping.Entry entry : mapping.entries()) {
            if (indent == 0 && out.length() > 0) {
                out.append('\n');
            }
            if (!placed) {
                comment(entry.comment(), indent);
                out.append(" ".repeat(indent));
            }
            placed = false;
            out.append(scalar(entry.key())).append(':');
            value(entry.value(), indent);
        }
    }

    /** What comes behind a key. */
    private void value(Yaml value, int indent) {
        if (value instanceof Mapping mapping && !mapping.entries().isEmpty()) {
            out.append('\n');
            mapping(mapping, indent + 2, false);
        } else if (value instanceof Yaml.Sequence sequence
                && !sequence.elements().isEmpty()) {
            out.append('\n');
            sequence(sequence, indent + 2);
        } else {
            out.append(' ').append(atom(value)).append('\n');
        }
    }

    private void sequence(Yaml.Sequence sequence, int indent) {
        for (Yaml element : sequence.elements()) {
            boolean isMapping =
                    element instanceof Mapping mapping && !mapping.entries().isEmpty();
            if (isMapping) {
                Mapping mapping = (Mapping) element;
                comment(mapping.entries().get(0).comment(), indent);
                out.append(" ".repeat(indent)).append("- ");
                mapping(mapping, indent + 2, true);
            } else if (element instanceof Yaml.Sequence inner
                    && !inner.elements().isEmpty()) {
                out.append(" ".repeat(indent)).append("-\n");
                sequence(inner, indent + 2);
            } else {
                out.append(" ".repeat(indent))
                        .append("- ")
                        .append(atom(element))
                        .append('\n');
            }
        }
    }

    private static String atom(Yaml value) {
        if (value instanceof Yaml.Text text) {
            return scalar(text.text());
        }
        if (value instanceof Yaml.Whole number) {
            return Long.toString(number.number());
        }
        if (value instanceof Yaml.Truth truth) {
            return Boolean.toString(truth.truth());
        }
        return value instanceof Mapping ? "{}" : "[]";
    }

    static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !WORDS.contains(text.toLowerCase(Locale.ROOT))) {
            return text;
        }
        boolean printable = text.chars().allMatch(c -> c >= ' ' && c <= '~');
        return printable ? "'" + text.replace("'", "''") + "'" : quoted(text);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c == '\n') {
                quoted.append("\\n");
            } else if (c < ' ' || (c > '~' && c < 0xa0) || (c >= 0x2000 && c < 0x2070) || c >= 0xd800) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    private void comment(String comment, int indent) {
        if (comment.isEmpty()) {
            return;
        }
        StringBuilder line = new StringBuilder();
        for (String word : List.of(comment.replaceAll("\\p{Cntrl}", " ").split(" +"))) {
            if (line.length() > 0 && indent + 2 + line.length() + 1 + word.length() > WIDTH) {
                out.append(" ".repeat(indent)).append("# ").append(line).append('\n');
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        out.append(" ".repeat(indent)).append("# ").append(line).append('\n');
    }
}
