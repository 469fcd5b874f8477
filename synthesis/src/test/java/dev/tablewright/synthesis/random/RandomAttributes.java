package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Draws attributes of every type, with facts that fit. */
final class RandomAttributes {

    /** Embedded types that a model has if an attribute uses them. */
    static final Fields TYPES = Fields.NONE
            .with("Place", Fields.NONE.with("city", "string").with("zone", "integer?"))
            .with(
                    "Money",
                    Fields.NONE
                            .with("amount", "decimal")
                            .with("currency", Fields.NONE.with("enum", List.of("EUR", "USD"))))
            .with("Route", Fields.NONE.with("from", "Place").with("stops", "list<Place>"));

    private static final List<List<String>> CHOICES = List.of(
            List.of("OPEN", "CLOSED"),
            List.of("PENDING", "SHIPPED", "DELIVERED", "CANCELLED"),
            List.of("A", "AB", "B"),
            List.of("ONLY"),
            List.of("low", "Low", "high"),
            List.of("A-B", "a#b", "a b", "no"));

    private static final List<String> COLLECTIONS = List.of(
            "list<string>",
            "set<string>",
            "set<integer>",
            "set<binary>",
            "map<string>",
            "map<decimal>",
            "list<Place>",
            "map<Money>",
            "list<list<integer>>",
            "list<boolean>");

    private static final List<String> LENGTHS = List.of("1", "10", "30", "40", "100", "200", "250", "1000", "8K");
    private static final List<String> SHORT_LENGTHS = List.of("10", "20", "30", "40", "60");
    private static final List<String> EXPRESSIONS =
            List.of("^[a-z0-9-]+$", "^[A-Za-z0-9_]+$", "^[#a-c]+$", "^[A-Z]{2}$", "^[^#]*$", ".*");
    private static final List<String> LARGEST =
            List.of("5", "99", "999", "1000", "999999", "99999999", "99999999999999");

    private final Dice dice;

    RandomAttributes(Dice dice) {
        this.dice = dice;
    }

    /** An attribute of any type, often with facts. */
    AttributeDraft any(String name) {
        Kind kind = dice.of(Kind.ORDINARY);
        AttributeDraft attribute =
                switch (kind) {
                    case STRING -> text(name, LENGTHS);
                    case INTEGER -> number(name);
                    case DECIMAL -> dice.percent(25) ? bounded(name, kind, List.of("100", "1M")) : simple(name, kind);
                    case BINARY -> bounded(name, kind, List.of("16", "100", "4000"));
                    case CHOICE -> choice(name);
                    case COLLECTION -> collection(name, dice.of(COLLECTIONS));
                    case EMBEDDED -> embedded(name);
                    default -> simple(name, kind);
                };
        return faced(attribute);
    }

    /** A part of an id: mostly one of those that people choose. */
    AttributeDraft idPart(String name) {
        int throwOf = dice.between(1, 100);
        if (throwOf <= 22) {
            return simple(name, Kind.ULID);
        }
        if (throwOf <= 30) {
            return simple(name, Kind.KSUID);
        }
        if (throwOf <= 42) {
            return simple(name, Kind.UUID);
        }
        if (throwOf <= 72) {
            return text(name, SHORT_LENGTHS);
        }
        if (throwOf <= 84) {
            return number(name);
        }
        if (throwOf <= 90) {
            return simple(name, Kind.TIMESTAMP);
        }
        if (throwOf <= 94) {
            return choice(name);
        }
        return dice.of(List.of(
                simple(name, Kind.STRING),
                simple(name, Kind.EPOCH),
                simple(name, Kind.DECIMAL),
                bounded(name, Kind.BINARY, List.of("16"))));
    }

    AttributeDraft choice(String name) {
        List<String> words = dice.of(CHOICES);
        AttributeDraft attribute = new AttributeDraft(name, Kind.CHOICE, "", "", words, false, Fields.NONE);
        return dice.percent(30) ? attribute.with("default", words.get(0)) : attribute;
    }

    AttributeDraft collection(String name, String type) {
        AttributeDraft attribute = new AttributeDraft(name, Kind.COLLECTION, type, "", List.of(), false, Fields.NONE);
        return dice.percent(80) ? attribute.with("max", dice.of(List.of("3", "10", "20", "100"))) : attribute;
    }

    private AttributeDraft embedded(String name) {
        String type = dice.of(List.of("Place", "Money", "Route"));
        return new AttributeDraft(name, Kind.EMBEDDED, type, "", List.of(), false, Fields.NONE);
    }

    private AttributeDraft text(String name, List<String> lengths) {
        AttributeDraft attribute = simple(name, Kind.STRING);
        if (dice.percent(75)) {
            attribute = attribute.with("max", dice.of(lengths));
        }
        return dice.percent(25) ? attribute.with("pattern", dice.of(EXPRESSIONS)) : attribute;
    }

    private AttributeDraft number(String name) {
        return dice.percent(70) ? bounded(name, Kind.INTEGER, LARGEST) : simple(name, Kind.INTEGER);
    }

    private AttributeDraft bounded(String name, Kind kind, List<String> bounds) {
        return simple(name, kind).with("max", dice.of(bounds));
    }

    private static AttributeDraft simple(String name, Kind kind) {
        return AttributeDraft.simple(name, kind);
    }

    /** Optional, immutable, stored under another name. */
    AttributeDraft faced(AttributeDraft plain) {
        AttributeDraft attribute = dice.percent(20) ? plain.orAbsent() : plain;
        if (dice.percent(30)) {
            attribute = attribute.with("immutable", "true");
        }
        if (dice.percent(5)) {
            attribute = attribute.with("stored", "s" + attribute.name());
        }
        return dice.percent(3) ? attribute.with("sensitive", "true") : attribute;
    }
}
