package dev.tablewright.access.request;

import dev.tablewright.access.read.Read;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.pattern.Pattern;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is sent for a pattern, and what is made of the answers.
 *
 * @param parameters what the caller gives, in the order of the pattern
 * @param narrowing the range or the prefix that he gives
 * @param rows for each entity, the attributes that are given of it; empty if whole entities are given, or nothing but their number
 * @param reads none if the pattern is not served
 * @param order in which the results of several reads are put together
 * @param given what a cursor is bound to beside the values of the key condition
 */
public record PatternRequests(
        Pattern pattern,
        List<GivenParameter> parameters,
        Optional<GivenNarrowing> narrowing,
        Map<String, List<Attribute>> rows,
        List<ReadRequest> reads,
        Optional<MergeOrder> order,
        Map<String, Operand> given) {

    public PatternRequests {
        parameters = List.copyOf(parameters);
        rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
        reads = List.copyOf(reads);
        given = Collections.unmodifiableMap(new LinkedHashMap<>(given));
    }

    /** The request for one read of the plan. */
    public ReadRequest of(Read read) {
        return reads.stream()
                .filter(request -> request.read().equals(read))
                .findFirst()
                .orElseThrow();
    }

    public GivenParameter parameter(String name) {
        return parameters.stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Whether a range needs both ends. */
    public boolean isBounded() {
        return narrowing.filter(GivenNarrowing::bounded).isPresent();
    }
}
