package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The list of all documents and their headings, beside the text. Documents of one folder stand together below its name. */
final class Contents {

    /** Headings of this level are listed; deeper ones are found by those who read. */
    private static final int LISTED = 2;

    private Contents() {}

    static Html of(List<Document> documents, Anchors anchors) {
        List<Html> entries = new ArrayList<>();
        String folder = "";
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            String in = folder(document.path());
            if (!in.equals(folder) && !in.isEmpty()) {
                entries.add(Html.element("li").with("class", "folder").add(in));
            }
            folder = in;
            Html entry = entry(document, anchors.place(i));
            entries.add(Html.of(Html.text("\n"), in.isEmpty() ? entry : entry.with("class", "inside")));
        }
        return Html.element("nav")
                .with("id", "contents")
                .with("aria-label", "Contents")
                .add(Html.element("ol").add(entries));
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static Html entry(Document document, Anchors.Place place) {
        List<Html> headings = new ArrayList<>();
        Iterator<String> ids = place.headings().iterator();
        for (Block block : document.blocks()) {
            if (block instanceof Block.Heading heading) {
                String id = ids.next();
                if (heading.level() <= LISTED) {
                    headings.add(Html.element("li").add(link(id, Anchors.words(heading.text()))));
                }
            }
        }
        Html entry = Html.element("li").add(link(place.id(), document.title()));
        return headings.isEmpty() ? entry : entry.add(Html.element("ol").add(headings));
    }

    private static Html link(String id, String words) {
        return Html.element("a").with("href", "#" + id).add(words);
    }
}
