package dev.tablewright.access.write;

import dev.tablewright.access.layout.WrittenKeys;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds out whether the item of a step has to be read first: where an index key, a guard, or a number of a parent depends on a value that
 * the caller does not have. A value is asked for only if what comes before it holds, so that often none is: an entry that goes needs no
 * value at all.
 */
final class ReadPlanning {

    private final Model model;
    private final StepFacts facts;
    private final Entity entity;
    private final Optional<EntityKeys> keys;
    private final Foreknowledge known;
    private final Set<String> needed = new LinkedHashSet<>();

    /** @param changes all that is done to the item, what other steps add to it included */
    ReadPlanning(StepFacts facts, List<ItemChange> changes) {
        this.model = facts.model();
        this.facts = facts;
        this.entity = facts.entity();
        this.keys = facts.design().keysOf(facts.entityName());
        Set<String> sets = new HashSet<>(facts.sets());
        changes.forEach(change -> {
            if (change instanceof ItemChange.Sets set) {
                sets.add(set.attribute());
            }
        });
        Set<String> adds = changes.stream()
                .flatMap(change -> change instanceof ItemChange.Adds add ? Stream.of(add.attribute()) : Stream.empty())
                .collect(Collectors.toSet());
        this.known = new Foreknowledge(entity, keys, facts.step().when().comparisons(), sets, adds);
    }

    /** What is read of the item itself; nothing if nothing ever is. */
    Optional<ItemRead> read() {
        Chance chance =
                switch (facts.step().action()) {
                    case CREATE, CHECK -> Chance.NEVER;
                    case PUT -> facts.isPutByUpdate() ? updated() : replaced();
                    case DELETE -> companions() ? all() : Chance.NEVER;
                    case UPDATE -> updated();
                };
        return chance == Chance.NEVER
                ? Optional.empty()
                : Optional.of(new ItemRead(facts.entityName(), false, chance, List.copyOf(needed)));
    }

    private Chance all() {
        guards().forEach(guard -> needed.addAll(madeOf(guard)));
        tallies().forEach(tally -> needed.addAll(madeOf(tally)));
        needed.removeIf(known.key()::contains);
        return Chance.ALWAYS;
    }

    /** Nobody knows what a put replaces. */
    private Chance replaced() {
        Set<String> kept = facts.keptForOthers();
        needed.addAll(kept);
        return companions() ? all() : kept.isEmpty() ? Chance.NEVER : Chance.ALWAYS;
    }

    private boolean companions() {
        return guards().findAny().isPresent() || tallies().findAny().isPresent();
    }

    private Chance updated() {
        Set<String> moved = new HashSet<>(known.key());
        moved.retainAll(known.changed());
        if (!moved.isEmpty()) {
            entity.attributes().forEach(attribute -> needed.add(attribute.name().text()));
            needed.removeAll(known.changed());
            return known.changed().containsAll(known.key()) ? Chance.USUALLY : Chance.ALWAYS;
        }
        Chance chance = Chance.NEVER;
        for (IndexEntry entry : touched()) {
            chance = chance.or(ofIndex(entry));
        }
        for (CompanionItem guard : guards().toList()) {
            chance = chance.or(ofGuard(madeOf(guard)));
        }
        for (Aggregate tally : tallies().toList()) {
            chance = chance.or(ofTally(tally));
        }
        return chance;
    }

    /** The entries that depend on what changes, and those that share an attribute with one of them. */
    private List<IndexEntry> touched() {
        List<IndexEntry> entries = keys.stream()
                .flatMap(found -> WrittenKeys.of(facts.space().leaves(), entity, found).stream())
                .filter(entry -> composed(entry).findAny().isPresent())
                .toList();
        List<IndexEntry> touched = entries.stream()
                .filter(entry -> madeOf(entry).stream().anyMatch(known.changed()::contains))
                .toList();
        Set<String> attributes = touched.stream()
                .flatMap(ReadPlanning::composed)
                .map(KeyValue::attribute)
                .collect(Collectors.toSet());
        return entries.stream()
                .filter(entry -> touched.contains(entry)
                        || composed(entry).map(KeyValue::attribute).anyMatch(attributes::contains))
                .toList();
    }

    static Stream<KeyValue> composed(IndexEntry entry) {
        // An attribute that is a key as it is needs no second writing.
        return entry.key().values().filter(KeyValue.Composed.class::isInstance);
    }

    static Set<String> madeOf(IndexEntry entry) {
        Set<String> madeOf = composed(entry).flatMap(WrittenKeys::firsts).collect(Collectors.toSet());
        entry.when()
                .comparisons()
                .forEach(comparison -> madeOf.add(comparison.path().first()));
        return madeOf;
    }

    private Chance ofIndex(IndexEntry entry) {
        Set<String> changed = changed(madeOf(entry));
        List<Term> terms = new ArrayList<>();
        composed(entry).flatMap(WrittenKeys::firsts).distinct().forEach(part -> present(part, known::isKnownAfter)
                .ifPresent(terms::add));
        entry.when()
                .comparisons()
                .forEach(comparison ->
                        terms.add(new Term(comparison.path().first(), known.after(comparison, changed.size() == 1))));
        List<String> parts = composed(entry)
                .flatMap(WrittenKeys::firsts)
                .filter(part -> !known.isKnownAfter(part))
                .toList();
        return unlessNothingChanges(asked(terms, parts), changed);
    }

