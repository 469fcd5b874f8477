package dev.tablewright.check.load;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.pattern.Write;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reckons what goes with something that is deleted: the children, what keeps their values unique, and what counts them. */
final class CascadeLoading {

    /** As many as the data access layer asks for at a time. */
    private static final BigDecimal ITEMS_OF_A_PAGE = BigDecimal.valueOf(100);

    /** If nobody says how many go with what is deleted. */
    private static final long SOME = 10;

    private final KeySpace space;
    private final ItemSizes sizes;
    private final Spread spread;
    private final Write write;
    private final ItemCascade cascade;
    private final String child;
    private final Estimate gone;

    CascadeLoading(KeySpace space, ItemSizes sizes, Spread spread, Write write, ItemCascade cascade) {
        this.space = space;
        this.sizes = sizes;
        this.spread = spread;
        this.write = write;
        this.cascade = cascade;
        this.child = cascade.child().text();
        this.gone = gone(cascade);
    }

    private static Estimate gone(ItemCascade cascade) {
        long expected = cascade.fanout().or(cascade::most).orElse(SOME);
        return new Estimate(
                BigDecimal.ZERO,
                BigDecimal.valueOf(expected),
                cascade.most().filter(most -> most >= expected).map(BigDecimal::valueOf));
    }

    /** The bytes of what goes along, without what goes with it. */
    Estimate bytes() {
        return space.primary(cascade.child().text())
                .map(placement -> sizes.item(placement.owner()).times(gone))
                .orElse(Estimate.ZERO);
    }

    /** All that goes or changes. */
    Estimate items() {
        return gone.times(cascade.actionsEach());
    }

    /** Requests that delete, one for each child, which is read first if something is kept beside it. */
    Estimate deletions() {
        return isPlain() ? gone : gone.times(2);
    }

    /** Whether a child is one item and nothing else. */
    private boolean isPlain() {
        return guards().findAny().isEmpty()
                && space.model().aggregates().stream()
                        .noneMatch(kept -> kept.upkeep() == Aggregate.Upkeep.TRANSACTION
                                && kept.source().text().equals(child));
    }

    /** Requests that find the children, one after the other: a page holds a hundred, and a full one may be the last. */
    Estimate pages() {
        Estimate counted = gone.map(items -> items.divide(ITEMS_OF_A_PAGE, 0, RoundingMode.FLOOR))
                .plus(Estimate.ONE);
        return foundIn()
                .map(placement -> PageSize.requests(
                                PageSize.estimate(placement, sizes).times(gone))
                        .atLeast(counted)
                        .times(shards(placement)))
                .orElse(Estimate.ONE);
    }

    /** How many partitions hold the children of one parent. */
    private static long shards(Placement placement) {
        return placement.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.encoding().stream())
                .mapToLong(slot -> slot.slot().format() instanceof SlotFormat.Shard shard ? shard.count() : 1)
                .reduce(1, (a, b) -> a * b);
    }

    List<Demand> demands() {
        List<Demand> demands = new ArrayList<>();
        space.of(child).forEach(placement -> demands.add(deleted(placement)));
        foundIn()
                .ifPresent(placement -> demands.add(Demand.read(
                        placement,
                        placement.partition(),
                        Charge.read(PageSize.estimate(placement, sizes).times(gone), false),
                        BigDecimal.ONE,
                        spreading(placement))));
        if (!isPlain()) {
            space.primary(child)
                    .ifPresent(placement -> demands.add(Demand.read(
                            placement,
                            placement.partition(),
                            Charge.read(PageSize.estimate(placement, sizes), true)
                                    .times(gone),
                            BigDecimal.ONE,
                            spreading(placement))));
        }
        guards().forEach(guard -> demands.addAll(deleted(guard)));
        counted().forEach((parent, attributes) -> demands.addAll(updated(parent, attributes)));
        return demands;
    }

    private Demand deleted(Placement placement) {
        Estimate units = Charge.write(PageSize.estimate(placement, sizes)).times(gone);
        return Demand.write(
                placement,
                Demand.Purpose.ITSELF,
                Sparseness.isSparse(placement) ? units.perhaps() : units,
                spreading(placement));
    }

    private Stream<CompanionItem> guards() {
        return space.design().companions().stream()
                .filter(companion -> companion.purpose() == CompanionItem.Purpose.UNIQUENESS
                        && companion.member().entity().equals(child));
    }

    private List<Demand> deleted(CompanionItem guard) {
        return space.everywhere(guard).stream()
                .map(placement -> {
                    Estimate units = Charge.write(CompanionSize.of(guard, placement, sizes))
                            .times(gone);
                    boolean optional = placement
                            .owner()
                            .attribute(guard.member().attribute())
                            .filter(Attribute::optional)
                            .isPresent();
                    return Demand.write(
                            placement,
                            Demand.Purpose.ITSELF,
                            optional ? units.perhaps() : units,
                            spread.ofWrites(placement, false, Optional.empty()));
                })
                .toList();
    }

    /** Other parents whose numbers become smaller, and which; those of what is deleted go with it. */
    private Map<String, Set<String>> counted() {
        Map<String, Set<String>> counted = new LinkedHashMap<>();
        space.model().aggregates().stream()
                .filter(kept -> kept.upkeep() == Aggregate.Upkeep.TRANSACTION
                        && kept.source().text().equals(child)
                        && !kept.via().text().equals(cascade.via()))
                .forEach(kept -> counted.computeIfAbsent(kept.target().entity(), parent -> new LinkedHashSet<>())
                        .add(kept.target().attribute()));
        return counted;
    }

    /** A condition may hold for none of them. */
    private List<Demand> updated(String parent, Set<String> attributes) {
        List<Demand> demands = new ArrayList<>();
        for (Placement placement : space.of(parent)) {
            boolean seen = !placement.route().isIndex()
                    || attributes.stream().anyMatch(new Projected(placement.route()).held(placement)::contains);
            if (seen) {
                demands.add(Demand.write(
                        placement,
                        Demand.Purpose.COUNTING,
                        Charge.write(PageSize.estimate(placement, sizes)).times(gone),
                        spread.ofWrites(placement, false, Optional.empty())));
            }
        }
        return demands;
    }

    private Spreading spreading(Placement placement) {
        return spread.ofWrites(placement, false, write.skew());
    }

    private Optional<Placement> foundIn() {
        return cascade.foundIn().flatMap(route -> space.of(child, route));
    }
}
