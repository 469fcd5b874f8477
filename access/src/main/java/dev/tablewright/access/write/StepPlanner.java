package dev.tablewright.access.write;

import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans one step of a write: its own item, and all that must change with it. */
final class StepPlanner {

    private final StepFacts facts;

    StepPlanner(StepFacts facts) {
        this.facts = facts;
    }

    /** What the caller gives, and what is done with it. */
    StepProgram program() {
        return new StepLowering(facts).program();
    }

    /** The request of a step that is nothing but one action; empty if that depends on the call. */
    Optional<FixedRequest> fixed(ItemAction action) {
        return facts.step().takesAlong().isEmpty() ? new RequestFixing(facts, action).request() : Optional.empty();
    }

    /**
     * What has to be read of the step's own item.
     *
     * @param merged the actions of all steps
     */
    Optional<ItemRead> read(List<ItemAction> merged) {
        List<ItemChange> changes = merged.stream()
                .filter(action -> action.isItself() && action.step().equals(facts.step()))
                .flatMap(action -> action.changes().stream())
                .toList();
        return new ReadPlanning(facts, changes).read();
    }

    /** What is done before the transaction. */
    List<ItemAction> before() {
        return new SequencePlanning(facts).actions().map(this::asking).toList();
    }

    /** What is done in the transaction, the author's own item first. */
    List<ItemAction> actions() {
        List<ItemAction> others = Stream.of(
                        new GuardPlanning(facts).actions(),
                        new AggregatePlanning(facts).actions(Upkeep.TRANSACTION),
                        new AdditionPlanning(facts).toParents())
                .flatMap(actions -> actions)
                .map(this::asking)
                .toList();
        // Deleting what is not there succeeds, and the others would be done for nothing.
        boolean mustBeThere = !others.isEmpty() || facts.isOneOfSeveral();
        List<ItemAction> itself = new ItselfPlanning(facts, mustBeThere)
                .actions()
                .map(this::asking)
                .toList();
        List<ItemAction> all = new ArrayList<>(itself);
        // What depends on the item as it was must find it so; a move has its conditions on what it deletes.
        all.set(0, itself.get(0).demanding(demands(itself, others)));
        all.addAll(others);
        all.addAll(new GrandparentPlanning(facts).above(others));
        return all;
    }

    /** What the stream brings up to date, a moment later. It sees the item before and after, and so asks for nothing. */
    List<ItemAction> afterwards() {
        List<ItemAction> parents =
                new AggregatePlanning(facts).actions(Upkeep.STREAM).toList();
        return Stream.concat(parents.stream(), new GrandparentPlanning(facts).above(parents).stream())
                .toList();
    }

    List<ItemCascade> cascades() {
        return new CascadePlanning(facts).cascades().toList();
    }

    /** Conditions on the item for the sake of what was read before, and of the items that must change with it. */
    private List<ItemCondition> demands(List<ItemAction> itself, List<ItemAction> others) {
        Set<ItemCondition> demands = new LinkedHashSet<>();
        Set<WriteValue> located = new LinkedHashSet<>();
        itself.get(0).place().ifPresent(place -> place.values().forEach(located::add));
        Optional<Name> version = facts.entity().version();
        Stream.concat(itself.stream(), others.stream())
                .flatMap(action -> action.asksFor().stream())
                .filter(value -> !located.contains(value) && facts.isOwn(value) && facts.isMutable(value))
                .map(value ->
                        new ItemCondition.Unchanged(version.map(Name::text).orElse(value.path())))
                .map(unchanged -> facts.does(Action.PUT) && facts.demandsNothing()
                        ? new ItemCondition.AbsentOr(unchanged)
                        : unchanged)
                .forEach(demands::add);
        return List.copyOf(demands);
    }

    private ItemAction asking(ItemAction action) {
        List<WriteValue> asked = Stream.concat(action.values(), action.asksFor().stream())
                .filter(value -> !facts.isGiven(value))
                .distinct()
                .toList();
        return action.asking(asked);
    }
}
