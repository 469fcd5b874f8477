package dev.tablewright.generate.java;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.write.FixedRequest;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The request of a write that is the same in all calls but for its values, in Java. */
record FixedSource(Context context, Entity entity, FixedRequest request) {

    /** @param condition what the author demands, as an expression */
    String shape(Function<ItemTest.Holds, String> condition) {
        String writes = context.names(entity).writer();
        StringBuilder out = new StringBuilder("§WriteShape")
                .append(
                        request.isDeletion()
                                ? ".delete(" + writes + ")"
                                : ".update(" + writes + ", " + JavaNames.literal(request.update()) + ")")
                .append(".where(" + JavaNames.literal(request.condition()) + ")");
        if (!request.names().isEmpty()) {
            out.append(".names(" + MapLiteral.ofTexts(request.names()) + ")");
        }
        Map<String, String> others = new LinkedHashMap<>(request.values());
        others.entrySet().removeIf(value -> value.getKey().equals(":" + value.getValue()));
        if (!others.isEmpty()) {
            out.append(".values(" + MapLiteral.ofTexts(others) + ")");
        }
        if (!request.rooms().isEmpty()) {
            out.append(".within(" + MapLiteral.ofTexts(request.rooms()) + ")");
        }
        request.tests()
                .forEach((test, placeholders) -> out.append(Stream.concat(
                                Stream.of(condition.apply(test)),
                                placeholders.stream().map(JavaNames::literal))
                        .collect(Collectors.joining(", ", ".onlyIf(", ")"))));
        return out.toString();
    }
}