    private Chance ofGuard(Set<String> madeOf) {
        Set<String> changed = changed(madeOf);
        if (changed.isEmpty()) {
            return Chance.NEVER;
        }
        List<String> unknown = madeOf.stream()
                .filter(part -> !known.isKnownBefore(part) || !known.isKnownAfter(part))
                .toList();
        return unlessNothingChanges(asked(List.of(), unknown), changed);
    }

    private Chance ofTally(Aggregate tally) {
        Set<String> changed = changed(madeOf(tally));
        if (changed.isEmpty()) {
            return Chance.NEVER;
        }
        List<Comparison> where = tally.where().comparisons();
        boolean alone = changed.size() == 1;
        Chance before = share(tally, known::isKnownBefore, known::before);
        Chance after = share(tally, known::isKnownAfter, comparison -> known.after(comparison, alone));
        boolean decides = changed.stream().allMatch(name -> isDeciding(tally, name) && known.isDemanded(name));
        boolean counted = where.stream()
                .filter(comparison -> changed.contains(comparison.path().first()))
                .allMatch(comparison -> known.before(comparison) == Truth.HOLDS);
        if (!decides || !counted) {
            return unlessNothingChanges(before.or(after), changed);
        }
        // It counted before. While it counts, nothing changes; when it no longer does, one must know with how much it
        // did.
        Set<Truth> still = where.stream()
                .filter(comparison -> changed.contains(comparison.path().first()))
                .map(comparison -> known.after(comparison, alone))
                .collect(Collectors.toSet());
        if (still.contains(Truth.FAILS)) {
            return unlessNothingChanges(before, changed);
        }
        return still.contains(Truth.GIVEN) ? before.when(Chance.SOMETIMES) : Chance.NEVER;
    }

    private static boolean isDeciding(Aggregate tally, String attribute) {
        return !tally.via().text().equals(attribute)
                && tally.summed().filter(name -> name.text().equals(attribute)).isEmpty();
    }

    /** Whether a share can be told: whether the item counts, for whom, and with how much. */
    private Chance share(Aggregate tally, Predicate<String> isKnown, Function<Comparison, Truth> truth) {
        List<Term> terms = new ArrayList<>();
        present(tally.via().text(), isKnown).ifPresent(terms::add);
        tally.where()
                .comparisons()
                .forEach(comparison -> terms.add(new Term(comparison.path().first(), truth.apply(comparison))));
        List<String> unknown = Stream.concat(Stream.of(tally.via()), tally.summed().stream())
                .map(Name::text)
                .filter(isKnown.negate())
                .toList();
        return asked(terms, unknown);
    }

    /** Of what may be absent, whether it is there is asked first. */
    private Optional<Term> present(String attribute, Predicate<String> isKnown) {
        return entity.attribute(attribute)
                .filter(Attribute::optional)
                .map(found -> new Term(attribute, isKnown.test(attribute) ? Truth.GIVEN : Truth.UNKNOWN));
    }

    /** A condition on the way to a value, and the attribute that it asks for. */
    private record Term(String attribute, Truth truth) {}

    /** How often something unknown is asked for, behind conditions that are asked one after the other. */
    private Chance asked(List<Term> terms, List<String> unknown) {
        Chance reached = Chance.ALWAYS;
        for (Term term : terms) {
            switch (term.truth()) {
                case FAILS -> {
                    return Chance.NEVER;
                }
                case UNKNOWN -> {
                    needed.add(term.attribute());
                    return reached;
                }
                case GIVEN -> reached = Chance.SOMETIMES;
                case HOLDS -> {
                    // Goes on.
                }
            }
        }
        needed.addAll(unknown);
        return unknown.isEmpty() ? Chance.NEVER : reached;
    }

    /** Who sets what the condition demands changes nothing. */
    private Chance unlessNothingChanges(Chance chance, Set<String> changed) {
        boolean idle = !changed.isEmpty() && changed.stream().allMatch(known::isDemanded);
        return idle ? chance.when(Chance.USUALLY) : chance;
    }

    private Set<String> changed(Set<String> madeOf) {
        Set<String> changed = new HashSet<>(madeOf);
        changed.retainAll(known.changed());
        return changed;
    }

    private Stream<CompanionItem> guards() {
        return facts.design().companions().stream()
                .filter(companion -> companion.purpose() == Purpose.UNIQUENESS
                        && companion.member().entity().equals(facts.entityName()));
    }

    private Stream<Aggregate> tallies() {
        return model.aggregates().stream()
                .filter(kept -> kept.upkeep() == Upkeep.TRANSACTION
                        && kept.source().text().equals(facts.entityName()));
    }

    /** A guard says whose it is, and expires with it. */
    private Set<String> madeOf(CompanionItem guard) {
        Set<String> madeOf = new LinkedHashSet<>();
        guard.key().values().flatMap(WrittenKeys::firsts).forEach(madeOf::add);
        entity.id().forEach(part -> madeOf.add(part.text()));
        entity.ttl().ifPresent(ttl -> madeOf.add(ttl.text()));
        return madeOf;
    }

    static Set<String> madeOf(Aggregate tally) {
        Set<String> madeOf = new LinkedHashSet<>(Set.of(tally.via().text()));
        tally.summed().ifPresent(name -> madeOf.add(name.text()));
        tally.where()
                .comparisons()
                .forEach(comparison -> madeOf.add(comparison.path().first()));
        return madeOf;
    }
}
