package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Items that say which events of a stream were applied, so that each counts once. Their keys are texts: they stand in a table that forgets
 * them, if there is one.
 *
 * @param expiry the attribute by which the table forgets; empty: they stay
 */
public record StreamMarkers(Table table, Optional<String> expiry) {

    /** How their keys begin. */
    public static final String BEGINNING = "tablewright:applied#";

    private static final String EVENT = "event";
    private static final String EXPIRY_UNSAID = "expiresAt";

    /** Those of a model; empty if nothing is kept from a stream, or no table can hold them. */
    public static Optional<StreamMarkers> of(Model model, Design design) {
        List<StreamMarkers> possible = design.tables().stream()
                .filter(table -> model.aggregates().stream().anyMatch(kept -> isStreamed(model, kept)))
                .filter(table -> table.key().attributes().allMatch(attribute -> attribute.type() == KeyType.STRING))
                .map(table -> new StreamMarkers(
                        table,
                        model.deployment()
                                .settings(table.name().text(), Optional.empty())
                                .ttl()))
                .toList();
        return possible.stream()
                .filter(markers -> markers.expiry().isPresent())
                .findFirst()
                .or(() -> possible.stream().findFirst());
    }

    /** Whether a number is kept from the stream: what expires is not there to keep its parents' numbers. */
    public static boolean isStreamed(Model model, Aggregate kept) {
        return kept.upkeep() == Upkeep.STREAM
                || model.entity(kept.source().text())
                        .filter(source -> source.ttl().isPresent())
                        .isPresent();
    }

    /** The attributes of such an item. */
    public Set<String> names(String typeAttribute) {
        Set<String> names = new TreeSet<>(Set.of(EVENT, typeAttribute, expiry.orElse(EXPIRY_UNSAID)));
        table.key().attributes().map(KeyAttribute::name).forEach(names::add);
        return names;
    }
}
