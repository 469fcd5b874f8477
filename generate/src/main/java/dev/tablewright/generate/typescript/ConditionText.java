package dev.tablewright.generate.typescript;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import java.util.List;
import java.util.stream.Collectors;

/** Conditions of the model as TypeScript, turned round: when they do not hold. Of an absent value only {@code absent} and {@code !=} hold. */
record ConditionText(Ways ways, String variable) {

    /** Each of these is enough for the condition not to hold; none if it always does. */
    List<String> failures(List<ItemTest.Holds> condition) {
        return condition.stream()
                .map(test -> failure(
                        test,
                        condition.stream()
                                        .filter(other -> other.path().equals(test.path()))
                                        .count()
                                > 1))
                .filter(term -> !term.isEmpty())
                .distinct()
                .toList();
    }

    /** @param again whether the value is compared elsewhere, too: the compiler must not conclude that this is idle */
    private String failure(ItemTest.Holds test, boolean again) {
        Way way = ways.inEntity(variable, test.path());
        String absent = way.codec().shape().isSet()
                ? "(" + way.chain() + (way.optional() ? "?.size ?? 0" : ".size") + ") === 0"
                : way.optional() ? way.isAbsent() : "";
        List<KeyData> words = test.values().stream().distinct().toList();
        return switch (test.operator()) {
            case EXISTS -> absent;
            case ABSENT -> absent.isEmpty() ? "true" : absent.replace("===", "!==");
            case NOT_EQUAL -> {
                String same = equal(way, words.get(0), again);
                yield absent.isEmpty() || Constants.isPlain(way.codec())
                        ? same
                        : "(" + absent.replace("===", "!==") + " && " + same + ")";
            }
            case EQUAL, IN -> {
                String differs = words.stream()
                        .map(word -> equal(way, word, again || words.size() > 1).replaceFirst(" === ", " !== "))
                        .collect(Collectors.joining(" && "));
                String all = words.size() > 1 ? "(" + differs + ")" : differs;
                yield absent.isEmpty() || Constants.isPlain(way.codec()) ? all : absent + " || " + all;
            }
            default -> {
                String out = ordered(test.operator(), way, words.get(0));
                yield absent.isEmpty() ? out : absent + " || " + out;
            }
        };
    }

    private static String equal(Way way, KeyData word, boolean again) {
        String constant = Constants.of(way.codec(), word);
        if (way.codec().shape().is(ScalarType.DECIMAL)) {
            return "compareDecimals(" + way.value() + ", " + constant + ") === 0";
        }
        if (!Constants.isPlain(way.codec())) {
            return Constants.compared(way.codec(), way.value()) + " === " + constant;
        }
        String value = again ? "(" + way.chain() + " as " + widened(way) + ")" : way.chain();
        return value + " === " + constant;
    }

    private static String widened(Way way) {
        String type = way.codec().shape().isWord() ? "string" : way.codec().type();
        return way.optional() ? type + " | undefined" : type;
    }

    /** When an order does not hold: the opposite sign. */
    private static String ordered(Operator operator, Way way, KeyData word) {
        String constant = Constants.of(way.codec(), word);
        String sign =
                switch (operator) {
                    case LESS -> " >= ";
                    case LESS_OR_EQUAL -> " > ";
                    case GREATER -> " <= ";
                    default -> " < ";
                };
        String value = Constants.compared(way.codec(), way.value());
        if (way.codec().shape().is(ScalarType.DECIMAL)) {
            return "compareDecimals(" + value + ", " + constant + ")" + sign + "0";
        }
        return Constants.isText(way.codec())
                ? "compareTexts(" + value + ", " + constant + ")" + sign + "0"
                : value + sign + constant;
    }
}
