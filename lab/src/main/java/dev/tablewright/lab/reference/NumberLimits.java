package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Numbers that a write would take further than the model allows, or than 64 bits. */
final class NumberLimits {

    private final Model model;

    NumberLimits(Model model) {
        this.model = model;
    }

    /** What the rows afterwards have too much, or too little, of. */
    List<Refusal> broken(ReferenceRows before, ReferenceRows after) {
        List<Refusal> broken = new ArrayList<>();
        for (Row row : after.all()) {
            Optional<Row> old = before.find(row);
            if (old.filter(row::equals).isEmpty()) {
                Entity entity = model.entity(row.entity()).orElseThrow();
                entity.attributes().stream()
                        .filter(attribute -> isBroken(entity, attribute, old, row))
                        .forEach(attribute -> broken.add(new Refusal.OutOfRange(
                                row.entity(), attribute.name().text())));
            }
        }
        return broken;
    }

    private boolean isBroken(Entity entity, Attribute attribute, Optional<Row> old, Row row) {
        boolean whole = attribute.type() == ScalarType.INTEGER;
        if ((!whole && attribute.type() != ScalarType.DECIMAL) || isStreamed(entity, attribute)) {
            return false;
        }
        BigDecimal before = old.map(some -> number(some, attribute)).orElse(BigDecimal.ZERO);
        BigDecimal now = number(row, attribute);
        Optional<BigDecimal> most = attribute
                .max()
                .map(BigDecimal::valueOf)
                .or(() -> whole ? Optional.of(BigDecimal.valueOf(Long.MAX_VALUE)) : Optional.empty());
        boolean above = most.filter(bound -> now.compareTo(bound) > 0).isPresent();
        boolean below = whole && now.compareTo(BigDecimal.valueOf(Long.MIN_VALUE)) < 0;
        return (above && now.compareTo(before) > 0) || (below && now.compareTo(before) < 0);
    }

    /** What follows from a stream has happened already. */
    private boolean isStreamed(Entity entity, Attribute attribute) {
        return model.aggregates().stream()
                .anyMatch(kept -> kept.upkeep() == Aggregate.Upkeep.STREAM
                        && kept.target().entity().equals(entity.name().text())
                        && kept.target().attribute().equals(attribute.name().text()));
    }

    private static BigDecimal number(Row row, Attribute attribute) {
        return row.value(attribute.storedName())
                .map(value -> new BigDecimal(value.n()))
                .orElse(BigDecimal.ZERO);
    }
}
