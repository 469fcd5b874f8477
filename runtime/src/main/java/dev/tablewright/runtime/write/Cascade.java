package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity is deleted, and then everything that belongs to it, each with what is kept beside it. It is no transaction: if it ends half
 * way, it can simply be done again, and goes on with what is left.
 */
public final class Cascade {

    private static final int AT_A_TIME = 8;

    /** Some of the children, by the keys of their items or what those are made of; and where the next begin. */
    public record Keys(List<Map<String, AttributeValue>> keys, Optional<String> next) {

        public Keys {
            keys = List.copyOf(keys);
        }
    }

    /** Finds children, page by page. */
    @FunctionalInterface
    public interface Finder {

        /** @param after where the page begins; empty: the first */
        Step<Keys> page(Settings settings, Optional<String> after);
    }

    private record Children(Finder finder, Function<Known, Cascade> each) {}

    private final EntityDelete<?> delete;
    private final List<Children> children;
    private final int atATime;

    private Cascade(EntityDelete<?> delete, List<Children> children, int atATime) {
        this.delete = delete;
        this.children = children;
        this.atATime = atATime;
    }

    /** An entity, and nothing with it so far. */
    public static Cascade of(EntityDelete<?> delete) {
        return new Cascade(delete, List.of(), AT_A_TIME);
    }

    /**
     * Also these children.
     *
     * @param each how one of them is deleted, maybe with children of its own
     */
    public Cascade children(Finder finder, Function<Known, Cascade> each) {
        return new Cascade(
                delete,
                Stream.concat(children.stream(), Stream.of(new Children(finder, each)))
                        .toList(),
                atATime);
    }

    /** How many are deleted side by side. */
    public Cascade atATime(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one at a time");
        }
        return new Cascade(delete, children, most);
    }

    /** Gives how many children went, those of children included. If the entity itself may not be deleted, nothing is. */
    public Step<Outcome<Long>> step(Settings settings) {
        return step(settings, Set.of());
    }

    private Step<Outcome<Long>> step(Settings settings, Set<Place> gone) {
        return delete.target()
                .place(settings)
                .then(place -> delete.forsaking(gone).step(settings).then(outcome -> {
                    if (!outcome.isDone()) {
                        return Step.done(Outcome.refused(outcome.refusals()));
                    }
                    Set<Place> without = new HashSet<>(gone);
                    place.ifPresent(without::add);
                    return each(settings, without, 0, 0);
                }));
    }

    private Step<Outcome<Long>> each(Settings settings, Set<Place> gone, int at, long deleted) {
        if (at == children.size()) {
            return Step.done(Outcome.done(deleted));
        }
        return page(settings, gone, children.get(at), Optional.empty(), deleted)
                .then(more -> each(settings, gone, at + 1, more));
    }

    private Step<Long> page(Settings settings, Set<Place> gone, Children some, Optional<String> after, long deleted) {
        return some.finder().page(settings, after).then(page -> Waves.of(page.keys(), atATime, key -> some.each()
                        .apply(Known.of(key))
                        .step(settings, gone)
                        .map(outcome -> outcome.orThrow() + 1))
                .then(counts -> {
                    long all =
                            deleted + counts.stream().mapToLong(Long::longValue).sum();
                    return page.next().isEmpty() ? Step.done(all) : page(settings, gone, some, page.next(), all);
                }));
    }
}
