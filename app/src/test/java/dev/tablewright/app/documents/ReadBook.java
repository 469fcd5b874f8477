package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The book as a browser sees it: every link leads to a place of the same page or a file beside it, and nothing is loaded from elsewhere. */
final class ReadBook {

    private ReadBook() {}

    static void check(Map<String, String> files, String path) {
        Document book = Jsoup.parse(files.get(path));
        List<String> ids = book.select("[id]").stream().map(Element::id).toList();
        assertThat(ids).as("ids in %s", path).doesNotHaveDuplicates();
        Set<String> known = new HashSet<>(ids);
        for (Element link : book.select("a[href]")) {
            String target = link.attr("href");
            if (target.startsWith("#")) {
                assertThat(known).as("link in %s", path).contains(target.substring(1));
            } else {
                assertThat(files).as("link in %s", path).containsKey(target);
                assertThat(target).as("link in %s", path).isNotEqualTo(path);
            }
        }
        assertThat(book.select("[src], link[href], iframe, object")).as(path).isEmpty();
    }
}
