package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Filter;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a read throws away, in the words of DynamoDB. */
final class ReadFilter {

    private final Binding binding;
    private final Read read;
    private final KeyConditions keys;
    private final ReadExpressions expressions;

    ReadFilter(Binding binding, Read read, KeyConditions keys, ReadExpressions expressions) {
        this.binding = binding;
        this.read = read;
        this.keys = keys;
        this.expressions = expressions;
    }

    /**
     * The expression; empty if everything is wanted.
     *
     * @throws UnboundException if DynamoDB cannot be asked so
     */
    String expression() {
        Filter filter = read.filter();
        if (filter.isEmpty()) {
            return "";
        }
        checkProjection();
        boolean same = filter.terms().values().stream().distinct().count() == 1;
        if (same) {
            Entity first = binding.entity(filter.terms().keySet().iterator().next());
            List<String> all = new ArrayList<>();
            if (filter.byType()) {
                all.add(types(List.copyOf(filter.terms().keySet())));
            }
            filter.terms().values().iterator().next().forEach(term -> all.add(term(first, term)));
            return String.join(" AND ", all);
        }
        List<String> alternatives = new ArrayList<>();
        for (Map.Entry<String, List<FilterTerm>> terms : filter.terms().entrySet()) {
            List<String> all = new ArrayList<>(List.of(types(List.of(terms.getKey()))));
            terms.getValue().forEach(term -> all.add(term(binding.entity(terms.getKey()), term)));
            alternatives.add("(" + String.join(" AND ", all) + ")");
        }
        return String.join(" OR ", alternatives);
    }

    private String types(List<String> entities) {
        String name = expressions.name(binding.design().typeAttribute());
        if (entities.size() == 1) {
            AttributeValue only = Values.text(entities.get(0));
            return name + " = " + expressions.value(asked -> only);
        }
        return name + " IN ("
                + entities.stream()
                        .map(Values::text)
                        .map(type -> expressions.value(asked -> type))
                        .collect(Collectors.joining(", "))
                + ")";
    }

    /** What an index does not hold cannot be asked of it. */
    private void checkProjection() {
        if (!read.fetchBack()) {
            return;
        }
        boolean keysOnly = read.route()
                .index()
                .filter(index -> index.projection() instanceof Projection.KeysOnly)
                .isPresent();
        boolean byType = read.filter().byType()
                || read.filter().terms().values().stream().distinct().count() > 1;
        for (Placement placement : read.wanted()) {
            Set<String> asked = new LinkedHashSet<>();
            read.filter()
                    .terms()
                    .getOrDefault(placement.occupant(), List.of())
                    .forEach(term -> asked.add(term.attribute()));
            List<String> missing = new Projected(read.route())
                    .missing(placement.owner(), asked, placement.parts().toList());
            if (!missing.isEmpty() || (keysOnly && byType)) {
                throw hindered(
                        Hindrance.Kind.UNFILTERABLE_INDEX,
                        read.route().words() + " does not hold what has to be filtered by: "
                                + (missing.isEmpty() ? "what an item is" : "`" + missing.get(0) + "`"));
            }
        }
    }

    private static UnboundException hindered(Hindrance.Kind kind, String message) {
        return new UnboundException(new Hindrance(kind, message));
    }

    private String term(Entity entity, FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            return path(entity, Binding.steps(equals.leaf())) + " = " + expressions.value(keys.source(equals.source()));
        }
        return term instanceof FilterTerm.Within within
                ? within(entity, within.narrowing())
                : holds(entity, ((FilterTerm.Holds) term).comparison());
    }

    private String path(Entity entity, List<String> steps) {
        List<String> stored = binding.leaves().storedPath(entity, steps);
        boolean key = stored.size() == 1
                && read.route().schema().attributes().anyMatch(attribute -> attribute
                        .name()
                        .equals(stored.get(0)));
        if (key) {
            throw hindered(
                    Hindrance.Kind.FILTER_BY_KEY,
                    "`" + String.join(".", steps) + "` cannot be filtered by: it is part of the key of "
                            + read.route().words());
        }
        return expressions.path(stored);
    }

    private String within(Entity entity, Narrowing narrowing) {
        List<String> steps = narrowing.path().steps();
        String path = path(entity, steps);
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return "begins_with(" + path + ", "
                    + expressions.value(
                            asked -> Values.text(asked.arguments().prefix().orElseThrow()))
                    + ")";
        }
        Leaf leaf = binding.leaves().one(entity, steps).orElseThrow();
        return path + " BETWEEN " + expressions.value(KeyConditions.directBound(leaf, true)) + " AND "
                + expressions.value(KeyConditions.directBound(leaf, false));
    }

    private String holds(Entity entity, Comparison comparison) {
        List<String> steps = comparison.path().steps();
        String path = path(entity, steps);
        if (comparison.operator() == Operator.EXISTS) {
            return "attribute_exists(" + path + ")";
        }
        if (comparison.operator() == Operator.ABSENT) {
            return "attribute_not_exists(" + path + ")";
        }
        List<String> values = new ArrayList<>();
        for (AttributeValue value : BoundCondition.constants(binding, entity, comparison)) {
            values.add(expressions.value(asked -> value));
        }
        if (comparison.operator() == Operator.IN) {
            return path + " IN (" + String.join(", ", values) + ")";
        }
        if (comparison.operator() == Operator.NOT_EQUAL) {
            boolean optional = binding.leaves().of(entity, steps).stream()
                    .anyMatch(leaf -> !leaf.optional().isEmpty());
            String differs = path + " <> " + values.get(0);
            return optional ? "(attribute_not_exists(" + path + ") OR " + differs + ")" : differs;
        }
        return path + " " + comparison.operator().sign() + " " + values.get(0);
    }
}
