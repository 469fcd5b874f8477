package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is done to one item.
 *
 * @param label the entity, or what the item guards
 * @param item what is put; null otherwise
 * @param changes what is updated
 * @param counted the attribute with the version, if it is counted on; null otherwise. To count it twice does no harm
 * @param taken what it means if two want to put this item; null if that is nonsense
 */
record ItemWrite(
        Kind kind,
        Place place,
        String label,
        Map<String, AttributeValue> item,
        Changes changes,
        String counted,
        List<Demand> demands,
        Refusal taken) {

    enum Kind {
        PUT,
        UPDATE,
        DELETE,
        CHECK
    }

    static ItemWrite put(EntityType<?> type, Map<String, AttributeValue> item, List<Demand> demands) {
        Place place = new Place(type.table(), type.table().keyOf(item));
        return new ItemWrite(Kind.PUT, place, type.name(), item, Changes.NONE, null, demands, null);
    }

    static ItemWrite update(EntityType<?> type, Place place, Changes changes, String counted, List<Demand> demands) {
        // What the key of the table is made of may stand among the changes, but never changes here: then the item would
        // move.
        place.key().keySet().forEach(name -> {
            changes.sets().remove(name);
            changes.removes().remove(name);
        });
        List<Demand> all = Demand.Within.and(demands, type, changes.adds());
        return new ItemWrite(Kind.UPDATE, place, type.name(), null, changes, counted, all, null);
    }

    static ItemWrite delete(String label, Place place, List<Demand> demands) {
        return new ItemWrite(Kind.DELETE, place, label, null, Changes.NONE, null, demands, null);
    }

    static ItemWrite check(EntityType<?> type, Place place, List<Demand> demands) {
        return new ItemWrite(Kind.CHECK, place, type.name(), null, Changes.NONE, null, demands, null);
    }

    ItemWrite demanding(List<Demand> others) {
        return new ItemWrite(kind, place, label, item, changes, counted, others, taken);
    }

    /** Whether the item stays as it is. */
    boolean isCheck() {
        return kind == Kind.CHECK || (kind == Kind.UPDATE && changes.isEmpty() && counted == null);
    }

    /** Whether it may be sent again when it may have been done already. */
    boolean isRepeatable() {
        return changes.adds().isEmpty();
    }

    /** What it makes of the version, if it demands one and counts on from there. */
    Map<String, AttributeValue> foreseen() {
        for (Demand demand : demands) {
            if (counted != null && demand instanceof Demand.VersionIs version) {
                return Map.of(counted, Values.whole(version.expected() + 1));
            }
        }
        return Map.of();
    }

    /** What does not hold of an item that DynamoDB refused to write. */
    List<Verdict> judge(Map<String, AttributeValue> found, long now) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Demand demand : demands) {
            List<Verdict> failed = demand.judge(found, now);
            verdicts.addAll(failed);
            if (!failed.isEmpty() && demand instanceof Demand.Present) {
                // Of what is not there, nothing holds: to say more would say less.
                break;
            }
        }
        return verdicts;
    }

    /** All that is demanded, as a condition; null if nothing is. */
    String condition(Expression expression) {
        if (demands.size() == 1) {
            return demands.get(0).render(expression);
        }
        StringBuilder condition = new StringBuilder();
        for (Demand demand : demands) {
            condition.append(condition.isEmpty() ? "" : " AND ").append(demand.render(expression));
        }
        return condition.isEmpty() ? null : condition.toString();
    }

    /** All changes; null if there are none. */
    String update(Expression expression) {
        StringBuilder clauses = new StringBuilder();
        String before = "SET ";
        for (Map.Entry<String, AttributeValue> set : changes.sets().entrySet()) {
            clauses.append(before)
                    .append(expression.name(set.getKey()))
                    .append(" = ")
                    .append(expression.value(set.getValue()));
            before = ", ";
        }
        before = clauses.isEmpty() ? "REMOVE " : " REMOVE ";
        for (String name : changes.removes()) {
            clauses.append(before).append(expression.name(name));
            before = ", ";
        }
        before = clauses.isEmpty() ? "ADD " : " ADD ";
        for (Map.Entry<String, BigDecimal> add : changes.adds().entrySet()) {
            AttributeValue amount = Values.decimal(add.getValue());
            clauses.append(before)
                    .append(expression.name(add.getKey()))
                    .append(' ')
                    .append(expression.value(amount));
            before = ", ";
        }
        if (counted != null) {
            clauses.append(before)
                    .append(expression.name(counted))
                    .append(' ')
                    .append(expression.value(AttributeValue.fromN("1")));
        }
        return clauses.isEmpty() ? null : clauses.toString();
    }
}
