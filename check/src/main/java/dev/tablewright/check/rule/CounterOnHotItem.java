package dev.tablewright.check.rule;

import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.access.write.ItemChange;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every write that is counted writes the item that holds the count, and one key takes 1,000 units a second. */
public final class CounterOnHotItem implements Rule {

    @Override
    public Code code() {
        return new Code("TW0704", "counter-on-hot-item", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        List<WritePlan> counting = subject.writePlans().stream()
                .filter(plan -> plan.actions().stream()
                        .flatMap(action -> action.changes().stream())
                        .anyMatch(ItemChange.Adds.class::isInstance))
                .toList();
        return subject.model().entities().stream()
                .flatMap(entity ->
                        HotItem.countOf(entity)
                                .flatMap(count -> check(subject.model(), counting, entity, count))
                                .stream());
    }

    private Optional<Diagnostic> check(Model model, List<WritePlan> counting, Entity entity, long count) {
        String name = entity.name().text();
        HotItem item = new HotItem(count, "of " + name, entity.expect().itemBytes());
        Optional<MemberName> counter = Optional.empty();
        for (WritePlan plan : counting) {
            for (ItemAction action : plan.actions()) {
                Optional<MemberName> found = counter(model, action, name);
                if (found.isPresent()) {
                    item.add(plan.write(), plan.needsTransaction());
                    counter = counter.or(() -> found);
                }
            }
        }
        return counter.filter(found -> item.isTooHot()).map(found -> finding(model, item, found, count));
    }

    private Diagnostic finding(Model model, HotItem item, MemberName counter, long count) {
        boolean kept = model.aggregates().stream()
                .anyMatch(aggregate -> aggregate.target().equals(counter));
        String wayOut = kept
                ? "keep it with `kept: stream`, which gathers many changes into one, or"
                : "gather several changes before adding them, or";
        return Diagnostic.of(
                        code(), counter.span(), "`" + counter + "` must take " + item.load() + " write units a second")
                .label(count == 1 ? "all in one item" : "in each item, evenly spread")
                .note(item.arithmetic())
                .help(wayOut + " spread the number over several items and add them up when reading");
    }

    /** The number that an action adds to in every case, or whenever something is created. */
    private static Optional<MemberName> counter(Model model, ItemAction action, String entity) {
        boolean there = (action.role() instanceof ItemRole.Parent parent
                        && parent.entity().equals(entity))
                || (action.role() instanceof ItemRole.Itself itself
                        && itself.entity().equals(entity));
        boolean usual = action.isUsual() || action.step().action() == Action.CREATE;
        return there && usual && action.kind() == Kind.UPDATE
                ? action.changes().stream()
                        .filter(ItemChange.Adds.class::isInstance)
                        .map(change -> ((ItemChange.Adds) change).attribute())
                        .flatMap(attribute -> declared(model, action.step(), entity, attribute))
                        .findFirst()
                : Optional.empty();
    }

    /** Where the author says that something is added to the attribute. */
    private static Stream<MemberName> declared(Model model, WriteStep step, String entity, String attribute) {
        return Stream.concat(
                        model.aggregates().stream().map(kept -> kept.target()),
                        step.adds().stream().map(Addition::target))
                .filter(target ->
                        target.entity().equals(entity) && target.attribute().equals(attribute));
    }
}
