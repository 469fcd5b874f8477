package dev.tablewright.generate.java;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Filter;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is thrown away after it was read. DynamoDB does it as far as it can; what an index lacks, or has in its key, is asked of the items
 * here.
 */
final class FilterSource {

    private final Context context;
    private final ReadSource read;
    private final PatternParameters parameters;
    private final Expressions expressions;
    private final Read plan;
    private final boolean keysOnly;
    private final String expression;
    private final boolean passesOver;
    private final Map<String, List<FilterTerm>> here = new LinkedHashMap<>();

    FilterSource(Context context, ReadSource read, PatternParameters parameters, Expressions expressions) {
        this.context = context;
        this.read = read;
        this.parameters = parameters;
        this.expressions = expressions;
        this.plan = read.read();
        this.keysOnly = plan.fetchBack()
                && plan.route()
                        .index()
                        .filter(index -> index.projection() instanceof Projection.KeysOnly)
                        .isPresent();
        this.passesOver = plan.filter().byType() && isTypeHere();
        this.expression = expression(plan.filter());
    }

    /** In the words of DynamoDB; empty if there is nothing that it could throw away. */
    String expression() {
        return expression;
    }

    /** Whether items of other types are thrown away here. */
    boolean passesOver() {
        return passesOver;
    }

    boolean isEmpty() {
        return expression.isEmpty() && here.isEmpty() && !passesOver;
    }

    /** What is called on a shape so that the rest is thrown away here. */
    String keeping() {
        if (here.isEmpty()) {
            return "";
        }
        KeepingSource keeping = new KeepingSource(context, read, parameters);
        StringBuilder calls = new StringBuilder();
        here.forEach((entity, terms) -> calls.append(".keeping(")
                .append(context.naming().stored(entity))
                .append(".INSTANCE, ")
                .append(keeping.predicate(context.entity(entity), terms))
                .append(")"));
        return calls.toString();
    }

    /** What the caller gives for what is thrown away here: a cursor is bound to it. */
    void remember(Expressions given) {
        Set<String> seen = new HashSet<>();
        here.forEach((entity, terms) -> terms.stream()
                .filter(term -> seen.add(term.text()))
                .forEach(term -> remember(context.entity(entity), term, given)));
    }

    private void remember(Entity entity, FilterTerm term, Expressions given) {
        Codec codec =
                new Navigation(context).inVariable("", entity, steps(term)).codec();
        if (term instanceof FilterTerm.Equals equals && equals.source() instanceof Source.Parameter) {
            given.value(equals.leaf().name(), codec.encode(read.source(equals.source(), codec)));
        } else if (term instanceof FilterTerm.Within within) {
            if (within.narrowing().kind() == Narrowing.Kind.PREFIX) {
                given.value("prefix", Library.VALUES + ".text(" + parameters.narrowed() + ")");
            } else {
                SortSource bounds = new SortSource(read, parameters, expressions);
                given.value("low", bounds.attributeBound(codec, true));
                given.value("high", bounds.attributeBound(codec, false));
            }
        }
    }

    private boolean isUniform() {
        return plan.filter().terms().values().stream().distinct().count() == 1;
    }

    /** Whether DynamoDB cannot tell the types apart; or not all that depends on them. */
    private boolean isTypeHere() {
        return keysOnly
                || (!isUniform()
                        && plan.filter().terms().entrySet().stream().anyMatch(terms -> terms.getValue().stream()
                                .anyMatch(term -> isHere(context.entity(terms.getKey()), term))));
    }

    private String expression(Filter filter) {
        if (filter.isEmpty()) {
            return "";
        }
        if (!isUniform()) {
            return isTypeHere() ? allHere(filter) : alternatives(filter);
        }
        List<FilterTerm> terms = filter.terms().values().iterator().next();
        List<FilterTerm> kept = terms.stream()
                .filter(term ->
                        filter.terms().keySet().stream().anyMatch(entity -> isHere(context.entity(entity), term)))
                .toList();
        List<String> all = new ArrayList<>();
        if (filter.byType() && !passesOver) {
            all.add(types(List.copyOf(filter.terms().keySet())));
        }
        Entity first = context.entity(filter.terms().keySet().iterator().next());
        terms.stream().filter(term -> !kept.contains(term)).forEach(term -> all.add(term(first, term)));
        if (!kept.isEmpty()) {
            filter.terms().keySet().forEach(entity -> here.put(entity, kept));
        }
        return String.join(" AND ", all);
    }

