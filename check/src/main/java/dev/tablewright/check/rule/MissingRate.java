package dev.tablewright.check.rule;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a partition key has few values (a constant, a word of an enum, a day, a shard), the rate alone decides whether a
 * partition becomes too hot. A model without any rate has not come to that yet.
 */
public final class MissingRate implements Rule {

    /** A key of an entity, with the attributes in its partition part and in its sort part. */
    private record Place(ItemKey key, List<KeySlot> slots, List<KeySlot> sort) {}

    @Override
    public Code code() {
        return new Code("TW0312", "missing-rate", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        boolean rated = Stream.concat(
                        model.patterns().stream().map(Pattern::rate),
                        model.writes().stream().map(Write::rate))
                .anyMatch(rate -> !rate.isUnsaid());
        if (!rated) {
            return Stream.empty();
        }
        AttributeLookup attributes = new AttributeLookup(model);
        IdentityHashMap<EntityKeys, List<Place>> places = new IdentityHashMap<>();
        Stream<Diagnostic> patterns = model.patterns().stream()
                .filter(pattern -> pattern.rate().isUnsaid())
                .flatMap(pattern -> keysOf(model, pattern.entities())
                        .flatMap(keys ->
                                narrowestRead(
                                        attributes, pattern, keys, places.computeIfAbsent(keys, MissingRate::places))
                                        .stream())
                        .limit(1)
                        .map(place -> finding(pattern.name(), place)));
        Stream<Diagnostic> writes = model.writes().stream()
                .filter(write -> write.rate().isUnsaid())
                .flatMap(
                        write -> write.steps().stream()
                                .flatMap(step -> keysOf(model, List.of(step.entity()))
                                        .flatMap(keys -> narrowestWritten(
                                                attributes,
                                                step,
                                                keys,
                                                places.computeIfAbsent(keys, MissingRate::places))
                                                .stream()))
                                .limit(1)
                                .map(place -> finding(write.name(), place)));
        return Stream.concat(patterns, writes);
    }

    private Diagnostic finding(Name name, Place place) {
        KeyValue value = place.key().partition().get(0);
        return Diagnostic.of(code(), name.span(), "`" + name + "` has no rate, and goes to few partitions")
                .label("how hot they become depends on it")
                .also(value.span(), place.slots().isEmpty() ? "always the same value" : "few different values")
                .note("a partition bears 3,000 read units and 1,000 write units a second")
                .help("say how often it happens: `rate: 20/s`, or `high`, `medium`, `low`");
    }

    /** The key with few partitions by which a pattern reads, unless it can read by one with many. */
    private static Optional<Place> narrowestRead(
            AttributeLookup attributes, Pattern pattern, EntityKeys keys, List<Place> places) {
        Set<String> known = known(pattern, keys.entity().text());
        List<Place> readable = places.stream()
                .filter(place -> place.slots().stream()
                        .allMatch(slot -> known.contains(slot.path().first()) || isPartOfAWhole(slot)))
                .toList();
        if (!readable.stream().allMatch(place -> isFew(attributes, place))) {
            return Optional.empty();
        }
        return readable.stream()
                .filter(place -> isInOrder(pattern, place))
                .findFirst()
                .or(() -> readable.stream().findFirst());
    }

    private static Optional<Place> narrowestWritten(
            AttributeLookup attributes, WriteStep step, EntityKeys keys, List<Place> places) {
        boolean whole = step.action() != Action.UPDATE;
        Set<String> changed = new HashSet<>();
        step.sets().forEach(set -> changed.add(set.text()));
        return places.stream()
                .filter(place -> step.action() != Action.CHECK && isFew(attributes, place))
                .filter(place -> whole
                        || place.key().equals(keys.primary())
                        || place.slots().stream()
                                .anyMatch(slot -> changed.contains(slot.path().first())))
                .findFirst();
    }

    /** Whether a key has the order that a pattern asks for. */
    private static boolean isInOrder(Pattern pattern, Place place) {
        return pattern.sort().stream().limit(1).anyMatch(by -> place.sort().stream()
                .limit(1)
                .anyMatch(slot -> slot.path().steps().equals(by.path().steps())));
    }

    /** The attributes of an entity whose value the caller of a pattern knows. */
    private static Set<String> known(Pattern pattern, String entity) {
        Set<String> known = new HashSet<>();
        pattern.by()
                .forEach(parameter ->
                        parameter.paths().getOrDefault(entity, List.of()).forEach(path -> known.add(path.first())));
        pattern.where().comparisons().stream()
                .filter(comparison -> comparison.operator() == Operator.EQUAL || comparison.operator() == Operator.IN)
                .forEach(comparison -> known.add(comparison.path().first()));
        return known;
    }

    private static boolean isFew(AttributeLookup attributes, Place place) {
        return place.slots().stream().allMatch(attributes::hasFewValues);
    }

    /** Shards can all be asked, and days one after the other. */
    private static boolean isPartOfAWhole(KeySlot slot) {
        return slot.format() instanceof SlotFormat.Shard || slot.format() instanceof SlotFormat.Truncated;
    }

    private static List<Place> places(EntityKeys keys) {
        Stream<Optional<IndexEntry>> all = Stream.concat(
                Stream.of(Optional.empty()), keys.indexes().stream().map(Optional::of));
        return all.map(index -> {
                    Map<Boolean, List<KeySlot>> slots =
                            KeySlot.in(keys, index).collect(Collectors.partitioningBy(KeySlot::sort));
                    return new Place(
                            index.map(IndexEntry::key).orElse(keys.primary()), slots.get(false), slots.get(true));
                })
                .toList();
    }

    private static Stream<EntityKeys> keysOf(Model model, List<Name> entities) {
        return entities.stream()
                .flatMap(entity -> model.design().stream().flatMap(design -> design.keysOf(entity.text()).stream()));
    }
}
