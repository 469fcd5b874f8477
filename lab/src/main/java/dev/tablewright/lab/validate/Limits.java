package dev.tablewright.lab.validate;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the model says of a value beyond its type: how long, how many, how large, and what it looks like. */
final class Limits {

    private final Map<String, Pattern> patterns = new ConcurrentHashMap<>();

    /** What a value should be like that is of the right type, and is not so. */
    Optional<String> broken(Attribute attribute, AttributeValue value) {
        return attribute
                .max()
                .flatMap(max -> above(attribute.type(), value, max))
                .or(() -> attribute
                        .pattern()
                        .filter(pattern -> value.s() != null && !fits(pattern, value.s()))
                        .map(pattern -> "a text that matches " + pattern));
    }

    private static Optional<String> above(Type type, AttributeValue value, long max) {
        if (type.isCollection()) {
            int size = value.l().size()
                    + value.ss().size()
                    + value.ns().size()
                    + value.bs().size()
                    + value.m().size();
            return size > max ? Optional.of("at most " + max + " elements") : Optional.empty();
        }
        if (type == ScalarType.INTEGER || type == ScalarType.DECIMAL) {
            return new BigDecimal(value.n()).compareTo(BigDecimal.valueOf(max)) > 0
                    ? Optional.of("at most " + max)
                    : Optional.empty();
        }
        if (value.b() != null) {
            return value.b().asByteArrayUnsafe().length > max
                    ? Optional.of("at most " + max + " bytes")
                    : Optional.empty();
        }
        String text = value.s();
        return text != null && text.codePointCount(0, text.length()) > max
                ? Optional.of("at most " + max + " characters")
                : Optional.empty();
    }

    /** Where the expression stands for the whole text, a line break behind it is none of it. */
    private boolean fits(String expression, String text) {
        Pattern pattern = patterns.computeIfAbsent(expression, Pattern::compile);
        boolean whole = expression.startsWith("^") && expression.endsWith("$") && !expression.contains("|");
        return whole ? pattern.matcher(text).matches() : pattern.matcher(text).find();
    }
}
