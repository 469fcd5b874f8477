package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.stream.Stream;

/** Works out what every write of a model comes to. */
public final class WritePlanner {

    private WritePlanner() {}

    /** A plan for each write, in the order of the file; none if there is no design. */
    public static List<WritePlan> plan(Model model) {
        return model.design().stream()
                .flatMap(design -> model.writes().stream().map(write -> plan(model, design, write)))
                .toList();
    }

    private static WritePlan plan(Model model, Design design, Write write) {
        List<StepPlanner> steps = write.steps().stream()
                .flatMap(step -> model.entity(step.entity().text()).stream()
                        .map(entity -> new StepPlanner(new StepFacts(model, design, write, step, entity))))
                .toList();
        ItemMerging merging = new ItemMerging(
                steps.stream().flatMap(step -> step.actions().stream()).toList());
        List<ItemAction> before = steps.stream()
                .flatMap(step -> step.before().stream())
                .filter(drawn -> !merging.absorbs(drawn))
                .toList();
        ParentReads parents = new ParentReads(model, design);
        List<ItemRead> reads = Stream.concat(
                        steps.stream().flatMap(step -> step.read(merging.actions()).stream()),
                        merging.actions().stream().flatMap(parents::of))
                .toList();
        return new WritePlan(
                write,
                reads,
                before,
                merging.actions(),
                merging.encounters(),
                steps.stream().flatMap(step -> step.cascades().stream()).toList(),
                steps.stream().flatMap(step -> step.afterwards().stream()).toList());
    }
}
