package dev.tablewright.generate.book;

import dev.tablewright.generate.Resource;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All documents of a model in one file that needs nothing else. It is complete without its script, which adds the search, the
 * choice between light and dark, and the mark at the place where the reader is.
 */
public final class Book {

    /** The first comes before the page is painted, so that it never flashes in the wrong colours. */
    private static final List<String> SCRIPTS =
            List.of("theme.js", "contents.js", "search.js", "tables.js", "figures.js", "listings.js");

    private Book() {}

    /**
     * @param title the name of the application
     * @param documents in the order of reading; the first may give the figures that matter, see {@link Cover}
     */
    public static String of(String title, Optional<String> description, List<Document> documents) {
        Anchors anchors = Anchors.of(documents);
        Prose prose = new Prose(anchors);
        Drawings drawings = new Drawings();
        Cover cover = Cover.of(title, description, documents);
        List<Html> chapters = new ArrayList<>();
        for (int i = 0; i < documents.size(); i++) {
            Document document = i == 0 ? cover.rest(documents.get(0)) : documents.get(i);
            chapters.add(new Chapter(document, anchors.place(i), prose, drawings).html());
            chapters.add(Html.text("\n"));
        }
        Html main = Html.element("main")
                .with("id", "book")
                .with("tabindex", "-1")
                .add(cover.html(prose))
                .add(chapters);
        String style = Resource.text(Book.class, "book.css") + drawings.style();
        String script =
                SCRIPTS.stream().map(name -> Resource.text(Book.class, name)).collect(Collectors.joining("\n"));
        Html body = Html.element("body")
                .add(Frame.skip(), Frame.bar(title), Contents.of(documents, anchors), main, Frame.closeUp());
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
                + Stream.of(
                                Html.element("meta").with("charset", "utf-8"),
                                // Before the style and the script, which it allows.
                                meta("http-equiv", "Content-Security-Policy", Policy.of(style, script)),
                                meta("name", "viewport", "width=device-width, initial-scale=1"),
                                meta("name", "color-scheme", "light dark"),
                                meta("name", "referrer", "no-referrer"),
                                Html.element("title").add(title))
                        .map(html -> html + "\n")
                        .collect(Collectors.joining())
                + raw("style", style) + raw("script", script) + "</head>\n" + body + "\n</html>\n";
    }

    private static Html meta(String kind, String name, String content) {
        return Html.element("meta").with(kind, name).with("content", content);
    }

    /** Our own text, which HTML takes as it is up to the end of the element. Nothing of a model stands in it. */
    private static String raw(String element, String text) {
        if (text.contains("</") || text.contains("<!--")) {
            throw new IllegalStateException("a " + element + " must not hold what ends it");
        }
        return "<" + element + ">" + text + "</" + element + ">\n";
    }
}
