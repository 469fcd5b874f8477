package dev.tablewright.synthesis.random;

import dev.tablewright.testing.Dice;
import java.util.List;
import java.util.Optional;

/** Draws conditions on attributes, with values that they can have. */
final class RandomConditions {

    private final Dice dice;

    RandomConditions(Dice dice) {
        this.dice = dice;
    }

    /** A condition on one of the attributes; rarely on two. */
    Optional<String> on(List<AttributeDraft> attributes) {
        List<AttributeDraft> comparable = attributes.stream()
                .filter(attribute -> attribute.optional()
                        || (attribute.kind() != Kind.REFERENCE && attribute.kind() != Kind.COLLECTION))
                .toList();
        // Who asks with a condition asks mostly for a state.
        List<AttributeDraft> states = comparable.stream()
                .filter(attribute -> attribute.kind() == Kind.CHOICE || attribute.kind() == Kind.BOOLEAN)
                .toList();
        Optional<AttributeDraft> first =
                states.isEmpty() || dice.percent(30) ? dice.anyOf(comparable) : dice.anyOf(states);
        return first.map(this::comparison)
                .map(condition -> dice.percent(12)
                        ? condition
                                + dice.anyOf(comparable.stream()
                                                .filter(other -> !other.equals(first.get()))
                                                .toList())
                                        .map(other -> " and " + comparison(other))
                                        .orElse("")
                        : condition);
    }

    private String comparison(AttributeDraft attribute) {
        boolean single = attribute.kind() != Kind.REFERENCE && attribute.kind() != Kind.COLLECTION;
        if (attribute.optional() && (!single || dice.percent(50))) {
            return attribute.name() + (dice.percent(70) ? " exists" : " absent");
        }
        if (attribute.kind() == Kind.EMBEDDED) {
            return attribute.name()
                    + switch (attribute.type()) {
                        case "Place" -> ".city = Oslo";
                        case "Money" -> ".currency = EUR";
                        default -> ".from.city = Oslo";
                    };
        }
        boolean ordered = attribute.kind() != Kind.CHOICE && attribute.kind() != Kind.BOOLEAN;
        String sign = dice.of(
                ordered ? List.of("=", "!=", "<", "<=", ">", ">=", "in") : List.of("=", "=", "=", "=", "!=", "in"));
        if (sign.equals("in") && attribute.kind() == Kind.BOOLEAN) {
            sign = "=";
        }
        return attribute.name()
                + " "
                + sign
                + " "
                + (sign.equals("in") ? "[" + literal(attribute) + ", " + literal(attribute) + "]" : literal(attribute));
    }

    private String literal(AttributeDraft attribute) {
        return switch (attribute.kind()) {
            case STRING -> dice.of(List.of("abc", "abd", "b"));
            case INTEGER, EPOCH -> dice.of(List.of("0", "1", "3"));
            case DECIMAL -> dice.of(List.of("0", "1.5", "50"));
            case BOOLEAN -> dice.of(List.of("true", "false"));
            case BINARY -> "AAEC";
            case TIMESTAMP -> dice.of(List.of("2026-01-31T12:00:00Z", "2025-06-01T00:00:00Z"));
            case UUID -> "6f9619ff-8b86-d011-b42d-00c04fc964ff";
            case ULID -> "01ARZ3NDEKTSV4RRFFQ69G5FAV";
            case KSUID -> "0ujtsYcgvSTl8PAuAdqWYSMnLOv";
            case CHOICE -> "'" + dice.of(attribute.choices()) + "'";
            default -> throw new IllegalArgumentException(attribute.name());
        };
    }
}
