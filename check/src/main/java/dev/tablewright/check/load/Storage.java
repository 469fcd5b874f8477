package dev.tablewright.check.load;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How much stands in every table and index, as far as the model says how many there are. */
public final class Storage {

    /** What DynamoDB charges for each item, and each entry of an index, beside its bytes. */
    private static final Estimate OVERHEAD = Estimate.exactly(DynamoFacts.STORAGE_OVERHEAD_BYTES);

    private final Map<Route, Stored> routes = new LinkedHashMap<>();
    private final List<Entity> uncounted = new ArrayList<>();

    public Storage(Model model, KeySpace space, ItemSizes sizes, Spread spread, Population population) {
        space.routes().forEach(route -> routes.put(route, Stored.nothing(route)));
        for (Entity entity : model.entities()) {
            Optional<Long> count =
                    entity.singleton() ? Optional.of(1L) : entity.expect().count();
            if (count.isEmpty()) {
                uncounted.add(entity);
                continue;
            }
            for (Placement placement : space.of(entity.name().text())) {
                Estimate all = Estimate.exactly(count.get());
                Estimate items = Sparseness.isSparse(placement)
                        // Which part it is, is likely and not known.
                        ? new Estimate(
                                BigDecimal.ZERO,
                                all.times(population.held(placement)).expected(),
                                all.most())
                        : all;
                add(placement.route(), items, PageSize.estimate(placement, sizes));
            }
        }
        for (CompanionItem companion : space.design().companions()) {
            space.of(companion).ifPresent(placement -> {
                boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
                Optional<Long> count = guard
                        ? placement.owner().expect().count()
                        : Optional.of(spread.ofWrites(placement, false, Optional.empty())
                                        .partitions())
                                .filter(partitions -> partitions < Spread.MANY);
                count.ifPresent(number -> space.everywhere(companion)
                        .forEach(where -> add(
                                where.route(), Estimate.exactly(number), CompanionSize.of(companion, where, sizes))));
            });
        }
    }

    private void add(Route route, Estimate items, Estimate each) {
        routes.computeIfPresent(route, (known, stored) -> stored.plus(items, each.plus(OVERHEAD)));
    }

    /** What it is to read all that stands in a table, page by page. */
    public Demand scan(Placement placement, boolean strong) {
        Stored stored = in(placement.route());
        // What is added to each item is stored, not read.
        Estimate bytes = stored.bytes()
                .map(all -> all.subtract(stored.items().expected().multiply(OVERHEAD.expected()))
                        .max(BigDecimal.ZERO));
        return Demand.read(
                placement, placement.partition(), Charge.read(bytes, strong), BigDecimal.ONE, Spreading.NONE);
    }

    /** Every table followed by its indexes. */
    public List<Stored> routes() {
        return List.copyOf(routes.values());
    }

    public Stored in(Route route) {
        return routes.getOrDefault(route, Stored.nothing(route));
    }

    /** Entities of which nobody says how many there will be. */
    public List<Entity> uncounted() {
        return List.copyOf(uncounted);
    }
}
