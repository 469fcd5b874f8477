package dev.tablewright.access.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A request in the words of DynamoDB: its expressions, and what stands for the placeholders in them.
 *
 * @param where the key condition
 * @param filter empty if DynamoDB throws nothing away
 * @param projection empty: all attributes
 * @param names what attribute each placeholder of a name stands for
 * @param values what each placeholder of a value stands for
 */
public record RequestForm(
        String where,
        String filter,
        Optional<String> projection,
        Map<String, String> names,
        Map<String, Operand> values) {

    public RequestForm {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