    private String allHere(Filter filter) {
        filter.terms().forEach((entity, terms) -> {
            if (!terms.isEmpty()) {
                here.put(entity, terms);
            }
        });
        return "";
    }

    private String alternatives(Filter filter) {
        List<String> alternatives = new ArrayList<>();
        for (Map.Entry<String, List<FilterTerm>> terms : filter.terms().entrySet()) {
            List<String> all = new ArrayList<>(List.of(types(List.of(terms.getKey()))));
            terms.getValue().forEach(term -> all.add(term(context.entity(terms.getKey()), term)));
            alternatives.add(all.size() == 1 ? all.get(0) : "(" + String.join(" AND ", all) + ")");
        }
        return String.join(" OR ", alternatives);
    }

    /** What DynamoDB cannot be asked: it refuses filters on the key that is queried, and finds nothing that an index does not hold. */
    private boolean isHere(Entity entity, FilterTerm term) {
        return isKey(entity, term) || (plan.fetchBack() && isMissing(entity, term));
    }

    private boolean isKey(Entity entity, FilterTerm term) {
        List<String> stored = context.leaves().storedPath(entity, steps(term));
        return stored.size() == 1
                && plan.route().schema().attributes().anyMatch(attribute -> attribute
                        .name()
                        .equals(stored.get(0)));
    }

    private boolean isMissing(Entity entity, FilterTerm term) {
        return plan.wanted().stream()
                .filter(placement -> placement.owner().name().equals(entity.name()))
                .anyMatch(placement -> !new Projected(plan.route())
                        .missing(
                                entity,
                                Set.of(term.attribute()),
                                placement.parts().toList())
                        .isEmpty());
    }

    static List<String> steps(FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            return KeyMethods.steps(equals.leaf());
        }
        return term instanceof FilterTerm.Within within
                ? within.narrowing().path().steps()
                : ((FilterTerm.Holds) term).comparison().path().steps();
    }

    private String types(List<String> entities) {
        String name = expressions.name(context.design().typeAttribute());
        List<String> values = entities.stream()
                .map(entity -> expressions.value("type", Library.VALUES + ".text(" + JavaNames.literal(entity) + ")"))
                .toList();
        return values.size() == 1 ? name + " = " + values.get(0) : name + " IN (" + String.join(", ", values) + ")";
    }

    private String term(Entity entity, FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            List<String> steps = KeyMethods.steps(equals.leaf());
            Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
            String path = path(entity, steps);
            return path + " = "
                    + expressions.value(equals.leaf().name(), codec.encode(read.source(equals.source(), codec)));
        }
        if (term instanceof FilterTerm.Within within) {
            return within(entity, within.narrowing());
        }
        return holds(entity, ((FilterTerm.Holds) term).comparison());
    }

    private String path(Entity entity, List<String> steps) {
        return expressions.path(context.leaves().storedPath(entity, steps));
    }

    private String within(Entity entity, Narrowing narrowing) {
        List<String> steps = narrowing.path().steps();
        String path = path(entity, steps);
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return "begins_with(" + path + ", "
                    + expressions.value("prefix", Library.VALUES + ".text(" + parameters.narrowed() + ")") + ")";
        }
        Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
        SortSource bounds = new SortSource(read, parameters, expressions);
        return path + " BETWEEN " + expressions.value("low", bounds.attributeBound(codec, true)) + " AND "
                + expressions.value("high", bounds.attributeBound(codec, false));
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
        Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
        List<String> values = comparison.values().stream()
                .map(word -> expressions.value(comparison.path().dotted(), codec.encode(codec.constant(word.text()))))
                .toList();
        if (comparison.operator() == Operator.IN) {
            return path + " IN (" + values.stream().collect(Collectors.joining(", ")) + ")";
        }
        boolean optional = context.leaves().of(entity, steps).stream()
                .anyMatch(leaf -> !leaf.optional().isEmpty());
        if (comparison.operator() == Operator.NOT_EQUAL) {
            String differs = path + " <> " + values.get(0);
            return optional ? "(attribute_not_exists(" + path + ") OR " + differs + ")" : differs;
        }
        return path + " " + comparison.operator().sign() + " " + values.get(0);
    }
}
