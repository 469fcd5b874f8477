package dev.tablewright.access.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What is thrown away after it was read, and paid for.
 *
 * @param byType whether items of other kinds have to be thrown away
 * @param terms for each wanted entity, what must hold
 */
public record Filter(boolean byType, Map<String, List<FilterTerm>> terms) {

    public Filter {
        Map<String, List<FilterTerm>> copy = new LinkedHashMap<>();
        terms.forEach((entity, list) -> copy.put(entity, List.copyOf(list)));
        terms = copy;
    }

    /** Whether everything that is read is wanted. */
    public boolean isEmpty() {
        return !byType && terms.values().stream().allMatch(List::isEmpty);
    }

    /** As it is shown to people, with the name of the attribute that says what an item is. */
    public String text(String typeAttribute) {
        boolean same = terms.values().stream().distinct().count() == 1;
        if (same) {
            List<FilterTerm> shared = terms.values().iterator().next();
            String types = byType ? typeAttribute + " in " + List.copyOf(terms.keySet()) : "";
            if (byType && terms.size() == 1) {
                types = typeAttribute + " = " + terms.keySet().iterator().next();
            }
            String rest = conjunction(shared);
            return types.isEmpty() || rest.isEmpty() ? types + rest : types + " and " + rest;
        }
        return terms.entrySet().stream()
                .map(entry -> typeAttribute + " = " + entry.getKey()
                        + (entry.getValue().isEmpty() ? "" : " and " + conjunction(entry.getValue())))
                .collect(Collectors.joining(" or "));
    }

    private static String conjunction(List<FilterTerm> terms) {
        return terms.stream().map(FilterTerm::text).collect(Collectors.joining(" and "));
    }
}
