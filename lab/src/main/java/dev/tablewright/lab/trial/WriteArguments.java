package dev.tablewright.lab.trial;

import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.reference.Expired;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.reference.ReferenceRows;
import dev.tablewright.lab.reference.RowConditions;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.item.Values;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds what a write can be done with: so that it happens, or so that it is refused for one reason. */
final class WriteArguments {

    private static final long ANOTHER_VERSION = 1_000;

    private final BoundModel bound;
    private final Model model;
    private final Instant now;
    private final ReferenceRows rows;
    private final FreshRows fresh;
    private final RowConditions conditions;
    private final int variant;

    /** Makes a row be there, and gives it as it is stored; empty if that cannot be. */
    private final Function<Row, Optional<Row>> creation;

    /** @param variant which of several values is set, where there are several words */
    WriteArguments(Laboratory laboratory, ReferenceRows rows, int variant, Function<Row, Optional<Row>> creation) {
        this.bound = laboratory.writer();
        this.model = laboratory.model();
        this.now = laboratory.now();
        this.rows = rows;
        this.fresh = new FreshRows(laboratory, creation);
        this.conditions = new RowConditions(model);
        this.variant = variant;
        this.creation = creation;
    }

    /**
     * What all steps are done with.
     *
     * @param at the step with the twist
     * @return empty if there is no such way
     */
    Optional<List<StepArguments>> of(List<StepProgram> steps, Twist twist, int at) {
        List<StepArguments> all = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            List<Row> with = all.stream().map(StepArguments::row).toList();
            Optional<StepArguments> one = of(steps.get(i), i == at ? twist : Twist.NONE, with);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            all.add(one.get());
        }
        return Optional.of(all);
    }

    private Optional<StepArguments> of(StepProgram program, Twist twist, List<Row> with) {
        return program.givesEntity()
                ? whole(program.step(), twist, with).map(StepArguments::new)
                : target(program.step(), twist, with).flatMap(row -> partial(program, twist, row));
    }

    private Optional<Row> whole(WriteStep step, Twist twist, List<Row> with) {
        String entity = step.entity().text();
        boolean put = step.action() == Action.PUT;
        if (put && !step.when().isAlways()) {
            return replacing(step, twist, with);
        }
        return switch (twist) {
            case NONE -> fresh.row(entity, rows, with).map(row -> referring(step, row));
            case REMOVING -> fresh.row(entity, rows, with).flatMap(this::bare);
            case EXISTING -> put ? Optional.empty() : first(entity);
            case IN_PLACE -> put ? first(entity).map(this::changed) : Optional.empty();
            case STALE -> put ? first(entity).flatMap(this::stale) : Optional.empty();
            case TAKEN -> fresh.row(entity, rows, with).flatMap(this::taken);
            case NO_PARENT ->
                fresh.row(entity, rows, with).map(row -> referring(step, row)).flatMap(row -> orphan(step, row));
            case AFTER_EXPIRY -> expired(entity).map(fresh::renewed);
            default -> Optional.empty();
        };
    }

    /** A put under a condition is done to what is there. */
    private Optional<Row> replacing(WriteStep step, Twist twist, List<Row> with) {
        return switch (twist) {
            case NONE -> holding(step, with).map(this::changed);
            case TAKEN -> holding(step, with).flatMap(this::taken);
            case STALE -> holding(step, with).flatMap(this::stale);
            case UNMET -> violating(step, with).map(this::changed);
            case MISSING -> fresh.row(step.entity().text(), rows, with);
            case EXPIRED -> expired(step.entity().text());
            default -> Optional.empty();
        };
    }

    /** The same, referring to all that the step adds to. */
    private Row referring(WriteStep step, Row row) {
        Row referring = row;
        for (Addition addition : step.adds()) {
            Optional<Attribute> via = addition.via()
                    .flatMap(name -> entity(row).attribute(name.text()))
                    .filter(attribute -> row.value(attribute.storedName()).isEmpty());
            Optional<Row> target = via.isPresent() ? first(addition.target().entity()) : Optional.empty();
            referring =
                    target.isPresent() ? referring.with(via.get().storedName(), rows.idOf(target.get())) : referring;
        }
        return referring;
    }

    /** The same without what is optional; empty if all is required. */
    private Optional<Row> bare(Row row) {
        Row bare = row;
        for (Attribute attribute : entity(row).attributes()) {
            bare = attribute.optional() ? bare.without(attribute.storedName()) : bare;
        }
        return Optional.of(bare).filter(each -> !each.equals(row));
    }

    private Optional<Row> first(String entity) {
        return fresh.living(entity, rows).stream().findFirst();
    }

    private Optional<Row> expired(String entity) {
        return rows.of(entity).stream()
                .filter(row -> Expired.is(model, row, now))
                .findFirst();
    }

    /** Other values wherever a row may have them. */
    private Row changed(Row row) {
        Row changed = row;
        RowType type = bound.type(row.entity());
        for (Attribute attribute : entity(row).attributes()) {
            boolean fixed = entity(row).isIdentifiedBy(attribute.name().text())
                    || attribute.immutable()
                    || type.keyAttributes().contains(attribute)
                    || type.kept().contains(attribute.storedName())
                    || type.version().filter(attribute.storedName()::equals).isPresent()
                    || type.ttl().filter(attribute.storedName()::equals).isPresent();
            if (!fixed) {
                Optional<AttributeValue> other = fresh.changed(attribute, row, rows, variant);
                changed = other.isPresent() ? changed.with(attribute.storedName(), other.get()) : changed;
            }
        }
        return changed;
    }

    private Optional<Row> stale(Row row) {
        return bound.type(row.entity()).version().map(version -> row.with(version, Values.whole(ANOTHER_VERSION)));
    }

    /** The same with a value that another has, in the same scope. */
    private Optional<Row> taken(Row row) {
        for (Attribute attribute : entity(row).attributes()) {
            if (attribute.unique().isEmpty()) {
                continue;
            }
            List<Name> within = attribute.unique().get().within();
            for (Row other : fresh.living(row.entity(), rows)) {
                boolean apart = !PlainValue.of(rows.idOf(other)).equals(PlainValue.of(rows.idOf(row)));
                boolean same = within.stream()
                        .map(name ->
                                entity(row).attribute(name.text()).orElseThrow().storedName())
                        .allMatch(name -> other.value(name).equals(row.value(name)));
                if (apart && same && other.value(attribute.storedName()).isPresent()) {
                    return Optional.of(row.with(
                            attribute.storedName(),
                            other.value(attribute.storedName()).get()));
                }
            }
        }
        return Optional.empty();
    }

    /** The same, belonging to somebody who is not there. */
    private Optional<Row> orphan(WriteStep step, Row row) {
        Set<String> references = new LinkedHashSet<>();
        for (Aggregate aggregate : model.aggregates()) {
            if (aggregate.source().text().equals(row.entity())
                    && aggregate.upkeep() == Aggregate.Upkeep.TRANSACTION
                    && conditions.hold(row, aggregate.where())) {
                references.add(aggregate.via().text());
            }
        }
        entity(row).sequences().stream()
                .filter(sequence -> sequence.counter().isPresent())
                .forEach(sequence -> sequence.per().ifPresent(per -> references.add(per.text())));
        step.adds().forEach(addition -> addition.via().ifPresent(via -> references.add(via.text())));
        for (String name : references) {
            Attribute attribute = entity(row).attribute(name).orElseThrow();
            Optional<AttributeValue> nobody = fresh.free(attribute, row, rows, List.of());
            if (nobody.isPresent()) {
                return nobody.map(value -> row.with(attribute.storedName(), value));
            }
        }
        return Optional.empty();
    }

    /** The row that a step is about. */
    private Optional<Row> target(WriteStep step, Twist twist, List<Row> with) {
        String entity = step.entity().text();
        return switch (twist) {
            case NONE, STALE, TAKEN, REMOVING -> holding(step, with);
            case MISSING -> fresh.row(entity, rows, with);
            case EXPIRED -> expired(entity);
            case UNMET -> violating(step, with);
            default -> Optional.empty();
        };
    }

    private Optional<Row> holding(WriteStep step, List<Row> with) {
        String entity = step.entity().text();
        Optional<Row> there = fresh.living(entity, rows).stream()
                .filter(row -> conditions.hold(row, step.when()))
                .filter(row -> with.stream().noneMatch(other -> isSame(row, other)))
                .findFirst();
        return there.or(() -> fresh.row(entity, rows, List.of())
                .flatMap(row -> new ForcedRows(model, rows.all()).holding(row, step.when()))
                .flatMap(creation));
    }

    private boolean isSame(Row one, Row other) {
        return one.entity().equals(other.entity())
                && PlainValue.of(rows.idOf(one)).equals(PlainValue.of(rows.idOf(other)));
    }

    private Optional<Row> violating(WriteStep step, List<Row> with) {
        if (step.when().isAlways()) {
            return Optional.empty();
        }
        String entity = step.entity().text();
        Optional<Row> there = fresh.living(entity, rows).stream()
                .filter(row -> !conditions.hold(row, step.when()))
                .filter(row -> with.stream().noneMatch(other -> isSame(row, other)))
                .findFirst();
        return there.or(() -> fresh.row(entity, rows, List.of())
                .flatMap(row -> new ForcedRows(model, rows.all()).violating(row, step.when()))
                .flatMap(creation));
    }

    /** What the caller of the step gives of its row: where it is, what it sets, and what it adds. */
    private Optional<StepArguments> partial(StepProgram program, Twist twist, Row row) {
        RowType type = bound.type(row.entity());
        Map<String, AttributeValue> given = new LinkedHashMap<>();
        Map<String, AttributeValue> moved = new LinkedHashMap<>();
        type.id().forEach(name -> copy(name, row, given));
        type.keyAttributes().forEach(part -> copy(part.storedName(), row, given));
        boolean twisted = twist == Twist.NONE || twist.compareTo(Twist.TAKEN) > 0;
        for (StepInput input : program.inputs()) {
            Attribute attribute = input.attribute().orElseThrow();
            String name = attribute.storedName();
            if (!input.is(StepInput.Role.SET)) {
                copy(name, row, given);
                continue;
            }
            Optional<AttributeValue> value = fresh.changed(attribute, row, rows, variant);
            if (twist == Twist.REMOVING && (attribute.optional() || attribute.type() instanceof Type.SetOf)) {
                value = Optional.empty();
                twisted = true;
            }
            if (twist == Twist.TAKEN && attribute.unique().isPresent()) {
                Optional<Row> other = taken(row);
                twisted |= other.isPresent();
                value = other.isPresent() ? other.get().value(name) : value;
            }
            Map<String, AttributeValue> into = type.keyAttributes().contains(attribute) ? moved : given;
            value.ifPresent(some -> into.put(name, some));
        }
        if (twist == Twist.STALE) {
            Optional<Attribute> version = program.version().flatMap(StepInput::attribute);
            if (version.isEmpty()) {
                return Optional.empty();
            }
            given.put(version.get().storedName(), Values.whole(ANOTHER_VERSION));
        }
        return twisted ? Optional.of(new StepArguments(new Row(row.entity(), given), moved)) : Optional.empty();
    }

    private static void copy(String stored, Row row, Map<String, AttributeValue> given) {
        row.value(stored).ifPresent(value -> given.put(stored, value));
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
