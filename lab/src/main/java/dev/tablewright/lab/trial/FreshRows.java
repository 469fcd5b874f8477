package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.reference.Expired;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.reference.ReferenceRows;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Values;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows that are not there yet: like others, but with ids and unique values of their own. */
final class FreshRows {

    private final Model model;
    private final BoundModel bound;
    private final Instant now;
    private final OtherValues others;
    private final List<Row> samples;

    /** Makes a row be there, and gives it as it is stored; empty if that cannot be. */
    private final Function<Row, Optional<Row>> creation;

    FreshRows(Laboratory laboratory, Function<Row, Optional<Row>> creation) {
        this.creation = creation;
        this.samples = laboratory.samples();
        this.model = laboratory.model();
        this.bound = laboratory.writer();
        this.now = laboratory.now();
        this.others = new OtherValues(model);
    }

    /**
     * A row that is not there yet. What it refers to is there, or among what is made with it; where nobody is left to refer to,
     * somebody is created.
     *
     * @param with rows that are made in the same go
     * @return empty if there is nothing to make it like, or no id left
     */
    Optional<Row> row(String entity, ReferenceRows rows, List<Row> with) {
        Optional<Row> like = like(entity, rows);
        if (like.isEmpty()) {
            return Optional.empty();
        }
        RowType type = bound.type(entity);
        Row row = linked(grounded(like.get(), rows), with, rows);
        for (String kept : type.kept()) {
            row = row.with(kept, Values.whole(0));
        }
        Optional<Row> identified = isFree(row, rows, with) ? Optional.of(row) : withOtherId(row, rows, with);
        return identified.map(each -> withOtherUniques(each, rows, with));
    }

    /** What a new row is made like: one that is there, or was there at the beginning. */
    private Optional<Row> like(String entity, ReferenceRows rows) {
        List<Row> living = living(entity, rows);
        return living.isEmpty()
                ? samples.stream()
                        .filter(row -> row.entity().equals(entity))
                        .findFirst()
                        .map(this::renewed)
                : Optional.of(living.get(living.size() / 2));
    }

    /** The same, living on for a day where it would have expired. */
    Row renewed(Row row) {
        Optional<Attribute> ttl = entity(row).ttl().flatMap(name -> entity(row).attribute(name.text()));
        return Expired.is(model, row, now)
                ? row.with(ttl.orElseThrow().storedName(), Values.epoch(now.plusSeconds(86_400)))
                : row;
    }

    List<Row> living(String entity, ReferenceRows rows) {
        return rows.of(entity).stream()
                .filter(row -> !Expired.is(model, row, now))
                .toList();
    }

    /** Refers to what is there; what a row referred to may have been deleted since. */
    private Row grounded(Row row, ReferenceRows rows) {
        Row grounded = row;
        for (Attribute attribute : entity(row).attributes()) {
            if (attribute.type() instanceof Type.Reference reference) {
                boolean lost = row.value(attribute.storedName())
                        .filter(id -> rows.find(reference.entity(), id)
                                .filter(target -> !Expired.is(model, target, now))
                                .isEmpty())
                        .isPresent();
                Optional<Row> other = lost
                        ? living(reference.entity(), rows).stream().findFirst().or(() -> created(reference, rows))
                        : Optional.empty();
                grounded = other.isPresent() ? grounded.with(attribute.storedName(), rows.idOf(other.get())) : grounded;
            }
        }
        return grounded;
    }

    /** Refers to what is made with it, where it can. */
    private Row linked(Row row, List<Row> with, ReferenceRows rows) {
        Row linked = row;
        for (Attribute attribute : entity(row).attributes()) {
            for (Row other : with) {
                if (attribute.type() instanceof Type.Reference reference
                        && reference.entity().equals(other.entity())) {
                    linked = linked.with(attribute.storedName(), rows.idOf(other));
                }
            }
        }
        return linked;
    }

    private boolean isFree(Row row, ReferenceRows rows, List<Row> with) {
        return rows.find(row).isEmpty()
                && with.stream()
                        .noneMatch(other -> other.entity().equals(row.entity())
                                && PlainValue.of(rows.idOf(other)).equals(PlainValue.of(rows.idOf(row))));
    }

