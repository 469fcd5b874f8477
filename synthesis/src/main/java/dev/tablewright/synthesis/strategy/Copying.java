package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter.Origin;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.Optional;

/**
 * Several copies of what more ask for than one partition bears; each reader draws one of them. That is another model; it can
 * only be proposed, and priced.
 */
public sealed interface Copying permits CopiedSingleton, CopiedAnswer {

    /** The other model; its prices are right, its places in the file are not. */
    Model model();

    /** What of it there are several, in a few words. */
    String what();

    /** What the author would have to write, a sentence each. */
    List<String> changes();

    /** So many copies of what a pattern reads; empty if copies cannot stand for it. */
    static Optional<Copying> of(Model model, String name, int copies) {
        Pattern pattern = model.patterns().stream()
                .filter(each -> each.name().text().equals(name))
                .findFirst()
                .orElseThrow();
        if (!isOneAnswer(pattern)) {
            return Optional.empty();
        }
        Entity entity = model.entity(pattern.entities().get(0).text()).orElseThrow();
        return Optional.of(
                entity.singleton() && isWrittenAlone(model, entity)
                        ? new CopiedSingleton(model, entity, copies)
                        : new CopiedAnswer(model, entity, pattern, copies));
    }

    /** Whether the same question has the same few results until something is written. */
    private static boolean isOneAnswer(Pattern pattern) {
        boolean few = pattern.operation() == Pattern.Operation.GET
                || (pattern.operation() == Pattern.Operation.LIST
                        && (pattern.page().isPresent() || pattern.top().isPresent()));
        boolean open = pattern.narrowing()
                .filter(narrowing ->
                        narrowing.origin().filter(Copying::isKnownToAll).isEmpty()
                                || narrowing.kind() == Narrowing.Kind.PREFIX)
                .isPresent();
        boolean simple = pattern.by().stream()
                .allMatch(by -> by.paths().values().stream().allMatch(paths -> paths.size() == 1));
        return few
                && !open
                && simple
                && pattern.entities().size() == 1
                && pattern.batch().isEmpty()
                && pattern.consistency() == Pattern.Consistency.EVENTUAL;
    }

    private static boolean isKnownToAll(Origin origin) {
        return origin == Origin.CLOCK || origin == Origin.CONSTANT;
    }

    private static boolean isWrittenAlone(Model model, Entity entity) {
        return model.writes().stream()
                .filter(write -> touches(write, entity))
                .allMatch(write -> write.steps().size() == 1);
    }

    private static boolean touches(Write write, Entity entity) {
        return write.steps().stream()
                .anyMatch(step -> step.entity().text().equals(entity.name().text()));
    }
}
