package dev.tablewright.lab.reference;

import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What writes do to rows: one step after the other, and nothing if any of them is refused. Numbers that are kept from the stream follow
 * at once.
 */
public final class ReferenceWrites {

    /** How many numbers are tried for one row. */
    private static final int MOST_DRAWS = 25;

    private final Model model;
    private final Instant now;
    private final RowConditions conditions;

    /** @param now what has expired by then is not there */
    public ReferenceWrites(Model model, Instant now) {
        this.model = model;
        this.now = now;
        this.conditions = new RowConditions(model);
    }

    /** A new row by itself. */
    public ReferenceOutcome create(ReferenceRows rows, Row row) {
        Run run = new Run(rows, 1);
        run.create(row);
        return run.outcome();
    }

    /** The steps of a write, with what each is done with. */
    public ReferenceOutcome apply(ReferenceRows rows, List<WriteStep> steps, List<StepArguments> arguments) {
        Run run = new Run(rows, steps.size());
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).action() == Action.CREATE) {
                run.created.add(arguments.get(i).row());
            }
        }
        for (int i = 0; i < steps.size(); i++) {
            run.step(steps.get(i), arguments.get(i));
        }
        return run.outcome();
    }

    /** One write. */
    private final class Run {

        private final ReferenceRows before;
        private final ReferenceRows rows;
        private final Upkeep upkeep;
        private final int steps;
        private final List<Refusal> refusals = new ArrayList<>();
        private final List<Row> created = new ArrayList<>();

        /** Numbers are drawn before anything is written: they are lost if nothing comes of it. */
        private final List<Consumer<ReferenceRows>> draws = new ArrayList<>();

        Run(ReferenceRows before, int steps) {
            this.before = before;
            this.rows = before.copy();
            this.upkeep = new Upkeep(model, now, rows, conditions);
            this.steps = steps;
        }

        ReferenceOutcome outcome() {
            refusals.addAll(upkeep.refusals());
            refusals.addAll(new NumberLimits(model).broken(before, rows));
            if (refusals.isEmpty()) {
                return new ReferenceOutcome(rows, List.of());
            }
            ReferenceRows after = before.copy();
            draws.forEach(draw -> draw.accept(after));
            return new ReferenceOutcome(after, refusals);
        }

        void step(WriteStep step, StepArguments arguments) {
            Row given = arguments.row();
            switch (step.action()) {
                case CREATE -> create(given);
                case PUT -> put(step, given);
                case UPDATE -> update(step, arguments);
                case DELETE -> delete(step, given);
                case CHECK -> found(step, given, true);
            }
            step.adds().forEach(addition -> add(step, given, addition));
        }

        private Optional<Row> living(Row row) {
            return rows.find(row).filter(found -> !Expired.is(model, found, now));
        }

        void create(Row given) {
            Entity entity = entity(given);
            Optional<Row> row = numbered(entity, given);
            // A number that somebody gave by hand is passed over.
            for (int draws = 1; draws < MOST_DRAWS && isTaken(entity, row); draws++) {
                row = numbered(entity, given);
            }
            if (row.isEmpty()) {
                return;
            }
            Row numbered = row.get();
            Row fresh = entity.version()
                    .map(version -> numbered.with(stored(entity, version), Values.whole(1)))
                    .orElse(numbered);
            if (living(fresh).isPresent()) {
                refusals.add(new Refusal.Exists(given.entity()));
                refusals.addAll(upkeep.taken(fresh, true));
                return;
            }
            // Nobody counts down for what expired by itself; the stream does, when DynamoDB has deleted it.
            upkeep.change(Optional.empty(), Optional.of(fresh));
        }

        private boolean isTaken(Entity entity, Optional<Row> row) {
            return row.flatMap(this::living).isPresent()
                    && entity.sequences().stream()
                            .anyMatch(sequence ->
                                    entity.isIdentifiedBy(sequence.attribute().text()));
        }

        /** With the next numbers; empty if the parent that keeps the last one is not there. */
        private Optional<Row> numbered(Entity entity, Row given) {
            Row row = given;
            for (Sequence sequence : entity.sequences()) {
                String attribute = stored(entity, sequence.attribute());
                Optional<Long> most =
                        entity.attribute(sequence.attribute().text()).flatMap(Attribute::max);
                if (sequence.counter().isEmpty()) {
                    if (most.filter(last -> rows.last(given, sequence) >= last).isPresent()) {
                        refusals.add(new Refusal.OutOfRange(
                                given.entity(), sequence.attribute().text()));
                        return Optional.empty();
                    }
                    row = row.with(attribute, Values.whole(rows.next(given, sequence)));
                    draws.add(others -> others.next(given, sequence));
                    continue;
                }
                MemberName member = sequence.counter().get();
                Entity parentType = model.entity(member.entity()).orElseThrow();
                AttributeValue id = given.value(stored(entity, sequence.per().orElseThrow()))
                        .orElseThrow();
                Optional<Row> parent = rows.find(member.entity(), id).filter(found -> !Expired.is(model, found, now));
                if (parent.isEmpty()) {
                    refusals.add(new Refusal.MissingParent(given.entity(), member.entity()));
                    return Optional.empty();
                }
                String last = stored(parentType, member.attributeName());
                Row counted = plus(parent.get(), last, BigDecimal.ONE);
                BigDecimal number =
                        new BigDecimal(counted.value(last).orElseThrow().n());
                boolean ended = Stream.concat(
                                most.stream(),
                                parentType.attribute(member.attribute()).flatMap(Attribute::max).stream())
                        .anyMatch(end -> number.compareTo(BigDecimal.valueOf(end)) > 0);
                if (ended) {
                    // Which of the two is named depends on where the number is drawn.
                    refusals.add(new Refusal.OutOfRange(
                            given.entity(), sequence.attribute().text()));
                    refusals.add(new Refusal.OutOfRange(member.entity(), member.attribute()));
                    return Optional.empty();
                }
                if (before.find(counted).isPresent() && !isCreated(counted)) {
                    draws.add(others -> others.put(plus(others.find(counted).orElseThrow(), last, BigDecimal.ONE)));
                }
                rows.put(counted);
                row = row.with(attribute, counted.value(last).orElseThrow());
            }
            return Optional.of(row);
        }

        /** Who creates a parent begins to count in it, and draws nothing from one that is there already. */
        private boolean isCreated(Row parent) {
            return created.stream()
                    .anyMatch(row -> row.entity().equals(parent.entity())
                            && PlainValue.of(rows.idOf(row)).equals(PlainValue.of(rows.idOf(parent))));
        }

        /** Under a condition it replaces what is there, of which the condition must hold. */
        private void put(WriteStep step, Row given) {
            Entity entity = entity(given);
            boolean replaces = !step.when().isAlways();
            Optional<Row> old = replaces ? found(step, given, true) : living(given);
            if (replaces && old.isEmpty()) {
                return;
            }
            Row next = given;
            if (entity.version().isPresent()) {
                String version = stored(entity, entity.version().get());
                if (old.isPresent() && !isVersion(old.get(), version, given)) {
                    return;
                }
                next = plus(given, version, BigDecimal.ONE);
            }
            if (old.isPresent()) {
                for (String kept : upkeep.kept(entity)) {
                    Optional<AttributeValue> stays = old.get().value(kept);
                    next = stays.isPresent() ? next.with(kept, stays.get()) : next.without(kept);
                }
            }
            upkeep.change(old, Optional.of(next));
        }

        private boolean isVersion(Row old, String version, Row given) {
            long expected = Long.parseLong(given.value(version).orElseThrow().n());
            OptionalLong found = old.value(version).stream()
                    .mapToLong(value -> Long.parseLong(value.n()))
                    .findFirst();
            if (found.isPresent() && found.getAsLong() == expected) {
                return true;
            }
            refusals.add(new Refusal.Stale(given.entity(), expected, found));
            return false;
        }

        /** The row, if it is there and all is true that is demanded of it. */
        private Optional<Row> found(WriteStep step, Row given, boolean needed) {
            Optional<Row> row = living(given);
            if (row.isEmpty()) {
                if (needed) {
                    refusals.add(new Refusal.Missing(given.entity()));
                }
                return row;
            }
            boolean met = true;
            for (Comparison comparison : step.when().comparisons()) {
                if (!conditions.holds(row.get(), comparison)) {
                    refusals.add(new Refusal.Unmet(given.entity(), comparison.toString()));
                    met = false;
                }
            }
            return met ? row : Optional.empty();
        }

        private void update(WriteStep step, StepArguments arguments) {
            Row given = arguments.row();
            Entity entity = entity(given);
            Optional<Row> old = found(step, given, true);
            if (old.isEmpty()) {
                return;
            }
            Row next = old.get();
            // What is only added to a number makes no other version.
            if (entity.version().isPresent() && !step.sets().isEmpty()) {
                String version = stored(entity, entity.version().get());
                if (given.value(version).isPresent() && !isVersion(old.get(), version, given)) {
                    return;
                }
                next = plus(next, version, BigDecimal.ONE);
            }
            for (Name set : step.sets()) {
                String name = stored(entity, set);
                Optional<AttributeValue> value = arguments.moved().containsKey(name)
                        ? Optional.of(arguments.moved().get(name))
                        : given.value(name);
                next = value.isPresent() ? next.with(name, value.get()) : next.without(name);
            }
            for (Addition addition : step.adds()) {
                if (isToItself(step, addition)) {
                    Name target = addition.target().attributeName();
                    next = plus(next, stored(entity, target), amount(given, addition));
                }
            }
            upkeep.change(old, Optional.of(next));
        }

        private void delete(WriteStep step, Row given) {
            boolean needed =
                    steps > 1 || !step.when().isAlways() || !step.adds().isEmpty();
            Optional<Row> old = found(step, given, needed);
            if (old.isEmpty() && (needed || step.takesAlong().isEmpty())) {
                return;
            }
            old.ifPresent(row -> upkeep.change(Optional.of(row), Optional.empty()));
            AttributeValue id = rows.idOf(given);
            for (Name child : step.takesAlong()) {
                Entity entity = model.entity(child.text()).orElseThrow();
                for (Row row : rows.of(child.text())) {
                    if (!Expired.is(model, row, now) && upkeep.refersTo(row, entity, given.entity(), id)) {
                        upkeep.change(Optional.of(row), Optional.empty());
                    }
                }
            }
        }

        /** A number in another row; what an update adds to its own is part of the update. */
        private void add(WriteStep step, Row given, Addition addition) {
            if (step.action() == Action.UPDATE && isToItself(step, addition)) {
                return;
            }
            Entity entity = entity(given);
            Optional<AttributeValue> id = addition.via().isPresent()
                    ? given.value(stored(entity, addition.via().get()))
                    : Optional.of(rows.idOf(given));
            if (id.isEmpty()) {
                // The reference is optional, and absent: there is nothing to add to.
                return;
            }
            Entity target = model.entity(addition.target().entity()).orElseThrow();
            Optional<Row> row =
                    rows.find(target.name().text(), id.get()).filter(found -> !Expired.is(model, found, now));
            if (row.isEmpty()) {
                refusals.add(
                        new Refusal.MissingParent(given.entity(), target.name().text()));
                return;
            }
            String name = stored(target, addition.target().attributeName());
            upkeep.change(row, Optional.of(plus(row.get(), name, amount(given, addition))));
        }

        private boolean isToItself(WriteStep step, Addition addition) {
            return addition.via().isEmpty()
                    && addition.target().entity().equals(step.entity().text());
        }

        /** A number as it is written, or an attribute of what is written, with a minus before it or not. */
        private BigDecimal amount(Row given, Addition addition) {
            String word = addition.amount().text();
            String name = word.startsWith("-") ? word.substring(1) : word;
            if (!Character.isLetter(name.charAt(0))) {
                return new BigDecimal(word);
            }
            Attribute attribute = entity(given).attribute(name).orElseThrow();
            BigDecimal amount = given.value(attribute.storedName())
                    .map(value -> new BigDecimal(value.n()))
                    .orElse(BigDecimal.ZERO);
            return word.startsWith("-") ? amount.negate() : amount;
        }
    }

    static Row plus(Row row, String attribute, BigDecimal amount) {
        BigDecimal sum = row.value(attribute)
                .map(value -> new BigDecimal(value.n()))
                .orElse(BigDecimal.ZERO)
                .add(amount);
        return row.with(attribute, PlainValue.of(AttributeValue.fromN(sum.toPlainString())));
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }

    private static String stored(Entity entity, Name attribute) {
        return entity.attribute(attribute.text()).orElseThrow().storedName();
    }
}
