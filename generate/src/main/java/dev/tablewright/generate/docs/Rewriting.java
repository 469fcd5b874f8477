package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Placement;
import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.price.OnDemandPrice;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * What it costs to touch every item of an entity once.
 *
 * @param scanned what reading its whole table costs
 * @param backfilled what writing each item once costs, in the table and in the indexes that it stands in
 * @param rekeyed what writing each under a new key and deleting it under the old one costs
 */
record Rewriting(BigDecimal items, String scanned, String backfilled, String rekeyed) {

    /** Empty if nobody says how many there are. */
    static Optional<Rewriting> of(Dossier dossier, Entity entity) {
        Optional<Long> count =
                entity.singleton() ? Optional.of(1L) : entity.expect().count();
        Optional<Placement> primary =
                dossier.analysis().space().primary(entity.name().text());
        if (count.isEmpty() || primary.isEmpty()) {
            return Optional.empty();
        }
        return price(dossier, primary.get()).map(price -> {
            BigDecimal items = BigDecimal.valueOf(count.get());
            BigDecimal table = units(dossier.analysis().sizes().item(entity).expected());
            BigDecimal written = items.multiply(table);
            for (Placement placement :
                    dossier.analysis().space().of(entity.name().text())) {
                if (placement.route().isIndex()) {
                    BigDecimal held =
                            items.multiply(dossier.analysis().population().held(placement));
                    BigDecimal each = units(dossier.analysis()
                            .sizes()
                            .entry(
                                    entity,
                                    placement.route().table(),
                                    placement.route().index().orElseThrow())
                            .expected());
                    written = written.add(held.multiply(each));
                }
            }
            BigDecimal scan = dossier.analysis()
                    .storage()
                    .scan(primary.get(), false)
                    .units()
                    .expected();
            return new Rewriting(
                    items,
                    price.read().of(scan).toTheCent(),
                    price.write().of(written).toTheCent(),
                    price.write().of(written.add(written)).toTheCent());
        });
    }

    private static Optional<OnDemandPrice> price(Dossier dossier, Placement primary) {
        TableSettings settings = dossier.model()
                .deployment()
                .settings(
                        primary.route().table().name().text(),
                        dossier.report().setting().environment());
        return dossier.report()
                .setting()
                .prices()
                .onDemand(settings.storageClass().orElse(StorageClass.STANDARD));
    }

    private static BigDecimal units(BigDecimal bytes) {
        return bytes.divide(BigDecimal.valueOf(DynamoFacts.WRITE_UNIT_BYTES), 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE);
    }
}