    private Optional<Row> withOtherId(Row row, ReferenceRows rows, List<Row> with) {
        Entity entity = entity(row);
        List<Attribute> parts = new ArrayList<>();
        entity.id().forEach(name -> parts.add(0, entity.attribute(name.text()).orElseThrow()));
        for (Attribute part : parts) {
            boolean numbered = entity.sequences().stream()
                    .anyMatch(sequence ->
                            sequence.attribute().text().equals(part.name().text()));
            if (numbered) {
                // The write gives it.
                return Optional.of(row);
            }
            if (!(part.type() instanceof Type.Reference)) {
                Optional<AttributeValue> value = free(part, row, rows, with);
                if (value.isPresent()) {
                    return value.map(some -> row.with(part.storedName(), some));
                }
            }
        }
        for (Attribute part : parts) {
            if (part.type() instanceof Type.Reference reference) {
                Optional<Row> other = rows.of(reference.entity()).stream()
                        .filter(target -> !Expired.is(model, target, now))
                        .map(target -> row.with(part.storedName(), rows.idOf(target)))
                        .filter(candidate -> isFree(candidate, rows, with))
                        .findFirst();
                if (other.isPresent()) {
                    return other;
                }
            }
        }
        // All who are there are taken: somebody else is needed.
        for (Attribute part : parts) {
            if (part.type() instanceof Type.Reference reference) {
                Optional<Row> other = created(reference, rows);
                if (other.isPresent()) {
                    return other.map(target -> row.with(part.storedName(), rows.idOf(target)));
                }
            }
        }
        return Optional.empty();
    }

    /** Somebody new to refer to. */
    private Optional<Row> created(Type.Reference reference, ReferenceRows rows) {
        return row(reference.entity(), rows, List.of()).flatMap(creation);
    }

    private Row withOtherUniques(Row row, ReferenceRows rows, List<Row> with) {
        Row changed = row;
        for (Attribute attribute : entity(row).attributes()) {
            if (attribute.unique().isPresent()
                    && row.value(attribute.storedName()).isPresent()) {
                Optional<AttributeValue> value = free(attribute, row, rows, with);
                if (value.isPresent()) {
                    changed = changed.with(attribute.storedName(), value.get());
                }
            }
        }
        return changed;
    }

    /** A value of an attribute that no row has. */
    Optional<AttributeValue> free(Attribute attribute, Row row, ReferenceRows rows, Collection<Row> with) {
        Set<AttributeValue> taken = new HashSet<>();
        rows.of(row.entity())
                .forEach(other ->
                        other.value(attribute.storedName()).map(PlainValue::of).ifPresent(taken::add));
        with.stream()
                .filter(other -> other.entity().equals(row.entity()))
                .forEach(other ->
                        other.value(attribute.storedName()).map(PlainValue::of).ifPresent(taken::add));
        if (attribute.type() instanceof Type.Reference reference) {
            rows.of(reference.entity()).forEach(target -> taken.add(PlainValue.of(rows.idOf(target))));
        }
        return row.value(attribute.storedName()).flatMap(like -> others.fresh(attribute, like, taken));
    }

    /**
     * Another value that an attribute of a row can have; the same, if there is none.
     *
     * @param variant of words, which of the others
     */
    Optional<AttributeValue> changed(Attribute attribute, Row row, ReferenceRows rows, int variant) {
        Optional<AttributeValue> old = row.value(attribute.storedName());
        if (attribute.type() instanceof Type.Choice choice) {
            List<AttributeValue> words = choice.values().stream()
                    .map(word -> Values.text(word.text()))
                    .filter(word -> !old.equals(Optional.of(word)))
                    .toList();
            return words.isEmpty() ? old : Optional.of(words.get(variant % words.size()));
        }
        if (attribute.unique().isPresent() && old.isPresent()) {
            return free(attribute, row, rows, List.of()).or(() -> old);
        }
        if (attribute.type() instanceof Type.Reference reference) {
            Optional<AttributeValue> other = rows.of(reference.entity()).stream()
                    .filter(target -> !Expired.is(model, target, now))
                    .map(rows::idOf)
                    .filter(id -> !old.map(PlainValue::of).equals(Optional.of(PlainValue.of(id))))
                    .findFirst();
            return other.or(() -> old);
        }
        if (old.isEmpty() || attribute.type().isCollection() || attribute.type() instanceof Type.Embedded) {
            Optional<AttributeValue> other = rows.of(row.entity()).stream()
                    .flatMap(each -> each.value(attribute.storedName()).stream())
                    .filter(value -> !old.map(PlainValue::of).equals(Optional.of(PlainValue.of(value))))
                    .findFirst();
            return other.or(() -> old);
        }
        return others.fresh(attribute, old.get(), Set.of(PlainValue.of(old.get())))
                .or(() -> old);
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
