package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.read.Filter;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.RequestFilter.Alternative;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decides what DynamoDB is asked to throw away, and what is thrown away here. */
final class FilterPlacing {

    private final Model model;
    private final Leaves leaves;
    private final Read read;
    private final Map<String, List<FilterTerm>> terms;

    FilterPlacing(Model model, Leaves leaves, Read read) {
        this.model = model;
        this.leaves = leaves;
        this.read = read;
        this.terms = read.filter().terms();
    }

    RequestFilter filter() {
        Filter filter = read.filter();
        if (filter.isEmpty()) {
            return new RequestFilter(List.of(), false, Map.of());
        }
        if (read.operation() != Read.Operation.QUERY) {
            // An item that is read by its key is one request, whatever is asked of it then.
            return new RequestFilter(List.of(), filter.byType(), allHere());
        }
        boolean typesHere = isTypeHere();
        boolean passingOver = filter.byType() && typesHere;
        if (isUniform()) {
            return uniform(filter.byType() && !passingOver, passingOver);
        }
        return typesHere
                ? new RequestFilter(List.of(), passingOver, allHere())
                : new RequestFilter(alternatives(), false, Map.of());
    }

    /** The same is asked of all entities. */
    private RequestFilter uniform(boolean types, boolean passingOver) {
        List<String> entities = List.copyOf(terms.keySet());
        List<FilterTerm> all = terms.get(entities.get(0));
        List<FilterTerm> kept = all.stream()
                .filter(term -> entities.stream().anyMatch(entity -> isHere(entity, term)))
                .toList();
        List<FilterTerm> asked =
                all.stream().filter(term -> !kept.contains(term)).toList();
        Map<String, List<ItemTest>> here = new LinkedHashMap<>();
        if (!kept.isEmpty()) {
            entities.forEach(entity -> here.put(entity, tests(entity, kept)));
        }
        return new RequestFilter(
                types || !asked.isEmpty()
                        ? List.of(new Alternative(types ? entities : List.of(), tests(entities.get(0), asked)))
                        : List.of(),
                passingOver,
                here);
    }

    private Map<String, List<ItemTest>> allHere() {
        Map<String, List<ItemTest>> here = new LinkedHashMap<>();
        terms.forEach((entity, some) -> {
            if (!some.isEmpty()) {
                here.put(entity, tests(entity, some));
            }
        });
        return here;
    }

    private List<Alternative> alternatives() {
        List<Alternative> alternatives = new ArrayList<>();
        terms.forEach((entity, some) -> alternatives.add(new Alternative(List.of(entity), tests(entity, some))));
        return alternatives;
    }

    private List<ItemTest> tests(String entity, List<FilterTerm> some) {
        return some.stream().map(term -> test(entity, term)).toList();
    }

    private ItemTest test(String entity, FilterTerm term) {
        return ItemTest.of(leaves, model.entity(entity).orElseThrow(), term);
    }

    private boolean isUniform() {
        return terms.values().stream().distinct().count() == 1;
    }

    /** Whether DynamoDB cannot tell the types apart; or not all that depends on them. */
    private boolean isTypeHere() {
        boolean keysOnly = read.fetchBack()
                && read.route()
                        .index()
                        .filter(index -> index.projection() instanceof Projection.KeysOnly)
                        .isPresent();
        return keysOnly
                || (!isUniform()
                        && terms.entrySet().stream().anyMatch(entry -> entry.getValue().stream()
                                .anyMatch(term -> isHere(entry.getKey(), term))));
    }

    /** What DynamoDB cannot be asked: it refuses filters on the key that is queried, and finds nothing that an index does not hold. */
    private boolean isHere(String entity, FilterTerm term) {
        return isKey(entity, term)
                || (read.fetchBack() && isMissing(model.entity(entity).orElseThrow(), term));
    }

    private boolean isKey(String entity, FilterTerm term) {
        List<String> stored = test(entity, term).path().stored();
        return stored.size() == 1
                && read.route().schema().attributes().anyMatch(attribute -> attribute
                        .name()
                        .equals(stored.get(0)));
    }

    private boolean isMissing(Entity entity, FilterTerm term) {
        return read.wanted().stream()
                .filter(placement -> placement.owner().name().equals(entity.name()))
                .anyMatch(placement -> !new Projected(read.route())
                        .missing(
                                entity,
                                Set.of(term.attribute()),
                                placement.parts().toList())
                        .isEmpty());
    }
}
