package dev.tablewright.generate.java;

import static dev.tablewright.generate.code.SlotText.Function.*;
import static java.util.Map.entry;

import dev.tablewright.generate.code.SlotText;
import dev.tablewright.generate.code.TextParts;
import java.util.Map;
import java.util.stream.Collectors;

/** Texts of keys, and how values are written into them, in Java. */
final class KeySlots {

    static final SlotText JAVA = new SlotText(
            Map.ofEntries(
                    entry(TEXT, "%s"),
                    entry(WORD, "%s.word()"),
                    entry(INTEGER, "§KeyInteger.plain(%s)"),
                    entry(EPOCH_SECOND, "%s.getEpochSecond()"),
                    entry(DECIMAL, "§KeyDecimal.plain(%s)"),
                    entry(TIMESTAMP, "§Values.timestampText(%s)"),
                    entry(UUID, "§KeyUuid.encode(%s)"),
                    entry(ULID, "§KeyUlid.encode(%s)"),
                    entry(KSUID, "§KeyKsuid.encode(%s)"),
                    entry(BINARY, "%s.hex()"),
                    entry(PADDED_INTEGER, "§KeyInteger.padded(%s, %s, false)"),
                    entry(PADDED_DECIMAL, "§KeyDecimal.padded(%s, %s, false)"),
                    entry(DESCENDING_INTEGER, "§KeyInteger.padded(%s, %s, true)"),
                    entry(DESCENDING_DECIMAL, "§KeyDecimal.padded(%s, %s, true)"),
                    entry(TRUNCATED, "§KeyTimestamp.truncated(%s, §TimeUnit.%s)"),
                    entry(SHARD, "§KeyShard.of(%s, %s)"),
                    entry(CHECKED, "§KeyText.raw(%s)"),
                    entry(ESCAPED, "§KeyText.encode(%s)"),
                    entry(ESCAPED_TOO, "§KeyText.encode(%s, %s)")),
            KeySlots::character);

    private KeySlots() {}

    /** {@code "ORDER#" + id}. */
    static String sum(TextParts text) {
        return text.parts().isEmpty()
                ? "\"\""
                : text.parts().stream()
                        .map(part -> part.literal() ? JavaNames.literal(part.text()) : part.text())
                        .collect(Collectors.joining(" + "));
    }

    private static String character(int codePoint) {
        boolean simple = codePoint > ' ' && codePoint < 127 && codePoint != '\'' && codePoint != '\\';
        return simple ? "'" + (char) codePoint + "'" : "0x" + Integer.toHexString(codePoint);
    }
}
