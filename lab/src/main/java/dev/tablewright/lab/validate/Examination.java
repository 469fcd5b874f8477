package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.ItemKind.OfEntity;
import dev.tablewright.lab.validate.ItemKind.OfGuard;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TablewrightException;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Looks at items by themselves, and then at those that must be there because of them: guards, owners of guards, and what references lead
 * to. All that a page needs of others is read together.
 */
final class Examination {

    private final Catalogue catalogue;
    private final Lookups lookups;
    private final Set<FindingKind> wanted;
    private final Clock clock;
    private final ItemCheck items;
    private final References references;

    Examination(Catalogue catalogue, Lookups lookups, Set<FindingKind> wanted, Clock clock) {
        this.catalogue = catalogue;
        this.lookups = lookups;
        this.wanted = wanted;
        this.clock = clock;
        this.items = new ItemCheck(catalogue.model());
        this.references = new References(catalogue.model());
    }

    /**
     * An item and all that is wrong with it.
     *
     * @param looked null if nobody knows what it is
     */
    record Examined(Map<String, AttributeValue> item, Looked looked, List<Finding> findings) {}

    /** @param consistent whether others are read as they are at this moment, at twice the price */
    List<Examined> examine(TableItems table, List<Map<String, AttributeValue>> page, boolean consistent)
            throws InterruptedException {
        List<Examined> all = new ArrayList<>();
        for (Map<String, AttributeValue> item : page) {
            all.add(alone(table, item));
        }
        guards(all, consistent);
        owners(all, consistent);
        if (wanted.contains(FindingKind.DANGLING_REFERENCE)) {
            references(all, consistent);
        }
        all.forEach(examined -> examined.findings().removeIf(finding -> !wanted.contains(finding.kind())));
        return all;
    }

    private Examined alone(TableItems table, Map<String, AttributeValue> item) {
        Optional<String> word = table.word(item);
        if (word.filter(TableItems.MARKERS::equals).isPresent()) {
            return new Examined(item, null, new ArrayList<>());
        }
        ItemKind kind = word.map(table.kinds()::get).orElse(null);
        if (kind == null) {
            List<Finding> findings = new ArrayList<>();
            findings.add(new Finding(
                    FindingKind.UNKNOWN_TYPE,
                    table.name(),
                    Shown.key(table.table().keyOf(item), false),
                    word.orElse("(no type)"),
                    table.table().type(),
                    "one of " + String.join(", ", table.kinds().keySet()),
                    Shown.value(item.get(table.table().type()), false),
                    new Repair.ByHand("the model does not know what it is")));
            return new Examined(item, null, findings);
        }
        Looked looked = items.look(catalogue.subject(table, kind, item));
        return new Examined(item, looked, new ArrayList<>(looked.findings()));
    }

    private boolean isExpired(Optional<String> ttl, Map<String, AttributeValue> item) {
        AttributeValue until = ttl.map(item::get).orElse(null);
        return until != null
                && until.n() != null
                && new BigDecimal(until.n())
                                .compareTo(BigDecimal.valueOf(clock.instant().getEpochSecond()))
                        <= 0;
    }

    /** Owners without their guards, and those whose value is guarded for another. */
    private void guards(List<Examined> all, boolean consistent) throws InterruptedException {
        record Wanted(Examined examined, Guard guard, Spot spot) {}
        List<Wanted> open = new ArrayList<>();
        for (Examined examined : all) {
            if (!wanted.contains(FindingKind.DANGLING_GUARD)
                    || examined.looked() == null
                    || !(examined.looked().subject().kind() instanceof OfEntity entity)
                    || isExpired(entity.type().ttl(), examined.item())) {
                continue;
            }
            for (Guard guard : entity.type().guards()) {
                Set<String> needed = new HashSet<>(guard.madeOf());
                needed.addAll(entity.type().id());
                if (examined.looked().isSound(needed)) {
                    key(guard, entity, examined.item())
                            .ifPresent(
                                    key -> open.add(new Wanted(examined, guard, catalogue.spot(guard.table(), key))));
                }
            }
        }
        Map<Spot, Map<String, AttributeValue>> found =
                lookups.items(open.stream().map(Wanted::spot).toList(), catalogue, consistent);
        for (Wanted one : open) {
            Subject subject = one.examined().looked().subject();
            Optional<Map<String, AttributeValue>> there = Optional.ofNullable(found.get(one.spot()));
            new GuardFindings(subject, one.guard(), one.spot())
                    .ofOwner(
                            there,
                            there.filter(item -> isExpired(ttl(subject), item)).isPresent())
                    .ifPresent(one.examined().findings()::add);
        }
    }

    private static Optional<String> ttl(Subject subject) {
        return ((OfEntity) subject.kind()).type().ttl();
    }

