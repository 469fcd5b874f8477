package dev.tablewright.check.reference;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the caller of a pattern gives.
 *
 * @param parameters by name
 * @param from the lower bound of the range, if the pattern has one and the caller wants one
 * @param to the upper bound
 * @param prefix the text to begin with, if the pattern asks for one
 */
record Arguments(Map<String, Value> parameters, Optional<Value> from, Optional<Value> to, Optional<String> prefix) {

    Arguments {
        parameters = new LinkedHashMap<>(parameters);
    }

    @Override
    public String toString() {
        return "parameters " + parameters + ", from " + from + ", to " + to + ", prefix " + prefix.map(Quoted::of);
    }
}
