package dev.tablewright.app.page;

import dev.tablewright.generate.markup.Html;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A page in one file: its style is in it, and it needs no script, no font and no network. It can be sent by mail, opened
 * years later, and printed.
 */
public final class Page {

    private static final String STYLE = "page.css";

    private final String title;
    private final List<Html> content = new ArrayList<>();

    public Page(String title) {
        this.title = title;
    }

    public Page add(Html piece) {
        content.add(piece);
        return this;
    }

    /** A part of the page with a heading of its own. */
    public Page section(String heading, Html... pieces) {
        return add(Html.element("section").add(Html.element("h2").add(heading)).add(pieces));
    }

    public static Html paragraph(String words) {
        return Html.element("p").add(words);
    }

    public static Html list(List<String> lines) {
        return Html.element("ul")
                .add(lines.stream().map(line -> Html.element("li").add(line)).toList());
    }

    public String render() {
        Html head = Html.element("head")
                .add(Html.element("meta").with("charset", "utf-8"))
                .add(Html.element("meta")
                        .with("name", "viewport")
                        .with("content", "width=device-width, initial-scale=1"))
                .add(Html.element("meta").with("name", "color-scheme").with("content", "light dark"))
                // Nothing may be loaded, whatever a reader's extension or a mistake of ours might want.
                .add(Html.element("meta")
                        .with("http-equiv", "Content-Security-Policy")
                        .with("content", "default-src 'none'; style-src 'unsafe-inline'"))
                .add(Html.element("title").add(title))
                .add(Html.element("style").add(style()));
        Html body = Html.element("body").add(Html.element("main").add(content));
        return "<!DOCTYPE html>\n" + Html.element("html").with("lang", "en").add(head, body) + "\n";
    }

    /** Without the characters that HTML and XML read differently within a style: {@code < > &}. */
    private static String style() {
        try (InputStream in = Page.class.getResourceAsStream(STYLE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the style of our own jar cannot be read", e);
        }
    }
}
