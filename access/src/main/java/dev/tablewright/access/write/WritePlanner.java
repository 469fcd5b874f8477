package dev.tablewright.access.write;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.read.Lookups;
import dev.tablewright.access.read.Planner;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Works out what every write of a model comes to. */
public final class WritePlanner {

    private WritePlanner() {}

    /** A plan for each write, in the order of the file; none if there is no design. */
    public static List<WritePlan> plan(Model model) {
        return model.design()
                .map(design -> new KeySpace(model, design))
                .map(space -> plan(space, new Lookups(new Planner(model, space, new Meetings()), space)))
                .orElse(List.of());
    }

    /** A plan for each write, in the order of the file. */
    public static List<WritePlan> plan(KeySpace space, Lookups lookups) {
        return space.model().writes().stream()
                .map(write -> plan(space, lookups, write))
                .toList();
    }

    private static WritePlan plan(KeySpace space, Lookups lookups, Write write) {
        List<StepPlanner> steps = write.steps().stream()
                .flatMap(step -> space.model().entity(step.entity().text()).stream()
                        .map(entity -> new StepPlanner(new StepFacts(space, lookups, write, step, entity))))
                .toList();
        ItemMerging merging = new ItemMerging(
                steps.stream().flatMap(step -> step.actions().stream()).toList());
        List<ItemAction> before = steps.stream()
                .flatMap(step -> step.before().stream())
                .filter(drawn -> !merging.absorbs(drawn))
                .toList();
        ParentReads parents = new ParentReads(space.model(), space.design());
        List<ItemRead> reads = Stream.concat(
                        steps.stream().flatMap(step -> step.read(merging.actions()).stream()),
                        Stream.concat(before.stream(), merging.actions().stream())
                                .flatMap(parents::of))
                .toList();
        boolean alone = steps.size() == 1
                && reads.isEmpty()
                && before.isEmpty()
                && merging.actions().size() == 1;
        return new WritePlan(
                write,
                steps.stream().map(StepPlanner::program).toList(),
                reads,
                before,
                merging.actions(),
                merging.encounters(),
                steps.stream().flatMap(step -> step.cascades().stream()).toList(),
                steps.stream().flatMap(step -> step.afterwards().stream()).toList(),
                alone ? steps.get(0).fixed(merging.actions().get(0)) : Optional.empty());
    }
}
