package dev.tablewright.lab.bind;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.write.Condition;
import dev.tablewright.runtime.write.EntityDelete;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Field;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.Write;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One step of a write. */
final class BoundStep {

    private final Binding binding;
    private final WriteStep step;
    private final boolean together;
    private final Entity entity;
    private final RowType type;
    private final EntityWrites<Row> writes;
    private final Condition[] conditions;
    private final Map<Addition, Function<AttributeValue, Known>> parents = new LinkedHashMap<>();

    /** @param together whether it is one step of several: then a deletion of nothing is a refusal of all */
    BoundStep(Binding binding, WriteStep step, boolean together) {
        this.binding = binding;
        this.step = step;
        this.together = together;
        this.entity = binding.entity(step.entity().text());
        this.type = binding.type(entity.name().text());
        this.writes = binding.writes(entity.name().text());
        this.conditions =
                step.when().comparisons().stream().map(this::condition).toArray(Condition[]::new);
        step.adds().forEach(this::reach);
    }

    private void reach(Addition addition) {
        if (addition.via().isEmpty()) {
            return;
        }
        Entity target = binding.entity(addition.target().entity());
        parents.put(
                addition,
                new Reach(binding, target)
                        .byId()
                        .orElseThrow(
                                () -> new IllegalStateException("no query finds a " + target.name() + " by its id")));
    }

    boolean givesEntity() {
        return step.action() == Action.CREATE || step.action() == Action.PUT;
    }

    RowType type() {
        return type;
    }

    /** The attributes that the row of this step needs, or may have if they are optional. */
    List<Attribute> asked() {
        if (givesEntity()) {
            return entity.attributes();
        }
        Map<String, Attribute> asked = new LinkedHashMap<>();
        type.keyAttributes().forEach(attribute -> asked.put(attribute.name().text(), attribute));
        step.sets().forEach(set -> asked.put(set.text(), binding.attribute(entity, set.text())));
        for (Addition addition : step.adds()) {
            addition.via().ifPresent(via -> asked.put(via.text(), binding.attribute(entity, via.text())));
            amountOf(addition).ifPresent(attribute -> asked.put(attribute.name().text(), attribute));
        }
        entity.version()
                .filter(version -> !step.sets().isEmpty())
                .ifPresent(version -> asked.put(version.text(), binding.attribute(entity, version.text())));
        return List.copyOf(asked.values());
    }

    /** The write itself. */
    Write<?> write(StepArguments given) {
        return switch (step.action()) {
            case CREATE -> whole(writes.create(row(given)), given);
            case PUT -> whole(writes.put(row(given)), given);
            case UPDATE -> update(given);
            case DELETE -> delete(given);
            case CHECK -> writes.check(Reach.known(type, row(given))).onlyIf(conditions);
        };
    }

    /** Together with a check of the same item, a put replaces what is there. */
    private Write<?> whole(Write<Row> write, StepArguments given) {
        return step.when().isAlways()
                ? write
                : write.with(writes.check(writes.known(row(given))).onlyIf(conditions));
    }

    private Row row(StepArguments given) {
        if (!given.row().entity().equals(entity.name().text())) {
            throw new IllegalArgumentException("a step that writes " + entity.name() + " is given a "
                    + given.row().entity());
        }
        return givesEntity() ? type.checked(given.row()) : given.row();
    }

    EntityDelete<Row> delete(StepArguments given) {
        EntityDelete<Row> delete = writes.delete(Reach.known(type, row(given))).onlyIf(conditions);
        return together ? delete.mustExist() : delete;
    }

    private RowUpdate update(StepArguments given) {
        Row row = row(given);
        RowUpdate update = new RowUpdate(binding, type, row);
        List<Name> sets = new ArrayList<>(step.sets());
        // What is optional comes last: the order of generated code.
        sets.sort(Comparator.comparing(this::mayBeAbsent));
        sets.forEach(set -> set(update, set, given));
        for (Addition addition : step.adds()) {
            if (isOfUpdate(addition)) {
                update.increase(addition.target().attribute(), amount(addition, row));
            }
        }
        if (!step.sets().isEmpty()) {
            type.version()
                    .flatMap(row::value)
                    .ifPresent(seen -> update.ifVersion(new BigDecimal(seen.n()).longValueExact()));
        }
        return update.onlyIf(conditions);
    }

