package dev.tablewright.access.read;

import dev.tablewright.access.key.FirstCharacters;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.model.pattern.Narrowing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a query says about one physical attribute of the sort key. */
public sealed interface SortCondition {

    /** The physical attribute. */
    String attribute();

    /** As it is shown to people. */
    String text();

    /** It has this value. */
    record Equal(KeyPart part) implements SortCondition {
        @Override
        public String attribute() {
            return part.attribute();
        }

        @Override
        public String text() {
            return attribute() + " = " + part;
        }
    }

    /** It begins with these pieces. */
    record BeginsWith(String attribute, List<KeyPiece> pieces) implements SortCondition {

        public BeginsWith {
            pieces = List.copyOf(pieces);
        }

        @Override
        public String text() {
            return "begins_with(" + attribute + ", " + shown(pieces) + ")";
        }
    }

    /**
     * It begins with these pieces and then with the beginning of a text, or with a value in a range.
     *
     * @param last whether nothing follows the value in the key
     */
    record Narrowed(String attribute, List<KeyPiece> pieces, KeyPiece.Open slot, boolean last, Narrowing narrowing)
            implements SortCondition {

        private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);

        /** Whether nothing stands before the value in the key. Then a lower bound, or a prefix, that is empty would be an empty key. */
        public boolean isFirst() {
            return pieces.isEmpty();
        }

        /** What stands behind the pieces in the lower bound of a range that has none of its own. */
        public String lowest() {
            return characters().map(found -> String.valueOf(found.least())).orElse("");
        }

        /** The same for the upper bound. */
        public String highest() {
            return characters().map(found -> String.valueOf(found.greatest())).orElse("") + BEHIND_ALL;
        }

        /** Between which characters all values in a range begin; empty if it is a prefix, or they can begin with any. */
        public Optional<FirstCharacters> characters() {
            return narrowing.kind() == Narrowing.Kind.RANGE
                    ? FirstCharacters.of(slot.value(), slot.encoding())
                    : Optional.empty();
        }

        public Narrowed {
            pieces = List.copyOf(pieces);
        }

        @Override
        public String text() {
            String before = shown(pieces);
            String format = slot.encoding()
                    .map(encoding -> encoding.slot().format().suffix())
                    .orElse("");
            if (narrowing.kind() == Narrowing.Kind.RANGE) {
                return attribute + " between " + before + "{from" + format + "} and " + before + "{to" + format + "}";
            }
            String value = before + "{" + slot.value().name() + "}";
            // An empty beginning of a whole key is refused, an interval is not.
            return isFirst()
                    ? attribute + " between " + value + " and " + value + "…"
                    : "begins_with(" + attribute + ", " + value + ")";
        }
    }

    /** It lies between two texts, or begins with the second; without a bound, on that side all are taken. */
    record Between(String attribute, String low, String high) implements SortCondition {
        @Override
        public String text() {
            if (high.isEmpty()) {
                return attribute + " >= " + low;
            }
            return low.isEmpty()
                    ? attribute + " < " + after(high)
                    : attribute + " between " + low + " and " + high + "…";
        }

        /** The least text that does not begin with this one and sorts behind it. */
        private static String after(String text) {
            int last = text.length() - 1;
            return text.substring(0, last) + (char) (text.charAt(last) + 1);
        }
    }

    private static String shown(List<KeyPiece> pieces) {
        return pieces.stream().map(KeyPiece::shown).collect(Collectors.joining());
    }
}
