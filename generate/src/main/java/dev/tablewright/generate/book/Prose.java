package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Text;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lines of text. Links within the documents become links within the book. */
final class Prose {

    /** Longer code may be broken, after signs that stand between its parts. */
    private static final int UNBROKEN = 28;

    private static final Pattern WORDS = Pattern.compile("(?<=\\s)");
    private static final Pattern PARTS = Pattern.compile("(?<=[}/._,:(-])(?=[^}/._,:)-])");
    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?://|mailto:)[^\\s\\p{Cntrl}\\\\]+");
    private static final Pattern FILE = Pattern.compile("[\\p{L}\\p{N}._-][\\p{L}\\p{N}._/-]*(#[\\p{L}\\p{N}._-]*)?");

    /** What leads to the book from elsewhere leads nowhere from within. */
    private static final String ITSELF = "book.html";

    private final Anchors anchors;

    Prose(Anchors anchors) {
        this.anchors = anchors;
    }

    /** @param from the path of the document in which the text stands */
    Html html(Text text, String from) {
        List<Html> pieces = new ArrayList<>();
        text.pieces().forEach(piece -> pieces.add(html(piece, from)));
        return Html.of(pieces);
    }

    private Html html(Text.Piece piece, String from) {
        if (piece instanceof Text.Words words) {
            return Html.text(words.text());
        } else if (piece instanceof Text.Strong strong) {
            return Html.element("strong").add(strong.text());
        } else if (piece instanceof Text.Code code) {
            return code(code.text());
        } else if (piece instanceof Text.Link link) {
            return link(link, from);
        }
        return Html.element("br");
    }

    private static Html code(String text) {
        if (text.length() <= UNBROKEN) {
            return Html.element("code").add(text);
        }
        List<Html> pieces = new ArrayList<>();
        // Between words it breaks by itself.
        for (String word : WORDS.split(text)) {
            String[] parts = word.length() <= UNBROKEN ? new String[] {word} : PARTS.split(word);
            for (int i = 0; i < parts.length; i++) {
                pieces.add(i == 0 ? Html.text(parts[i]) : Html.of(Html.element("wbr"), Html.text(parts[i])));
            }
        }
        return Html.element("code").with("class", "long").add(pieces);
    }

    /** A target that is no document, no address and no file beside the book is none: the words stay. */
    private Html link(Text.Link link, String from) {
        Optional<String> target = anchors.target(link.target(), from);
        if (target.isPresent()) {
            return Html.element("a").with("href", "#" + target.get()).add(link.text());
        }
        if (ADDRESS.matcher(link.target()).matches()) {
            return Html.element("a")
                    .with("href", link.target())
                    .with("rel", "noreferrer")
                    .add(link.text());
        }
        return FILE.matcher(link.target()).matches() && !link.target().equals(ITSELF)
                ? Html.element("a").with("href", link.target()).add(link.text())
                : Html.text(link.text());
    }
}
