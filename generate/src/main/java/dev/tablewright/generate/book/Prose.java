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

    private static final Pattern PARTS = Pattern.compile("(?<=[#/._,:(-])(?=[^#/._,:)-])|(?<=\\p{Ll})(?=\\p{Lu})");
    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?://|mailto:)[^\\s\\p{Cntrl}\\\\]+");
    private static final Pattern FILE = Pattern.compile("[\\p{L}\\p{N}._-][\\p{L}\\p{N}._/-]*(#[\\p{L}\\p{N}._-]*)?");

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
        Html code = Html.element("code").with("class", "long");
        String[] parts = PARTS.split(text);
        for (int i = 0; i < parts.length; i++) {
            code = i == 0 ? code.add(parts[i]) : code.add(Html.element("wbr")).add(parts[i]);
        }
        return code;
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
        return FILE.matcher(link.target()).matches()
                ? Html.element("a").with("href", link.target()).add(link.text())
                : Html.text(link.text());
    }
}
