package dev.tablewright.check.cost;

import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.util.Map;
import java.util.Optional;

/**
 * Where and how a design is priced.
 *
 * @param environment whose settings count, if the author distinguishes several
 * @param uniform what holds for all tables, whatever the author says of each
 */
public record Setting(PriceList prices, Optional<Environment> environment, Optional<TableSettings> uniform) {

    /** As the author says. */
    public static Setting asSaid(PriceList prices, Optional<Environment> environment) {
        return new Setting(prices, environment, Optional.empty());
    }

    /**
     * The same for all tables, so that two layouts differ in nothing else: paid by the request, in the ordinary class, and
     * recoverable if any table of the model is.
     */
    public Setting uniformFor(Model model) {
        boolean recoverable = model.deployment().tables().keySet().stream()
                .anyMatch(table ->
                        settings(model, table.text()).pointInTimeRecovery().orElse(false));
        TableSettings same = new TableSettings(
                Optional.of(new Billing.OnDemand()),
                Optional.empty(),
                Optional.empty(),
                Optional.of(recoverable),
                Optional.empty(),
                Optional.empty(),
                Optional.of(StorageClass.STANDARD),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of());
        return new Setting(prices, environment, Optional.of(same));
    }

    /** Whether the price list has all that a table needs. */
    public boolean isPriced(Model model, String table) {
        TableSettings settings = settings(model, table);
        StorageClass storageClass = settings.storageClass().orElse(StorageClass.STANDARD);
        boolean bought =
                settings.billing().filter(Billing.Provisioned.class::isInstance).isPresent();
        return prices.storage(storageClass).isPresent()
                && prices.onDemand(storageClass).isPresent()
                && (!bought || prices.provisioned(storageClass).isPresent());
    }

    /** What holds for a table. */
    TableSettings settings(Model model, String table) {
        TableSettings said = model.deployment().settings(table, environment);
        return uniform.map(said::overriddenBy).orElse(said);
    }
}
