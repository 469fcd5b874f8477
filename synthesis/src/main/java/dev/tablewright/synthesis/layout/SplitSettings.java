package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;

/**
 * The settings of one table, for the tables that come from it. What protects data protects all of it; items expire only where
 * there are any that do.
 */
final class SplitSettings {

    private final Model model;
    private final Map<Name, TableSettings> tables = new LinkedHashMap<>();
    private final List<String> open = new ArrayList<>();

    SplitSettings(Model model) {
        this.model = model;
    }

    /** The table of an entity that stood in another one. */
    void entity(String from, Name table, Entity entity) {
        Optional<String> ttl =
                entity.ttl().flatMap(name -> entity.attribute(name.text())).map(Attribute::storedName);
        settings(from)
                .ifPresent(old -> tables.put(
                        table, old.withBilling(billing(old)).withTtl(old.ttl().isPresent() ? ttl : Optional.empty())));
    }

    /** The table of guards or counters that stood in another one. Nobody follows their changes. */
    void companion(String from, Name table) {
        settings(from)
                .ifPresent(old -> tables.put(
                        table,
                        old.withBilling(billing(old))
                                .withStream(Optional.empty())
                                .withTtl(Optional.empty())));
    }

    Deployment deployment() {
        return new Deployment(tables, model.deployment().environments());
    }

    List<String> open() {
        return open;
    }

    /** Units for all entities together say nothing about each: the new tables are paid by the request. */
    private Optional<Billing> billing(TableSettings old) {
        if (old.billing().isPresent() && old.billing().get() instanceof Billing.Provisioned) {
            String sentence = "How the provisioned units are to be divided among the tables is not said: they are paid"
                    + " by the request";
            if (!open.contains(sentence)) {
                open.add(sentence);
            }
            return Optional.of(new Billing.OnDemand());
        }
        return old.billing();
    }

    private Optional<TableSettings> settings(String table) {
        return model.deployment().tables().entrySet().stream()
                .filter(entry -> entry.getKey().text().equals(table))
                .map(Entry::getValue)
                .findFirst();
    }
}
