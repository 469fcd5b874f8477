package dev.tablewright.check.rule;

import dev.tablewright.access.key.TextShape;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Span;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A key has a longest length, and DynamoDB refuses an item whose text goes beyond it. Said with {@code max}, the limit is
 * checked where the text is typed in. A model that limits no text at all has not come to that yet.
 */
public final class UnboundedTextInKey implements Rule {

    @Override
    public Code code() {
        return new Code("TW0414", "key-of-unbounded-text", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        if (model.attributes()
                .noneMatch(attribute -> isText(attribute) && attribute.max().isPresent())) {
            return Stream.empty();
        }
        AttributeLookup attributes = new AttributeLookup(model);
        Set<Span> found = new HashSet<>();
        return subject.keySlots().stream()
                .flatMap(slot -> attributes
                        .leaf(slot)
                        .filter(UnboundedTextInKey::isText)
                        .filter(leaf -> !TextShape.of(leaf).isLimited() && !isShard(slot))
                        .filter(leaf -> found.add(leaf.span()))
                        .map(leaf -> finding(slot, leaf))
                        .stream());
    }

    private Diagnostic finding(KeySlot slot, Attribute leaf) {
        return Diagnostic.of(
                        code(),
                        slot.path().span(),
                        "nothing says how long `" + slot.path() + "` can be, and it stands in " + slot.whichKey())
                .label("a key is refused if it is too long")
                .also(leaf.name().span(), "declared here, without a limit")
                .note("DynamoDB allows 2,048 bytes in a partition key and 1,024 in a sort key")
                .help("say how long it is at most: `{ type: " + leaf.type() + ", max: 100 }`");
    }

    private static boolean isText(Attribute attribute) {
        return attribute.type() == ScalarType.STRING || attribute.type() == ScalarType.BINARY;
    }

    /** Of a shard the key has a few digits, however long the text is. */
    private static boolean isShard(KeySlot slot) {
        return slot.format() instanceof SlotFormat.Shard;
    }
}
