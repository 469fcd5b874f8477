package dev.tablewright.check.rule;

import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemPlace;
import dev.tablewright.access.write.PlanWords;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.WriteStep;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * DynamoDB refuses a transaction with two actions on one item. Two steps on one entity may be about two items; where the
 * key is the same whatever is written, they are about one.
 */
public final class TwoActionsOnOneItem implements Rule {

    @Override
    public Code code() {
        return new Code("TW0709", "two-actions-on-one-item", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.writePlans().stream().flatMap(this::check);
    }

    private Stream<Diagnostic> check(WritePlan plan) {
        Map<ItemPlace, WriteStep> seen = new HashMap<>();
        return plan.actions().stream()
                .filter(ItemAction::isItself)
                .flatMap(action -> action.place().filter(ItemPlace::isConstant).stream()
                        .flatMap(place -> {
                            WriteStep first = seen.putIfAbsent(place, action.step());
                            return first == null
                                    ? Stream.empty()
                                    : Stream.of(finding(plan, first, action.step(), place));
                        }));
    }

    private Diagnostic finding(WritePlan plan, WriteStep first, WriteStep second, ItemPlace place) {
        return Diagnostic.of(
                        code(),
                        second.entity().span(),
                        "`" + plan.write().name() + "` touches one item twice, which DynamoDB refuses")
                .label("again")
                .also(first.entity().span(), "here already")
                .note("both are the item with " + PlanWords.of(place))
                .help("make one step of the two: an `update` can set, add and demand with `when:` at once");
    }
}
