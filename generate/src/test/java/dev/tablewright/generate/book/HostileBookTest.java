package dev.tablewright.generate.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that stands in a model becomes markup, style or script. */
class HostileBookTest {

    private static final long SEED = Scale.seed(20260517);
    private static final List<String> PIECES = List.of(
            "<script>alert(1)</script>",
            "</script>",
            "</style>",
            "</title>",
            "<!--",
            "-->",
            "]]>",
            "<![CDATA[",
            "\"",
            "'",
            "`",
            "&",
            "&lt;",
            "&#60;",
            "<",
            ">",
            "/>",
            " onload=alert(1) ",
            "<img src=x onerror=alert(1)>",
            "\n",
            "${x}",
            "{{x}}",
            "*/",
            "javascript:alert(1)",
            "</p>",
            "</td></tr></table>",
            "</svg>",
            "<svg/onload=x>",
            "ä",
            "日本",
            "\u0000",
            "\u202e",
            "\ud83d\ude00",
            "=",
            ";",
            "\\",
            "#",
            "%",
            "|");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>alert(1)</script>",
                "</style></title></textarea><img src=x onerror=alert(1)>",
                "<!-- <![CDATA[ ]]> -->",
                "\" onmouseover=\"alert(1)\" x=\"",
                "' onfocus='alert(1)' autofocus='",
                "<p>&amp;&lt;b&gt;"
            })
    void textStaysText(String hostile) {
        check(hostile);
    }

    @Test
    void textOfAllKindsStaysText() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder("x");
            for (int n = 1 + random.nextInt(6); n > 0; n--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            try {
                check(text.toString());
            } catch (AssertionError e) {
                throw new AssertionError("seed " + SEED + ", text " + text, e);
            }
        }
    }

    private static void check(String hostile) {
        org.jsoup.nodes.Document page = page(hostile);
        assertThat(skeleton(page)).isEqualTo(skeleton(page("x")));
        for (String place : List.of(
                "title",
                "h1",
                ".lead",
                "h2",
                ".summary",
                "h3",
                "article > p:not(.note)",
                "strong",
                "p > code",
                "li code",
                "thead th",
                "tbody th",
                "td",
                "pre code",
                "figcaption",
                ".note",
                "nav > ol > li > a",
                ".facts dt",
                "text")) {
            Element element = page.select(place).first();
            assertThat(element).as(place).isNotNull();
            assertThat(words(element)).as(place).contains(shown(hostile));
        }
        assertThat(page.select("svg.drawing").attr("aria-label")).isEqualTo(shown(hostile));
        // Links go to anchors, to files or to the web.
        assertThat(page.select("a[href]").eachAttr("href"))
                .allMatch(link -> !link.toLowerCase(java.util.Locale.ROOT).contains("script:")
                        && !link.toLowerCase(java.util.Locale.ROOT).startsWith("data:"));
    }

    /** What cannot be printed is shown as such; see PrintableText. */
    private static String shown(String text) {
        return dev.tablewright.model.diagnostic.PrintableText.lines(text);
    }

    private static String words(Element element) {
        StringBuilder all = new StringBuilder();
        element.traverse((node, depth) -> {
            if (node instanceof TextNode text) {
                all.append(text.getWholeText());
            } else if (node instanceof org.jsoup.nodes.DataNode data) {
                all.append(data.getWholeData());
            }
        });
        return all.toString();
    }

    /** All elements and the names of their attributes, in order; not where long code may be broken, and not whether links lead somewhere. */
    private static List<String> skeleton(org.jsoup.nodes.Document page) {
        return page.getAllElements().stream()
                .filter(element -> !element.normalName().equals("wbr"))
                .map(element -> element.normalName()
                        + element.attributes().asList().stream()
                                .map(org.jsoup.nodes.Attribute::getKey)
                                .filter(name -> !name.equals("class"))
                                .toList())
                .toList();
    }

    private static org.jsoup.nodes.Document page(String text) {
        String picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>"
                + text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") + "</text></svg>";
        Text line = Text.of(text).strong(text).code(text);
        Document document = new Document(
                "hostile.md",
                text,
                text,
                List.of(
                        new Block.Table(
                                List.of(new Block.Column(text, false), new Block.Column(text, true)),
                                List.of(List.of(Text.of(text), Text.of(text)))),
                        new Block.Heading(2, line),
                        new Block.Paragraph(line),
                        new Block.Bullets(List.of(line)),
                        new Block.Table(
                                List.of(new Block.Column(text, false), new Block.Column(text, false)),
                                List.of(List.of(line, line))),
                        new Block.Listing(text, text),
                        new Block.Figure(text, text, text, picture),
                        new Block.Note(Block.Tone.BAD, line)));
        return Jsoup.parse(Book.of(text, Optional.of(text), List.of(document)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                " javascript:alert(1)",
                "JavaScript:alert(1)",
                "java\nscript:alert(1)",
                "data:text/html,x",
                "vbscript:x",
                "file:///etc/passwd",
                "//elsewhere.example/x",
                "/etc/passwd",
                "\\\\server\\share",
                "https://a b",
                "x\" onclick=\"y",
                ""
            })
    void linksThatLeadNowhereGoodAreWords(String target) {
        assertThat(link(target).select("p > a")).isEmpty();
        assertThat(link(target).select("article > p").text()).isEqualTo("words");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.com/a?b=c&d=e#f",
                "mailto:somebody@example.com",
                "entity-schemas.ts",
                "../../rules/TW0301.md",
                "pictures/a.svg#b"
            })
    void linksToTheWebAndToFilesStay(String target) {
        assertThat(link(target).select("p > a").attr("href")).isEqualTo(target);
    }

    private static org.jsoup.nodes.Document link(String target) {
        Document document =
                new Document("d.md", "d", "", List.of(new Block.Paragraph(Text.EMPTY.link("words", target))));
        org.jsoup.nodes.Document page = Jsoup.parse(Book.of("x", Optional.empty(), List.of(document)));
        page.select(".summary, .anchor").remove();
        return page;
    }
}
