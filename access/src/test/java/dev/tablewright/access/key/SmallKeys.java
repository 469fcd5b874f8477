package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Templates over tiny alphabets, and all keys that they give for short values. */
final class SmallKeys {

    private final KeySpace space;

    private SmallKeys(KeySpace space) {
        this.space = space;
    }

    /** An entity for each template: {@code a} and {@code b} are texts of {@code letters}, {@code c} a digit or two. */
    static SmallKeys of(List<String> templates, String letters, boolean raw) {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Small\nentities:\n");
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < templates.size(); i++) {
            text.append("  E" + i + ": { id: [a, b, c], attributes: { a: { type: string, pattern: \"^[" + letters
                    + "]*$\" }, b: { type: string, pattern: \"^[" + letters + "]+$\" }, c: integer } }\n");
            keys.append("    E" + i + ": { PK: \"" + templates.get(i) + "\", SK: \"S\" }\n");
        }
        text.append("design:\n  layout: single-table\n  encoding: " + (raw ? "raw" : "escaped") + "\n  keys:\n" + keys);
        Model model = ModelReader.read(new SourceFile("small.yaml", text.toString()))
                .model()
                .orElseThrow();
        return new SmallKeys(new KeySpace(model, model.design().orElseThrow()));
    }

    Placement placement(int entity) {
        return space.primary("E" + entity).orElseThrow();
    }

    /** All partition keys for texts up to a length; those that no value gives are left out. */
    Set<String> keys(int entity, String letters, int longest) {
        List<String> texts = texts(letters, longest);
        KeyPart part = placement(entity).partition().get(0);
        boolean usesA = part.pieces().stream().anyMatch(piece -> is(piece, "a"));
        boolean usesB = part.pieces().stream().anyMatch(piece -> is(piece, "b"));
        boolean usesN = part.pieces().stream().anyMatch(piece -> is(piece, "c"));
        Set<String> keys = new HashSet<>();
        for (String a : usesA ? texts : List.of("")) {
            for (String b : usesB ? texts.subList(1, texts.size()) : List.of("")) {
                for (long n : usesN ? List.of(0L, 1L, 9L, 10L, -1L) : List.of(0L)) {
                    Map<String, KeyData> values = new HashMap<>();
                    values.put("a", new KeyData.Text(a));
                    values.put("b", new KeyData.Text(b));
                    values.put("c", new KeyData.Whole(n));
                    KeyReader.compose(part, leaf -> values.get(leaf.path())).ifPresent(keys::add);
                }
            }
        }
        return keys;
    }

    private static boolean is(KeyPiece piece, String path) {
        return piece.leaf().filter(leaf -> leaf.path().equals(path)).isPresent();
    }

    /** All texts up to a length, the empty one first. */
    static List<String> texts(String letters, int longest) {
        List<String> texts = new ArrayList<>(List.of(""));
        int from = 0;
        for (int length = 1; length <= longest; length++) {
            int to = texts.size();
            for (int i = from; i < to; i++) {
                for (int c = 0; c < letters.length(); c++) {
                    texts.add(texts.get(i) + letters.charAt(c));
                }
            }
            from = to;
        }
        return texts;
    }
}
