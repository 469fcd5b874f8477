package dev.tablewright.check.rule;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Span;
import java.util.stream.Stream;

/** DynamoDB refuses items above 400 KB, names of attributes included. */
public final class ItemTooLarge implements Rule {

    static final long MOST_BYTES = DynamoFacts.ITEM_BYTES_AT_MOST;

    @Override
    public Code code() {
        return new Code("TW0205", "item-too-large", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        ItemSizes sizes = new ItemSizes(subject.model());
        return subject.model().entities().stream()
                .filter(entity -> sizes.item(entity).expectedWhole() > MOST_BYTES)
                .map(entity -> finding(entity, sizes.item(entity).expectedWhole()));
    }

    private Diagnostic finding(Entity entity, long bytes) {
        return entity.expect()
                .saidSize()
                .map(said -> finding(entity, said.span())
                        .label("as the model expects")
                        .note("DynamoDB refuses an item of more than 409,600 bytes"))
                .orElseGet(() -> finding(entity, entity.name().span())
                        .label("about " + Amount.bytes(bytes))
                        .note("estimated from the types, with texts and lists half as long as they may be"));
    }

    private Diagnostic finding(Entity entity, Span place) {
        return Diagnostic.of(code(), place, "an item of " + entity.name() + " is larger than 400 KB")
                .help("make the elements of long lists entities of their own, or keep large values elsewhere and "
                        + "store where");
    }
}