    private boolean mayBeAbsent(Name set) {
        Attribute attribute = binding.attribute(entity, set.text());
        return attribute.optional() && !(attribute.type() instanceof Type.SetOf);
    }

    private void set(RowUpdate update, Name set, StepArguments given) {
        Attribute attribute = binding.attribute(entity, set.text());
        boolean inKey = type.keyAttributes().contains(attribute);
        AttributeValue value = (inKey ? given.moved() : given.row().attributes()).get(attribute.storedName());
        if (value != null) {
            update.change(set.text(), value);
        } else if (attribute.optional() || attribute.type() instanceof Type.SetOf) {
            update.clear(set.text());
        } else {
            throw new IllegalArgumentException(entity.name() + "." + set + " is missing: the write sets it");
        }
    }

    /** Whether an addition is one of the changes of the update itself. */
    private boolean isOfUpdate(Addition addition) {
        return step.action() == Action.UPDATE
                && addition.via().isEmpty()
                && RowUpdate.isAddable(binding, entity, addition.target().attribute());
    }

    /** Numbers that are added elsewhere. */
    List<Write<?>> also(StepArguments given) {
        List<Write<?>> also = new ArrayList<>();
        Row row = row(given);
        for (Addition addition : step.adds()) {
            if (!isOfUpdate(addition)) {
                Entity target = binding.entity(addition.target().entity());
                String stored = binding.stored(target, addition.target().attribute());
                target(addition, row)
                        .ifPresent(
                                known -> also.add(binding.writes(target.name().text())
                                        .add(known, Map.of(stored, amount(addition, row)))));
            }
        }
        return also;
    }

    /** What is added to; empty if the reference to it is optional, and absent. */
    private Optional<Known> target(Addition addition, Row row) {
        if (addition.via().isEmpty()) {
            return Optional.of(givesEntity() ? writes.known(row) : Reach.known(type, row));
        }
        Attribute via = binding.attribute(entity, addition.via().get().text());
        Optional<AttributeValue> id = row.value(via.storedName());
        if (id.isEmpty() && !via.optional()) {
            throw new IllegalArgumentException(
                    entity.name() + "." + via.name() + " is missing: a number is added to what it refers to");
        }
        return id.map(parents.get(addition));
    }

    /** The attribute that is added; empty if it is a number that the model says. */
    private Optional<Attribute> amountOf(Addition addition) {
        String word = addition.amount().text();
        return entity.attribute(word.startsWith("-") ? word.substring(1) : word);
    }

    private BigDecimal amount(Addition addition, Row row) {
        String word = addition.amount().text();
        Optional<Attribute> attribute = amountOf(addition);
        if (attribute.isEmpty()) {
            return new BigDecimal(word);
        }
        Optional<AttributeValue> value = row.value(attribute.get().storedName());
        if (value.isEmpty() && !attribute.get().optional()) {
            throw new IllegalArgumentException(
                    entity.name() + "." + attribute.get().name() + " is missing: it is added to " + addition.target());
        }
        BigDecimal number = value.map(some -> new BigDecimal(some.n())).orElse(BigDecimal.ZERO);
        return word.startsWith("-") ? number.negate() : number;
    }

    /** Named as the model has it: its values are no secret, and a refusal is to tell which of several writes was meant. */
    private Condition condition(Comparison comparison) {
        ItemTest.Holds test = binding.test(entity, comparison);
        Field<AttributeValue> field =
                new Field<>(test.path().name(), test.path().stored(), Function.identity());
        List<AttributeValue> values = ItemTests.constants(test);
        return switch (comparison.operator()) {
            case EXISTS -> field.exists();
            case ABSENT -> field.absent();
            case EQUAL -> field.is(values.get(0)).named(comparison.toString());
            case NOT_EQUAL -> field.isNot(values.get(0)).named(comparison.toString());
            case LESS -> field.below(values.get(0)).named(comparison.toString());
            case LESS_OR_EQUAL -> field.atMost(values.get(0)).named(comparison.toString());
            case GREATER -> field.above(values.get(0)).named(comparison.toString());
            case GREATER_OR_EQUAL -> field.atLeast(values.get(0)).named(comparison.toString());
            case IN -> field.in(values).named(comparison.toString());
        };
    }
}
