package dev.tablewright.examples.infrastructure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is asked to be allowed, as IAM sees a request.
 *
 * @param leadingKeys the partition keys in the request; empty if it has none, as a scan
 * @param attributes the top-level attributes that it names by any parameter
 * @param select what a read has DynamoDB give; empty if it is no read
 * @param returnValues what a write asks back; empty if it cannot
 */
record Ask(
        String action,
        String resource,
        Optional<List<String>> leadingKeys,
        Set<String> attributes,
        Optional<String> select,
        Optional<String> returnValues) {

    /** Of no attribute, and nothing comes back. */
    Ask(String action, String resource, Optional<List<String>> leadingKeys) {
        this(action, resource, leadingKeys, Set.of(), Optional.empty(), Optional.empty());
    }

    /** The same for each key alone. */
    Stream<Ask> byKey() {
        return leadingKeys.orElseThrow().stream()
                .map(key -> new Ask(action, resource, Optional.of(List.of(key)), attributes, select, returnValues));
    }

    /** Whether one of its keys is like a pattern. */
    boolean touches(Pattern keys) {
        return leadingKeys.orElse(List.of()).stream()
                .anyMatch(key -> keys.matcher(key).matches());
    }
}
