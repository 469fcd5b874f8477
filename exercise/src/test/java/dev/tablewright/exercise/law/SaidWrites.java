package dev.tablewright.exercise.law;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.write.Chance;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.access.write.ItemEncounter;
import dev.tablewright.access.write.ItemPlace;
import dev.tablewright.access.write.ItemRead;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the access program says that a write sends. */
final class SaidWrites {

    private final Analysis analysis;
    private final WritePlan plan;

    SaidWrites(Analysis analysis, WritePlan plan) {
        this.analysis = analysis;
        this.plan = plan;
    }

    /**
     * What is wrong with what a call sent that was done.
     *
     * @param sent by it, without the requests that failed
     */
    List<String> wrong(List<Sent> sent) {
        List<String> wrong = new ArrayList<>();
        // What goes with something that is deleted is as much as there is, and each is a write of its own.
        if (plan.cascades().isEmpty()) {
            actions(sent, wrong);
        }
        if (plan.cascades().isEmpty() && isCertain()) {
            reads(sent, wrong);
        }
        return wrong;
    }

    /** Whether the plan takes no step to be about the parent of another step: a caller may mean another one. */
    boolean isCertain() {
        return plan.encounters().stream().noneMatch(ItemEncounter::merged);
    }

    /** Whether a number changes of a parent that may be gone by then: a call that finds that out begins anew. */
    boolean mayBeginAnew() {
        return plan.write().steps().stream()
                        .anyMatch(step ->
                                step.action() == WriteStep.Action.DELETE || step.action() == WriteStep.Action.UPDATE)
                && plan.actions().stream().anyMatch(action -> !(action.role() instanceof ItemRole.Itself));
    }

    private void actions(List<Sent> sent, List<String> wrong) {
        Set<String> tables = sent.stream().map(Sent::table).collect(Collectors.toCollection(LinkedHashSet::new));
        actions().map(SaidWrites::table).forEach(tables::add);
        for (String table : tables) {
            for (Kind kind : Kind.values()) {
                counted(kind, table, sent, wrong);
            }
        }
    }

    /** @param kind of a choice, those from which it is made are counted together */
    private void counted(Kind kind, String table, List<Sent> sent, List<String> wrong) {
        String what = kind.word() + " " + table;
        long times = sent.stream()
                .filter(each -> kind.sent().stream().anyMatch(one -> each.equals(Sent.of(one.word(), table))))
                .count();
        // A step is taken to be about the parent of another step, which nobody forces a caller to keep to.
        Stream<ItemAction> apart = plan.encounters().stream()
                .filter(ItemEncounter::merged)
                .flatMap(encounter -> Stream.of(encounter.one(), encounter.other()));
        long most = Stream.concat(actions(), apart)
                .filter(action -> table(action).equals(table)
                        && !Collections.disjoint(action.kind().sent(), kind.sent()))
                .count();
        if (times > most) {
            wrong.add(what + " was sent " + times + " times, and the plan has it " + most + " times");
        }
        Predicate<ItemAction> isNoOther = action -> table(action).equals(table)
                && kind.sent().containsAll(action.kind().sent());
        long least = actions().filter(ItemAction::isCertain).filter(isNoOther).count();
        long together = plan.encounters().stream()
                .map(ItemEncounter::other)
                .filter(isNoOther)
                .count();
        if (times < least - together) {
            wrong.add(what + " was sent " + times + " times, and the plan is sure of " + least);
        }
    }

    private Stream<ItemAction> actions() {
        return Stream.concat(plan.before().stream(), plan.actions().stream());
    }

    private static String table(ItemAction action) {
        return action.place().map(ItemPlace::table).orElse("nowhere");
    }

    private void reads(List<Sent> sent, List<String> wrong) {
        Map<String, Long> most = counted(plan.reads().stream()
                .filter(read -> read.chance() != Chance.NEVER)
                .flatMap(read -> read(read).stream()));
        Map<String, Long> found = counted(sent.stream().filter(Sent::isRead).map(Sent::toString));
        found.forEach((kind, times) -> {
            if (times > most.getOrDefault(kind, 0L)) {
                wrong.add(kind + " was sent " + times + " times before the write, and the plan reads it "
                        + most.getOrDefault(kind, 0L) + " times");
            }
        });
    }

    private Optional<String> read(ItemRead read) {
        Optional<Placement> place = read.finding()
                ? analysis.space().byId(analysis.model().entity(read.entity()).orElseThrow(), true)
                : analysis.space().primary(read.entity());
        return place.map(placement -> new Sent(
                        read.finding() ? "Query" : "GetItem",
                        placement.route().table().name().text(),
                        placement.route().index().map(index -> index.name().text()))
                .toString());
    }

    private static Map<String, Long> counted(Stream<String> what) {
        return new HashMap<>(what.collect(Collectors.groupingBy(Function.identity(), Collectors.counting())));
    }
}
