package dev.tablewright.lab.bind;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What one request is made with.
 *
 * @param arguments of the caller
 * @param chosen of values of which all are asked for, shards and words, which one this request asks for
 * @param unit the beginning of the unit of time that it asks for, in a walk
 */
record Asked(Arguments arguments, Map<String, Integer> chosen, Optional<Instant> unit) {

    static Asked of(Arguments arguments) {
        return new Asked(arguments, Map.of(), Optional.empty());
    }

    Asked at(Instant beginning) {
        return new Asked(arguments, chosen, Optional.of(beginning));
    }

    Asked choosing(String loop, int index) {
        Map<String, Integer> more = new LinkedHashMap<>(chosen);
        more.put(loop, index);
        return new Asked(arguments, more, unit);
    }
}
