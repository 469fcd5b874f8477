package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a change of one row entails: no value that must be unique may be there twice, and numbers of parents follow. */
final class Upkeep {

    private final Model model;
    private final Instant now;
    private final ReferenceRows rows;
    private final RowConditions conditions;
    private final List<Refusal> refusals = new ArrayList<>();

    Upkeep(Model model, Instant now, ReferenceRows rows, RowConditions conditions) {
        this.model = model;
        this.now = now;
        this.rows = rows;
        this.conditions = conditions;
    }

    List<Refusal> refusals() {
        return refusals;
    }

    /**
     * @param before empty: the row is new
     * @param after empty: it goes
     */
    void change(Optional<Row> before, Optional<Row> after) {
        // What has expired is gone for whoever writes, but not for the stream, which sees that it is replaced.
        Optional<Row> replaced = before.or(() -> after.flatMap(rows::find));
        before.ifPresent(rows::remove);
        after.ifPresent(row -> refusals.addAll(taken(row, false)));
        after.ifPresent(rows::put);
        String entity = before.or(() -> after).orElseThrow().entity();
        for (Aggregate aggregate : model.aggregates()) {
            if (aggregate.source().text().equals(entity)) {
                change(
                        aggregate,
                        (aggregate.upkeep() == Aggregate.Upkeep.STREAM ? replaced : before)
                                .flatMap(row -> share(aggregate, row)),
                        after.flatMap(row -> share(aggregate, row)));
            }
        }
    }

    /**
     * The values that must be unique and are not free.
     *
     * @param again whether the row itself is to be there a second time
     */
    List<Refusal> taken(Row row, boolean again) {
        Entity entity = entity(row.entity());
        List<Refusal> taken = new ArrayList<>();
        for (Attribute attribute : entity.attributes()) {
            if (attribute.unique().isEmpty()
                    || row.value(attribute.storedName()).isEmpty()) {
                continue;
            }
            List<String> together = new ArrayList<>(List.of(attribute.storedName()));
            attribute.unique().get().within().forEach(scope -> together.add(stored(entity, scope.text())));
            boolean found = rows.of(row.entity()).stream()
                    .filter(other -> !Expired.is(model, other, now))
                    .filter(other -> together.stream().allMatch(name -> isSame(row, other, name)))
                    .anyMatch(other -> again || !PlainValue.same(rows.idOf(other), rows.idOf(row)));
            if (found) {
                taken.add(new Refusal.Taken(row.entity(), attribute.name().text()));
            }
        }
        return taken;
    }

    private static boolean isSame(Row one, Row other, String name) {
        return one.value(name).map(PlainValue::of).equals(other.value(name).map(PlainValue::of));
    }

    /** What a row contributes to which parent. */
    private record Share(AttributeValue parent, BigDecimal amount) {}

    private Optional<Share> share(Aggregate aggregate, Row row) {
        Entity entity = entity(row.entity());
        if (!conditions.hold(row, aggregate.where())) {
            return Optional.empty();
        }
        return row.value(stored(entity, aggregate.via().text())).map(parent -> {
            BigDecimal amount = aggregate
                    .summed()
                    .map(name -> row.value(stored(entity, name.text()))
                            .map(value -> new BigDecimal(value.n()))
                            .orElse(BigDecimal.ZERO))
                    .orElse(BigDecimal.ONE);
            return new Share(parent, amount);
        });
    }

    private void change(Aggregate aggregate, Optional<Share> before, Optional<Share> after) {
        boolean stays = before.isPresent()
                && after.isPresent()
                && PlainValue.same(before.get().parent(), after.get().parent());
        // A parent that changes is a child, too, but perhaps not in what its own parent counts: two entities may count
        // each other.
        if (stays && before.get().amount().compareTo(after.get().amount()) == 0) {
            return;
        }
        before.ifPresent(share -> add(aggregate, share.parent(), share.amount().negate(), false));
        after.ifPresent(share -> add(aggregate, share.parent(), share.amount(), !stays));
    }

    /** @param joins whether the child was not the parent's before: then the parent must be there */
    private void add(Aggregate aggregate, AttributeValue id, BigDecimal amount, boolean joins) {
        String name = aggregate.target().entity();
        Optional<Row> parent = rows.find(name, id).filter(row -> !Expired.is(model, row, now));
        if (parent.isPresent()) {
            String target = stored(entity(name), aggregate.target().attribute());
            change(parent, Optional.of(ReferenceWrites.plus(parent.get(), target, amount)));
        } else if (joins && aggregate.upkeep() == Aggregate.Upkeep.TRANSACTION) {
            refusals.add(new Refusal.MissingParent(aggregate.source().text(), name));
        }
    }

    /** Numbers that other writes keep. */
    Set<String> kept(Entity entity) {
        String name = entity.name().text();
        Set<String> kept = new LinkedHashSet<>();
        for (Aggregate aggregate : model.aggregates()) {
            if (aggregate.target().entity().equals(name)) {
                kept.add(stored(entity, aggregate.target().attribute()));
            }
        }
        for (Entity other : model.entities()) {
            for (Sequence sequence : other.sequences()) {
                sequence.counter()
                        .filter(counter -> counter.entity().equals(name))
                        .ifPresent(counter -> kept.add(stored(entity, counter.attribute())));
            }
        }
        return kept;
    }

    /** Whether a row refers to an entity, by any of its attributes. */
    boolean refersTo(Row row, Entity entity, String parent, AttributeValue id) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.type() instanceof Type.Reference
                        && attribute.type().refersTo(parent))
                .anyMatch(attribute -> row.value(attribute.storedName())
                        .filter(value -> PlainValue.same(value, id))
                        .isPresent());
    }

    private Entity entity(String name) {
        return model.entity(name).orElseThrow();
    }

    private static String stored(Entity entity, String attribute) {
        return entity.attribute(attribute).orElseThrow().storedName();
    }
}
