package dev.tablewright.synthesis.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * What a search of a component works on.
 *
 * @param modes of each pattern, where it could be read
 * @param parts the entities
 * @param memories of each pattern, what is known from its step on
 */
record Board(
        List<List<Mode>> modes,
        List<EntityPart> parts,
        List<StepMemory> memories,
        SharedPartitions partitions,
        Restriction restriction,
        BooleanSupplier outOfTime) {

    /** The numbers of the modes that a pattern may have. */
    List<Integer> allowed(int pattern) {
        List<Mode> all = modes.get(pattern);
        return IntStream.range(0, all.size())
                .filter(mode -> restriction.allows(all.get(mode)))
                .boxed()
                .toList();
    }

    /** The same with something left out. What does not depend on that is known already. */
    Board restricted(Restriction less, List<Step> first) {
        return new Board(
                modes,
                parts.stream().map(part -> part.restricted(less)).toList(),
                IntStream.range(0, modes.size())
                        .mapToObj(pattern -> first.stream().anyMatch(step -> concerns(less, step, pattern))
                                ? new StepMemory()
                                : memories.get(pattern))
                        .toList(),
                partitions,
                less,
                outOfTime);
    }

    /** Whether a restriction concerns what follows from the step of a pattern on, which is this one or comes later. */
    private boolean concerns(Restriction less, Step step, int pattern) {
        return step.pattern() == pattern
                ? concerns(less, step)
                : step.next().stream().anyMatch(next -> concerns(less, next, pattern));
    }

    private boolean concerns(Restriction less, Step step) {
        return modes.get(step.pattern()).get(0).pattern().equals(less.subject())
                || step.complete().stream()
                        .anyMatch(part -> parts.get(part).name().equals(less.subject()))
                || step.next().stream().anyMatch(next -> concerns(less, next));
    }
}
