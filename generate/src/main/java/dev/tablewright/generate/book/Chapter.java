package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/** A document as a part of the book. Its headings stand one level deeper than in its own file. */
final class Chapter {

    private static final int DEEPEST = 6;

    /** The document that leads to all others goes on where the cover ends; its title is not shown. */
    private static final String OPENING = "README.md";

    private final Document document;
    private final Anchors.Place place;
    private final Prose prose;
    private final Drawings drawings;

    Chapter(Document document, Anchors.Place place, Prose prose, Drawings drawings) {
        this.document = document;
        this.place = place;
        this.prose = prose;
        this.drawings = drawings;
    }

    Html html() {
        Html article = Html.element("article")
                .with("id", place.id())
                .with("class", document.path().equals(OPENING) ? "opening" : "chapter")
                .add(Html.text("\n"))
                .add(Html.element("header")
                        .add(anchored("h2", place.id(), Html.text(document.title())))
                        .add(Html.element("p").with("class", "summary").add(document.summary())));
        return article.add(body());
    }

    private List<Html> body() {
        List<Html> all = new ArrayList<>();
        Iterator<String> ids = place.headings().iterator();
        String heading = document.title();
        for (Block block : document.blocks()) {
            all.add(Html.text("\n"));
            if (block instanceof Block.Heading title) {
                String id = ids.next();
                heading = Anchors.words(title.text());
                String level = "h" + Math.min(DEEPEST, title.level() + 1);
                all.add(anchored(level, id, text(title.text())).with("id", id));
            } else {
                all.add(html(block, heading));
            }
        }
        return all;
    }

    private static Html anchored(String level, String id, Html words) {
        return Html.element(level)
                .add(words)
                .add(Html.element("a")
                        .with("class", "anchor")
                        .with("href", "#" + id)
                        .with("aria-label", "Link to this place"));
    }

    /** @param heading below which the block stands */
    private Html html(Block block, String heading) {
        if (block instanceof Block.Paragraph paragraph) {
            return Html.element("p").add(text(paragraph.text()));
        } else if (block instanceof Block.Bullets bullets) {
            return Html.element("ul")
                    .add(bullets.items().stream()
                            .map(item -> Html.element("li").add(text(item)))
                            .toList());
        } else if (block instanceof Block.Table table) {
            return new Grid(table, this::text).html(heading);
        } else if (block instanceof Block.Listing listing) {
            return Html.element("pre")
                    .with("tabindex", "0")
                    .with("data-language", listing.language())
                    .add(Html.element("code").add(listing.text()));
        } else if (block instanceof Block.Figure figure) {
            return drawings.figure(figure);
        } else if (block instanceof Block.Note note) {
            return Html.element("p")
                    .with("class", "note " + note.tone().name().toLowerCase(Locale.ROOT))
                    .with("role", "note")
                    .add(text(note.text()));
        }
        throw new IllegalStateException("headings are written by whoever counts them");
    }

    private Html text(Text text) {
        return prose.html(text, document.path());
    }
}
