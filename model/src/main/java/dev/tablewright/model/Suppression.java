package dev.tablewright.model;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * That a finding is known and accepted.
 *
 * @param code the code of the rule
 * @param on the entity, type, pattern or write that it is accepted for; empty: everywhere
 * @param scope where that is declared: what is found outside of it is not suppressed
 * @param reason why; it is required
 */
public record Suppression(Name code, Optional<Name> on, List<Span> scope, String reason, Span span) {

    public Suppression {
        scope = List.copyOf(scope);
    }

    /** Whether a finding with this code at this place is covered. */
    public boolean covers(String foundCode, Span place) {
        return code.text().equals(foundCode) && (on.isEmpty() || scope.stream().anyMatch(s -> s.contains(place)));
    }
}
