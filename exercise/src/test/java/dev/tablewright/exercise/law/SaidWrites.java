package dev.tablewright.exercise.law;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.write.Chance;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemEncounter;
import dev.tablewright.access.write.ItemRead;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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

    private void actions(List<Sent> sent, List<String> wrong) {
        // A step is taken to be about the parent of another step, which nobody forces a caller to keep to.
        Map<String, Long> most = counted(Stream.concat(
                        actions(),
                        plan.encounters().stream()
                                .filter(ItemEncounter::merged)
                                .flatMap(encounter -> Stream.of(encounter.one(), encounter.other())))
                .map(this::sent));
        Map<String, Long> least =
                counted(actions().filter(ItemAction::isCertain).map(this::sent));
        Map<String, Long> found = counted(
                sent.stream().filter(each -> !each.isRead()).map(Sent::toString).map(this::put));
        Map<String, Long> together =
                counted(plan.encounters().stream().map(ItemEncounter::other).map(this::sent));
        Set<String> kinds = new LinkedHashSet<>(found.keySet());
        kinds.addAll(least.keySet());
        for (String kind : kinds) {
            long times = found.getOrDefault(kind, 0L);
            if (times > most.getOrDefault(kind, 0L)) {
                wrong.add(kind + " was sent " + times + " times, and the plan has it " + most.getOrDefault(kind, 0L)
                        + " times");
            }
            if (times < least.getOrDefault(kind, 0L) - together.getOrDefault(kind, 0L)) {
                wrong.add(kind + " was sent " + times + " times, and the plan is sure of " + least.get(kind));
            }
        }
    }

    private Stream<ItemAction> actions() {
        return Stream.concat(plan.before().stream(), plan.actions().stream());
    }

    private String sent(ItemAction action) {
        return put(action.kind().word() + " "
                + action.place().map(place -> place.table()).orElse("nowhere"));
    }

    /** An entity that is there and in which others keep numbers is put by an update, which leaves those alone. */
    private String put(String sent) {
        boolean puts = plan.write().steps().stream().anyMatch(step -> step.action() == WriteStep.Action.PUT);
        return puts ? sent.replaceFirst("^Update ", "Put ") : sent;
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
