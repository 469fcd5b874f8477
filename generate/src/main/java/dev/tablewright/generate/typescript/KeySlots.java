package dev.tablewright.generate.typescript;

import static dev.tablewright.generate.code.SlotText.Function.*;
import static java.util.Map.entry;

import dev.tablewright.generate.code.SlotText;
import dev.tablewright.generate.code.TextParts;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Texts of keys, and how values are written into them, in TypeScript. */
final class KeySlots {

    static final SlotText TYPESCRIPT = new SlotText(
            Map.ofEntries(
                    entry(TEXT, "%s"),
                    entry(WORD, "%s"),
                    entry(INTEGER, "integer(%s)"),
                    entry(EPOCH_SECOND, "epoch(%s)"),
                    entry(DECIMAL, "decimal(%s)"),
                    entry(TIMESTAMP, "timestamp(%s)"),
                    entry(UUID, "uuid(%s)"),
                    entry(ULID, "ulid(%s)"),
                    entry(KSUID, "ksuid(%s)"),
                    entry(BINARY, "hex(%s)"),
                    entry(PADDED_INTEGER, "paddedInteger(%s, %s)"),
                    entry(PADDED_DECIMAL, "paddedDecimal(%s, %s)"),
                    entry(DESCENDING_INTEGER, "paddedInteger(%s, %s, true)"),
                    entry(DESCENDING_DECIMAL, "paddedDecimal(%s, %s, true)"),
                    entry(TRUNCATED, "timestamp(%1$s).slice(0, %3$s)"),
                    entry(SHARD, "shard(%s, %s)"),
                    entry(CHECKED, "text(%s)"),
                    entry(ESCAPED, "escaped(%s)"),
                    entry(ESCAPED_TOO, "escaped(%s, %s)")),
            also -> Words.literal(Character.toString(also)));

    private KeySlots() {}

    /** A text in which nothing is a value stands in ordinary quotes, and a value alone in none. */
    static String template(TextParts text) {
        List<TextParts.Part> parts = text.parts();
        if (parts.stream().allMatch(TextParts.Part::literal)) {
            return Words.literal(parts.isEmpty() ? "" : parts.get(0).text());
        }
        return parts.size() == 1
                ? parts.get(0).text()
                : parts.stream()
                        .map(part -> part.literal() ? Words.inTemplate(part.text()) : "${" + part.text() + "}")
                        .collect(Collectors.joining("", "`", "`"));
    }
}
