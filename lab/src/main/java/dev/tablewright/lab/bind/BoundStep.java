package dev.tablewright.lab.bind;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.write.Amount;
import dev.tablewright.access.write.FixedRequest;
import dev.tablewright.access.write.StepAddition;
import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.write.Condition;
import dev.tablewright.runtime.write.EntityDelete;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteShape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One step of a write: evaluates what the program says. */
final class BoundStep {

    private final Binding binding;
    private final StepProgram program;
    private final String entity;
    private final RowType type;
    private final EntityWrites<Row> writes;
    private final Condition[] conditions;
    private final Optional<WriteShape> shape;
    private final IdentityHashMap<StepAddition, Function<AttributeValue, Known>> parents = new IdentityHashMap<>();

    /** @param fixed the request, if it is the same in all calls */
    BoundStep(Binding binding, StepProgram program, Optional<FixedRequest> fixed) {
        this.binding = binding;
        this.program = program;
        this.entity = program.entity().name().text();
        this.type = binding.type(entity);
        this.writes = binding.writes(entity);
        this.conditions =
                program.conditions().stream().map(ItemTests::condition).toArray(Condition[]::new);
        this.shape = fixed.map(this::shape);
        program.additions().stream()
                .filter(addition -> addition.via().isPresent())
                .forEach(addition -> parents.put(addition, new Reach(binding, addition.target()).byId()));
    }

    private WriteShape shape(FixedRequest fixed) {
        WriteShape made = fixed.isDeletion() ? WriteShape.delete(writes) : WriteShape.update(writes, fixed.update());
        made = made.where(fixed.condition())
                .names(fixed.names())
                .values(fixed.values())
                .within(fixed.rooms());
        for (Map.Entry<ItemTest.Holds, List<String>> test : fixed.tests().entrySet()) {
            made = made.onlyIf(
                    ItemTests.condition(test.getKey()), test.getValue().toArray(String[]::new));
        }
        return made;
    }

    RowType type() {
        return type;
    }

    /** The write itself. */
    Write<?> write(StepArguments given) {
        return switch (program.step().action()) {
            case CREATE -> whole(writes.create(row(given)), given);
            case PUT -> whole(writes.put(row(given)), given);
            case UPDATE -> update(given);
            case DELETE -> delete(given);
            case CHECK -> writes.check(reach(given)).onlyIf(conditions);
        };
    }

    /** Together with a check of the same item, a put replaces what is there. */
    private Write<?> whole(Write<Row> write, StepArguments given) {
        return conditions.length == 0
                ? write
                : write.with(writes.check(reach(given)).onlyIf(conditions));
    }

    private Row row(StepArguments given) {
        if (!given.row().entity().equals(entity)) {
            throw new IllegalArgumentException("a step that writes " + entity + " is given a "
                    + given.row().entity());
        }
        return program.givesEntity() ? type.checked(given.row()) : given.row();
    }

    private Known reach(StepArguments given) {
        return program.givesEntity() ? writes.known(row(given)) : Reach.known(type, row(given));
    }

    EntityDelete<Row> delete(StepArguments given) {
        EntityDelete<Row> delete = writes.delete(reach(given));
        if (shape.isPresent()) {
            return delete.as(shape.get());
        }
        delete.onlyIf(conditions);
        return program.mustExist() ? delete.mustExist() : delete;
    }

    private RowUpdate update(StepArguments given) {
        RowUpdate update = new RowUpdate(binding, type, reach(given));
        program.sets().stream().filter(set -> !set.optional()).forEach(set -> set(update, set, given));
        program.additions().stream()
                .filter(StepAddition::ofUpdate)
                .forEach(addition -> update.increase(addition.attribute(), amount(addition, given.row())));
        program.version()
                .flatMap(version -> value(version.attribute().orElseThrow(), given.row()))
                .ifPresent(seen -> update.ifVersion(new BigDecimal(seen.n()).longValueExact()));
        shape.ifPresentOrElse(update::as, () -> update.onlyIf(conditions));
        program.sets().stream().filter(StepInput::optional).forEach(set -> set(update, set, given));
        return update;
    }

    private void set(RowUpdate update, StepInput set, StepArguments given) {
        Attribute attribute = set.attribute().orElseThrow();
        AttributeValue value =
                (program.isMoved(set) ? given.moved() : given.row().attributes()).get(attribute.storedName());
        if (value == null && !RowType.mayBeAbsent(attribute)) {
            throw missing(attribute, "the write sets it");
        }
        update.change(attribute, Optional.ofNullable(value));
    }

    private IllegalArgumentException missing(Attribute attribute, String why) {
        return new IllegalArgumentException(entity + "." + attribute.name() + " is missing: " + why);
    }

    /** Numbers that are added elsewhere. */
    List<Write<?>> also(StepArguments given) {
        List<Write<?>> also = new ArrayList<>();
        for (StepAddition addition : program.additions()) {
            if (!addition.ofUpdate()) {
                BigDecimal amount = amount(addition, given.row());
                EntityWrites<Row> target =
                        binding.writes(addition.target().name().text());
                target(addition, given)
                        .ifPresent(known -> also.add(
                                target.add(known, Map.of(addition.attribute().storedName(), amount))));
            }
        }
        return also;
    }

    /** What is added to; empty if the reference to it is optional, and absent. */
    private Optional<Known> target(StepAddition addition, StepArguments given) {
        if (addition.via().isEmpty()) {
            return Optional.of(reach(given));
        }
        Attribute via = addition.via().get();
        Optional<AttributeValue> id = value(via, given.row());
        if (id.isEmpty() && !via.optional()) {
            throw missing(via, "a number is added to what it refers to");
        }
        return id.map(parents.get(addition));
    }

    private static Optional<AttributeValue> value(Attribute attribute, Row row) {
        return row.value(attribute.storedName());
    }

    private BigDecimal amount(StepAddition addition, Row row) {
        if (addition.amount() instanceof Amount.Fixed fixed) {
            return fixed.number();
        }
        Amount.Of amount = (Amount.Of) addition.amount();
        Attribute attribute = binding.attribute(program.entity(), amount.value().first());
        Optional<AttributeValue> value = value(attribute, row);
        if (value.isEmpty() && !attribute.optional()) {
            throw missing(attribute, "it is added to another number");
        }
        BigDecimal number = value.map(some -> new BigDecimal(some.n())).orElse(BigDecimal.ZERO);
        return amount.negative() ? number.negate() : number;
    }
}