    /** Empty if there is no value to guard, or none that can stand in a key. */
    private static Optional<Map<String, AttributeValue>> key(
            Guard guard, OfEntity entity, Map<String, AttributeValue> item) {
        try {
            return Optional.of(guard.key().apply(new ItemReader(entity.name(), item)))
                    .filter(key -> !key.isEmpty());
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Guards without their owners, and those whose owner has another value. */
    private void owners(List<Examined> all, boolean consistent) throws InterruptedException {
        record Wanted(Examined examined, Locator.Way way) {}
        List<Wanted> open = new ArrayList<>();
        for (Examined examined : all) {
            if (wanted.contains(FindingKind.DANGLING_GUARD)
                    && examined.looked() != null
                    && examined.looked().subject().kind() instanceof OfGuard guard
                    && catalogue.locator(guard.owner().name()).isPossible()
                    && !isExpired(guard.owner().ttl(), examined.item())
                    && examined.looked().isSound(Set.copyOf(guard.owner().id()))) {
                way(guard.owner().name(), examined.item()).ifPresent(way -> open.add(new Wanted(examined, way)));
            }
        }
        Map<Locator.Way, Spot> spots = spots(open.stream().map(Wanted::way).toList());
        Map<Spot, Map<String, AttributeValue>> found = lookups.items(spots.values(), catalogue, consistent);
        for (Wanted one : open) {
            Examined examined = one.examined();
            Subject subject = examined.looked().subject();
            OfGuard guard = (OfGuard) subject.kind();
            Optional<Looked> owner = Optional.ofNullable(spots.get(one.way()))
                    .map(found::get)
                    .map(item -> alone(catalogue.table(guard.owner().table().name()), item))
                    .map(Examined::looked)
                    .filter(looked ->
                            looked.subject().kind().name().equals(guard.owner().name()));
            new GuardFindings(subject, guard.guard(), subject.spot())
                    .ofGuard(owner)
                    .ifPresent(examined.findings()::add);
        }
    }

    private void references(List<Examined> all, boolean consistent) throws InterruptedException {
        record Wanted(Examined examined, References.Found reference, Locator.Way way) {}
        List<Wanted> open = new ArrayList<>();
        for (Examined examined : all) {
            if (examined.looked() == null
                    || !examined.looked().judged()
                    || !(examined.looked().subject().kind() instanceof OfEntity entity)
                    || isExpired(entity.type().ttl(), examined.item())) {
                continue;
            }
            for (References.Found reference : references.in(examined.looked())) {
                if (catalogue.locator(reference.entity()) != null
                        && catalogue.locator(reference.entity()).isPossible()) {
                    way(reference.entity(), reference.id())
                            .ifPresent(way -> open.add(new Wanted(examined, reference, way)));
                }
            }
        }
        Map<Locator.Way, Spot> spots = spots(open.stream().map(Wanted::way).toList());
        Set<Spot> found = lookups.items(
                        spots.entrySet().stream()
                                .filter(entry -> entry.getKey() instanceof Locator.Way.InTable)
                                .map(Map.Entry::getValue)
                                .toList(),
                        catalogue,
                        consistent)
                .keySet();
        for (Wanted one : open) {
            Spot spot = spots.get(one.way());
            boolean there = spot != null && (one.way() instanceof Locator.Way.InIndex || found.contains(spot));
            if (!there) {
                one.examined().findings().add(dangling(one.examined().looked().subject(), one.reference()));
            }
        }
    }

    private Finding dangling(Subject subject, References.Found reference) {
        String id = reference.id().entrySet().stream()
                .map(part -> Shown.value(part.getValue(), subject.hides(reference.attribute())))
                .collect(Collectors.joining(", "));
        return subject.finding(
                FindingKind.DANGLING_REFERENCE,
                reference.path(),
                "the id of a " + reference.entity() + " that is there",
                id,
                new Repair.ByHand("it is not known whether the reference is wrong or the " + reference.entity()
                        + " should be there"));
    }

    /** Empty if the id cannot stand in a key. */
    private Optional<Locator.Way> way(String entity, Map<String, AttributeValue> id) {
        try {
            return Optional.of(catalogue.locator(entity).way(id));
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Where the ways lead; those through an index lead nowhere if nothing stands there. */
    private Map<Locator.Way, Spot> spots(List<Locator.Way> ways) throws InterruptedException {
        Map<Locator.Way, Spot> spots = new HashMap<>();
        for (Locator.Way way : new HashSet<>(ways)) {
            if (way instanceof Locator.Way.InTable table) {
                spots.put(way, table.spot());
            } else if (way instanceof Locator.Way.InIndex index) {
                Optional<Map<String, AttributeValue>> item = lookups.inIndex(index);
                if (item.isPresent()) {
                    TableItems table = catalogue.tables().stream()
                            .filter(each -> each.name().equals(index.table()))
                            .findFirst()
                            .orElseThrow();
                    spots.put(way, table.spot(item.get()));
                }
            }
        }
        return spots;
    }
}
