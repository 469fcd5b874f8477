package dev.tablewright.generate.document;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of text, whose pieces are as the model has them: whoever writes Markdown or HTML escapes them.
 *
 * <pre>{@code
 * Text.of("Read by ").code("GSI1").and(", see ").link("the keys", "entity-key-table-gsi1.md")
 * }</pre>
 */
public record Text(List<Piece> pieces) {

    /** Nothing: an empty cell. */
    public static final Text EMPTY = new Text(List.of());

    public Text {
        pieces = List.copyOf(pieces);
    }

    public static Text of(String words) {
        return EMPTY.and(words);
    }

    public static Text ofCode(String code) {
        return EMPTY.code(code);
    }

    public Text and(String words) {
        return words.isEmpty() ? this : with(new Words(words));
    }

    public Text and(Text other) {
        List<Piece> all = new ArrayList<>(pieces);
        all.addAll(other.pieces);
        return new Text(all);
    }

    public Text strong(String words) {
        return with(new Strong(words));
    }

    public Text code(String code) {
        return code.isEmpty() ? this : with(new Code(code));
    }

    /** @param target the path of another document, seen from the folder of all, with an anchor or not; or an address */
    public Text link(String words, String target) {
        return with(new Link(words, target));
    }

    public Text newLine() {
        return with(new Break());
    }

    private Text with(Piece piece) {
        List<Piece> all = new ArrayList<>(pieces);
        all.add(piece);
        return new Text(all);
    }

    /** What a line is made of. */
    public sealed interface Piece {}

    public record Words(String text) implements Piece {}

    public record Strong(String text) implements Piece {}

    public record Code(String text) implements Piece {}

    public record Link(String text, String target) implements Piece {}

    /** The line ends here, the paragraph or the cell does not. */
    public record Break() implements Piece {}
}
