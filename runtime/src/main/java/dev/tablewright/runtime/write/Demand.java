package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.NumberRange;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Something that must hold of an item for it to be written. DynamoDB judges it first; what it says no to is judged here again. */
sealed interface Demand {

    String render(Expression expression);

    /** What it means for an item that DynamoDB refused; nothing if this demand holds of it. An item that is not there is empty. */
    List<Verdict> judge(Map<String, AttributeValue> found, long now);

    /** There is no item, or it has expired. */
    record Absent(String partition, Optional<String> ttl, long now, Verdict otherwise) implements Demand {

        @Override
        public String render(Expression expression) {
            String absent = "attribute_not_exists(" + expression.name(partition) + ")";
            return ttl.map(name -> "(" + absent + " OR " + expression.name(name) + " <= "
                            + expression.value(AttributeValue.fromN(Long.toString(now))) + ")")
                    .orElse(absent);
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            return found.isEmpty() || Expiry.isOver(ttl, found, then) ? List.of() : List.of(otherwise);
        }
    }

    /** There is an item, and it has not expired. */
    record Present(String partition, Optional<String> ttl, long now, Verdict otherwise) implements Demand {

        @Override
        public String render(Expression expression) {
            String present = "attribute_exists(" + expression.name(partition) + ")";
            return ttl.map(name -> present + " AND (attribute_not_exists(" + expression.name(name) + ") OR "
                            + expression.name(name) + " > "
                            + expression.value(AttributeValue.fromN(Long.toString(now))) + ")")
                    .orElse(present);
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            return found.isEmpty() || Expiry.isOver(ttl, found, then) ? List.of(otherwise) : List.of();
        }
    }

    /** The item has these values, or lacks the attributes with none. */
    record Unchanged(Map<String, Optional<AttributeValue>> values) implements Demand {

        @Override
        public String render(Expression expression) {
            StringJoiner all = new StringJoiner(" AND ");
            values.forEach((name, value) -> all.add(
                    value.isPresent()
                            ? expression.name(name) + " = " + expression.value(value.get())
                            : "attribute_not_exists(" + expression.name(name) + ")"));
            return all.toString();
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            boolean same = values.entrySet().stream()
                    .allMatch(entry -> ValueOrder.same(entry.getValue().orElse(null), found.get(entry.getKey())));
            return same ? List.of() : List.of(new Verdict.Changed());
        }

        /** Nobody has changed anything of the item: neither what it has, nor what such an entity could have. */
        static Unchanged asAWhole(EntityType<?> type, Map<String, AttributeValue> item) {
            Set<String> all = new TreeSet<>(type.attributes());
            all.addAll(item.keySet());
            type.indexes().forEach(key -> all.addAll(key.attributes()));
            all.removeAll(type.table().key());
            return of(all, item);
        }

        static Unchanged of(Iterable<String> names, Map<String, AttributeValue> item) {
            Map<String, Optional<AttributeValue>> values = new LinkedHashMap<>();
            names.forEach(name -> values.put(name, Optional.ofNullable(item.get(name))));
            return new Unchanged(values);
        }
    }

    /** The item is of this version. */
    record VersionIs(String entity, String attribute, long expected) implements Demand {

        @Override
        public String render(Expression expression) {
            return expression.name(attribute) + " = " + expression.value(AttributeValue.fromN(Long.toString(expected)));
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            OptionalLong actual = version(found.get(attribute));
            return actual.isPresent() && actual.getAsLong() == expected
                    ? List.of()
                    : List.of(new Verdict.Refuse(new Refusal.Stale(entity, expected, actual)));
        }

        /** Somebody else may have stored anything there: what is no whole number is no version. */
        private static OptionalLong version(AttributeValue found) {
            try {
                return found == null || found.n() == null
                        ? OptionalLong.empty()
                        : OptionalLong.of(new BigDecimal(found.n()).longValueExact());
            } catch (ArithmeticException e) {
                return OptionalLong.empty();
            }
        }
    }

    /** An addition does not take a number out of its range. A number that is not there is 0. */
    record Within(String entity, String attribute, NumberRange range, BigDecimal amount) implements Demand {

        /** These demands, and that no addition takes a number out of its range. */
        static List<Demand> and(List<Demand> demands, EntityType<?> type, Map<String, BigDecimal> amounts) {
            if (amounts.isEmpty() || type.ranges().isEmpty()) {
                return demands;
            }
            List<Demand> all = new ArrayList<>(demands);
            amounts.forEach((name, amount) -> {
                NumberRange range = type.ranges().get(name);
                if (range != null && range.limits(amount)) {
                    all.add(new Within(type.name(), name, range, amount));
                }
            });
            return all;
        }

        @Override
        public String render(Expression expression) {
            String name = expression.name(attribute);
            String within = name
                    + (amount.signum() > 0 ? " <= " : " >= ")
                    + expression.value(Values.decimal(range.room(amount)));
            return range.allows(amount, amount) ? "(attribute_not_exists(" + name + ") OR " + within + ")" : within;
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            AttributeValue value = found.get(attribute);
            if (value != null && value.n() == null) {
                throw new ItemMismatchException(entity, attribute, "is not a number");
            }
            BigDecimal sum = value == null ? amount : new BigDecimal(value.n()).add(amount);
            return range.allows(sum, amount)
                    ? List.of()
                    : List.of(new Verdict.Refuse(new Refusal.OutOfRange(entity, range.attribute())));
        }
    }

    /** One of the two. */
    record Either(Demand first, Demand second) implements Demand {

        @Override
        public String render(Expression expression) {
            return "(" + first.render(expression) + " OR " + second.render(expression) + ")";
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            return first.judge(found, then).isEmpty() ? List.of() : second.judge(found, then);
        }
    }

    /** What the caller demands. */
    record Met(String entity, Condition condition) implements Demand {

        @Override
        public String render(Expression expression) {
            return condition.render(expression);
        }

        @Override
        public List<Verdict> judge(Map<String, AttributeValue> found, long then) {
            List<Verdict> verdicts = new ArrayList<>();
            condition.unmet(found).forEach(unmet -> verdicts.add(new Verdict.Refuse(new Refusal.Unmet(entity, unmet))));
            return verdicts;
        }
    }
}
