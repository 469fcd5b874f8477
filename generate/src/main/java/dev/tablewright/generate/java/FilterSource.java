package dev.tablewright.generate.java;

import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.plan.Filter;
import dev.tablewright.check.plan.FilterTerm;
import dev.tablewright.check.plan.Projected;
import dev.tablewright.check.plan.Read;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What is thrown away after it was read, in the words of DynamoDB. */
final class FilterSource {

    private final Context context;
    private final ReadSource read;
    private final PatternParameters parameters;
    private final Expressions expressions;

    FilterSource(Context context, ReadSource read, PatternParameters parameters, Expressions expressions) {
        this.context = context;
        this.read = read;
        this.parameters = parameters;
        this.expressions = expressions;
    }

    /** The expression; empty if everything is wanted. */
    String of(Read plan) {
        Filter filter = plan.filter();
        if (filter.isEmpty()) {
            return "";
        }
        checkProjection(plan);
        boolean same = filter.terms().values().stream().distinct().count() == 1;
        if (same) {
            Entity first = context.entity(filter.terms().keySet().iterator().next());
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
            terms.getValue().forEach(term -> all.add(term(context.entity(terms.getKey()), term)));
            alternatives.add(all.size() == 1 ? all.get(0) : "(" + String.join(" AND ", all) + ")");
        }
        return String.join(" OR ", alternatives);
    }

    private String types(List<String> entities) {
        String name = expressions.name(context.design().typeAttribute());
        List<String> values = entities.stream()
                .map(entity -> expressions.value("type", Library.VALUES + ".text(" + JavaNames.literal(entity) + ")"))
                .toList();
        return values.size() == 1 ? name + " = " + values.get(0) : name + " IN (" + String.join(", ", values) + ")";
    }

    /** What an index does not hold cannot be asked of it. */
    private void checkProjection(Read plan) {
        if (!plan.fetchBack()) {
            return;
        }
        boolean keysOnly = plan.route()
                .index()
                .filter(index -> index.projection() instanceof Projection.KeysOnly)
                .isPresent();
        boolean severalTerms =
                plan.filter().terms().values().stream().distinct().count() > 1;
        for (Placement placement : plan.wanted()) {
            Set<String> asked = new LinkedHashSet<>();
            plan.filter()
                    .terms()
                    .getOrDefault(placement.occupant(), List.of())
                    .forEach(term -> asked.add(term.attribute()));
            List<String> missing = new Projected(plan.route())
                    .missing(placement.owner(), asked, placement.parts().toList());
            if (!missing.isEmpty() || (keysOnly && (plan.filter().byType() || severalTerms))) {
                context.findings()
                        .report(GenerateCode.UNFILTERABLE_INDEX
                                .at(
                                        plan.route()
                                                .index()
                                                .orElseThrow()
                                                .name()
                                                .span(),
                                        "`" + plan.route().name() + "` does not hold what has to be filtered by")
                                .label(
                                        missing.isEmpty()
                                                ? "what an item is, is not in it"
                                                : "without `" + missing.get(0) + "`")
                                .help("add it to the `projection` of the index"));
            }
        }
    }

    private String term(Entity entity, FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            List<String> steps = KeyMethods.steps(equals.leaf());
            Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
            String path = path(entity, steps, entity.name().span());
            return path + " = "
                    + expressions.value(equals.leaf().name(), codec.encode(read.source(equals.source(), codec)));
        }
        if (term instanceof FilterTerm.Within within) {
            return within(entity, within.narrowing());
        }
        return holds(entity, ((FilterTerm.Holds) term).comparison());
    }

    private String path(Entity entity, List<String> steps, Span span) {
        List<String> stored = context.leaves().storedPath(entity, steps);
        boolean key = stored.size() == 1
                && read.read().route().schema().attributes().anyMatch(attribute -> attribute
                        .name()
                        .equals(stored.get(0)));
        if (key) {
            context.findings()
                    .report(GenerateCode.FILTER_BY_KEY
                            .at(span, "`" + String.join(".", steps) + "` cannot be filtered by")
                            .label("it is part of the key of "
                                    + read.read().route().words())
                            .note("DynamoDB refuses filters on the keys of what is queried")
                            .help("let the key narrow it, or read another index"));
        }
        return expressions.path(stored);
    }

    private String within(Entity entity, Narrowing narrowing) {
        List<String> steps = narrowing.path().steps();
        String path = path(entity, steps, narrowing.path().span());
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return "begins_with(" + path + ", "
                    + expressions.value("prefix", Library.VALUES + ".text(" + parameters.narrowed() + ")") + ")";
        }
        Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
        SortSource bounds = new SortSource(read, parameters, expressions);
        return path + " BETWEEN " + expressions.value("low", bounds.directBound(codec, true)) + " AND "
                + expressions.value("high", bounds.directBound(codec, false));
    }

    private String holds(Entity entity, Comparison comparison) {
        List<String> steps = comparison.path().steps();
        String path = path(entity, steps, comparison.span());
        if (comparison.operator() == Operator.EXISTS) {
            return "attribute_exists(" + path + ")";
        }
        if (comparison.operator() == Operator.ABSENT) {
            return "attribute_not_exists(" + path + ")";
        }
        Codec codec = new Navigation(context).inVariable("", entity, steps).codec();
        List<String> values = comparison.values().stream()
                .map(word -> expressions.value(comparison.path().dotted(), constant(codec, comparison, word)))
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

    private String constant(Codec codec, Comparison comparison, Name word) {
        String constant = codec.constant(word.text());
        if (constant == null) {
            context.findings()
                    .report(GenerateCode.UNWRITABLE_CONSTANT
                            .at(word.span(), "`" + comparison + "` cannot be written in Java")
                            .label("no value of `" + comparison.path() + "` that a program could hold"));
            return "null";
        }
        return codec.encode(constant);
    }
}
