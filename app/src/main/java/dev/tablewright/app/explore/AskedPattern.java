package dev.tablewright.app.explore;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.row.ValueTextException;
import dev.tablewright.model.diagnostic.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A pattern with what it is asked with, as somebody typed it: {@code ordersOfCustomer customer=alice}. */
public record AskedPattern(BoundPattern pattern, Arguments arguments) {

    /**
     * @param words {@code name=value}; the ends of a range are called {@code from} and {@code to}, the beginning of a text {@code prefix}
     * @throws MistypedException if there is no such pattern, or it is not asked so
     */
    public static AskedPattern of(BoundModel model, String name, List<String> words) {
        BoundPattern pattern = model.pattern(name).orElseThrow(() -> unknown(model, name));
        Map<String, BoundParameter> parameters = new LinkedHashMap<>();
        pattern.parameters().forEach(parameter -> parameters.put(word(parameter), parameter));
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        Arguments arguments = Arguments.of(values);
        Optional<AttributeValue> from = Optional.empty();
        Optional<AttributeValue> to = Optional.empty();
        for (String word : words) {
            int equals = word.indexOf('=');
            BoundParameter parameter = equals < 0 ? null : parameters.get(word.substring(0, equals));
            if (parameter == null) {
                throw new MistypedException(
                        "`" + word + "` is nothing that " + name + " is asked with; write: " + usage(pattern));
            }
            String text = word.substring(equals + 1);
            switch (parameter.kind()) {
                case VALUE -> values.put(parameter.name(), value(model, parameter, text));
                case FROM -> from = Optional.of(value(model, parameter, text));
                case TO -> to = Optional.of(value(model, parameter, text));
                case PREFIX -> arguments = arguments.beginningWith(text);
            }
        }
        for (BoundParameter parameter : pattern.parameters()) {
            boolean given =
                    switch (parameter.kind()) {
                        case VALUE -> values.containsKey(parameter.name());
                        case FROM -> from.isPresent();
                        case TO -> to.isPresent();
                        case PREFIX -> arguments.prefix().isPresent();
                    };
            if (parameter.required() && !given) {
                throw new MistypedException("`" + word(parameter) + "` is missing; write: " + usage(pattern));
            }
        }
        return new AskedPattern(pattern, new Arguments(values, from, to, arguments.prefix()));
    }

    private static MistypedException unknown(BoundModel model, String name) {
        List<String> names = model.patterns().stream()
                .map(each -> each.pattern().name().text())
                .toList();
        return new MistypedException("there is no pattern `" + name + "`"
                + Nearest.to(name, names)
                        .map(nearest -> "; the nearest is `" + nearest + "`")
                        .orElse(""));
    }

    private static AttributeValue value(BoundModel model, BoundParameter parameter, String text) {
        try {
            return new ValueText(model.model()).parse(parameter.type(), text);
        } catch (ValueTextException e) {
            throw new MistypedException("`" + word(parameter) + "`: " + e.getMessage());
        }
    }

    /** How a pattern is asked: {@code ordersByStatus status=… [from=…] [to=…]}. */
    public static String usage(BoundPattern pattern) {
        return pattern.pattern().name().text()
                + pattern.parameters().stream()
                        .map(parameter ->
                                parameter.required() ? " " + word(parameter) + "=…" : " [" + word(parameter) + "=…]")
                        .collect(Collectors.joining());
    }

    /** What a parameter is called on a command line. */
    public static String word(BoundParameter parameter) {
        return switch (parameter.kind()) {
            case VALUE -> parameter.name();
            case FROM -> "from";
            case TO -> "to";
            case PREFIX -> "prefix";
        };
    }
}
