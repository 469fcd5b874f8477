package dev.tablewright.check.rule;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import java.util.stream.Stream;

/** DynamoDB refuses items above 400 KB, names of attributes included. */
public final class ItemTooLarge implements Rule {

    static final long MOST_BYTES = 409_600;

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
        String how = entity.expect().itemBytes().isPresent()
                ? "expected by the model"
                : "estimated from the types, with texts and lists half as long as they may be";
        return Diagnostic.of(code(), entity.name().span(), "an item of " + entity.name() + " is larger than 400 KB")
                .label("about " + Amount.bytes(bytes))
                .note(how)
                .help("make the elements of long lists entities of their own, or keep large values elsewhere and "
                        + "store where");
    }
}
