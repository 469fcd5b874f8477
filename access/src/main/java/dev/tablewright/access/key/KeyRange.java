package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one request of a query can find: a partition, and in it all, or those sort keys that begin in some way or lie
 * between two.
 *
 * @param partition all parts of the partition key
 * @param equal the parts of the sort key, from the first, that are given as a whole
 * @param narrowed how the next part is narrowed
 */
public record KeyRange(List<KeyPart> partition, List<KeyPart> equal, Narrowed narrowed) {

    public KeyRange {
        partition = List.copyOf(partition);
        equal = List.copyOf(equal);
    }

    /** How the part behind those that are given is narrowed. */
    public sealed interface Narrowed {

        /** The texts that can be found. */
        Automaton language(KeyLanguage languages);

        /** Whether a part of a key can be among them. */
        boolean overlaps(Overlap overlap, KeyPart part);

        /** A text with which all that is found begins, for one who knows some values. */
        default String beginning(Map<Leaf, KeyData> values) {
            return "";
        }

        /** Not at all. */
        record Whole() implements Narrowed {
            @Override
            public Automaton language(KeyLanguage languages) {
                return KeyLanguage.anything();
            }

            @Override
            public boolean overlaps(Overlap overlap, KeyPart part) {
                return true;
            }
        }

        /** To what begins with these pieces; a range or a prefix behind them may have no bound, or be empty. */
        record Beginning(List<KeyPiece> pieces) implements Narrowed {

            public Beginning {
                pieces = List.copyOf(pieces);
            }

            @Override
            public Automaton language(KeyLanguage languages) {
                List<Automaton> row = new ArrayList<>();
                pieces.forEach(piece -> row.add(languages.of(piece)));
                row.add(KeyLanguage.anything());
                return KeyLanguage.concatenated(row);
            }

            @Override
            public boolean overlaps(Overlap overlap, KeyPart part) {
                return overlap.ofBeginning(pieces, part);
            }

            @Override
            public String beginning(Map<Leaf, KeyData> values) {
                StringBuilder text = new StringBuilder();
                for (KeyPiece piece : pieces) {
                    Optional<KeyData> value = piece.leaf().map(values::get);
                    boolean constant = piece instanceof KeyPiece.Literal
                            || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant);
                    if (!constant && value.isEmpty()) {
                        break;
                    }
                    text.append(
                            constant
                                    ? piece.text()
                                    : piece.encoding()
                                            .map(encoding -> encoding.encode(value.get()))
                                            .orElseGet(value.get()::plain));
                }
                return text.toString();
            }
        }

        /** To what begins with these pieces, and then with a character with which the values of a slot begin. */
        record Within(List<KeyPiece> pieces, FirstCharacters characters) implements Narrowed {

            public Within {
                pieces = List.copyOf(pieces);
            }

            @Override
            public Automaton language(KeyLanguage languages) {
                List<Automaton> row = new ArrayList<>();
                pieces.forEach(piece -> row.add(languages.of(piece)));
                row.add(KeyLanguage.beginning(characters));
                return KeyLanguage.concatenated(row);
            }

            @Override
            public boolean overlaps(Overlap overlap, KeyPart part) {
                return overlap.ofRange(pieces, characters, part);
            }

            @Override
            public String beginning(Map<Leaf, KeyData> values) {
                return new Beginning(pieces).beginning(values);
            }
        }

        /** To what lies between two texts, or begins with the second. */
        record Between(String low, String high) implements Narrowed {
            @Override
            public Automaton language(KeyLanguage languages) {
                return KeyLanguage.between(low, high);
            }

            @Override
            public boolean overlaps(Overlap overlap, KeyPart part) {
                return overlap.ofInterval(low, high, part);
            }
        }
    }

    /** Whether the sort key of an item can be in this range. */
    boolean overlaps(Overlap overlap, Placement stranger) {
        List<KeyPart> sort = stranger.sort();
        for (int i = 0; i < Math.min(equal.size(), sort.size()); i++) {
            if (!overlap.ofParts(equal.get(i), sort.get(i))) {
                return false;
            }
        }
        return equal.size() >= sort.size() || narrowed.overlaps(overlap, sort.get(equal.size()));
    }

    /** All keys in the range, for items with so many parts of a sort key. */
    Automaton language(KeyLanguage languages, int sortParts) {
        List<Automaton> row = new ArrayList<>();
        row.add(languages.of(partition));
        for (int i = 0; i < sortParts; i++) {
            row.add(Automaton.makeChar(KeyLanguage.SEPARATOR));
            if (i < equal.size()) {
                row.add(languages.of(List.of(equal.get(i))));
            } else {
                row.add(i == equal.size() ? narrowed.language(languages) : KeyLanguage.anything());
            }
        }
        return KeyLanguage.concatenated(row);
    }
}
