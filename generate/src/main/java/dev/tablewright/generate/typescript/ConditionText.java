package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Conditions of the model as TypeScript, turned round: when they do not hold. Of an absent value only {@code absent} and {@code !=} hold. */
final class ConditionText {

    private final Entity entity;
    private final String variable;
    private final Ways ways;

    ConditionText(Context context, Entity entity, String variable) {
        this.entity = entity;
        this.variable = variable;
        this.ways = new Ways(context);
    }

    /** Each of these is enough for the condition not to hold; none if it always does. */
    List<String> failures(Condition condition) {
        List<String> terms = new ArrayList<>();
        for (Comparison comparison : condition.comparisons()) {
            boolean again = condition.comparisons().stream()
                            .filter(other -> other.path()
                                    .steps()
                                    .equals(comparison.path().steps()))
                            .count()
                    > 1;
            String term = failure(comparison, again);
            if (!term.isEmpty() && !terms.contains(term)) {
                terms.add(term);
            }
        }
        return terms;
    }

    /** @param again whether the value is compared elsewhere, too: the compiler must not conclude that this is idle */
    private String failure(Comparison comparison, boolean again) {
        Way way = ways.inEntity(variable, entity, comparison.path().steps());
        String absent = way.codec().isEmptyAbsent()
                ? "(" + way.chain() + (way.optional() ? "?.size ?? 0" : ".size") + ") === 0"
                : way.optional() ? way.isAbsent() : "";
        List<String> words =
                comparison.values().stream().map(Name::text).distinct().toList();
        return switch (comparison.operator()) {
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
                String out = ordered(comparison, way, words.get(0));
                yield absent.isEmpty() ? out : absent + " || " + out;
            }
        };
    }

    private String equal(Way way, String word, boolean again) {
        String constant = Constants.of(way.codec(), word);
        if (way.codec() instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.DECIMAL) {
            return "compareDecimals(" + way.value() + ", " + constant + ") === 0";
        }
        if (!Constants.isPlain(way.codec())) {
            return Constants.compared(way.codec(), way.value()) + " === " + constant;
        }
        String value = again ? "(" + way.chain() + " as " + widened(way) + ")" : way.chain();
        return value + " === " + constant;
    }

    private static String widened(Way way) {
        String type = way.codec() instanceof WordCodec ? "string" : way.codec().type();
        return way.optional() ? type + " | undefined" : type;
    }

    /** When an order does not hold: the opposite sign. */
    private String ordered(Comparison comparison, Way way, String word) {
        String constant = Constants.of(way.codec(), word);
        String sign =
                switch (comparison.operator()) {
                    case LESS -> " >= ";
                    case LESS_OR_EQUAL -> " > ";
                    case GREATER -> " <= ";
                    default -> " < ";
                };
        String value = Constants.compared(way.codec(), way.value());
        if (way.codec() instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.DECIMAL) {
            return "compareDecimals(" + value + ", " + constant + ")" + sign + "0";
        }
        return Constants.isText(way.codec())
                ? "compareTexts(" + value + ", " + constant + ")" + sign + "0"
                : value + sign + constant;
    }
}
