package dev.tablewright.generate.typescript;

import static dev.tablewright.generate.code.SlotText.Function.*;
import static java.util.Map.entry;

import dev.tablewright.generate.code.SlotText;
import java.util.Map;

/** How values are written into keys, in TypeScript. */
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
}
