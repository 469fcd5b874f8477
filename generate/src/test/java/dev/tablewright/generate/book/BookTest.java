package dev.tablewright.generate.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The book, read by a parser of HTML that is not ours. */
class BookTest {

    private static final String BOOK = Book.of("Shop", Optional.of("An online shop."), ShopDocuments.all());
    private static final org.jsoup.nodes.Document PAGE = Jsoup.parse(BOOK);

    @Test
    void everyDocumentIsAChapterWithItsTitleAndSummary() {
        assertThat(PAGE.select("main > article").eachAttr("id"))
                .containsExactly(
                        "readme",
                        "data-access-patterns",
                        "entity-key-table-main",
                        "anti-pattern-review",
                        "entity-schemas",
                        "entities-customer",
                        "entities-order");
        assertThat(PAGE.select("article > header > h2").eachText())
                .isEqualTo(ShopDocuments.all().stream().map(Document::title).toList());
        assertThat(PAGE.select("article > header > .summary").eachText())
                .isEqualTo(ShopDocuments.all().stream().map(Document::summary).toList());
    }

    @Test
    void headingsStandInTheContents() {
        assertThat(PAGE.select("nav > ol > li:has(> a[href=#data-access-patterns]) ol a")
                        .eachText())
                .containsExactly("Reads", "By status");
        assertThat(PAGE.select("nav .folder").eachText()).containsExactly("entities");
        assertThat(PAGE.select("h3#data-access-patterns\\.by-status + .note.warning code")
                        .text())
                .isEqualTo("GSI2");
        assertThat(PAGE.select("h4").text()).isEqualTo("Why placedAt stands in the key");
    }

    @Test
    void theFiguresThatMatterStandOnTheCoverAndNotInATableAgain() {
        assertThat(PAGE.select(".cover h1").text()).isEqualTo("Shop");
        assertThat(PAGE.select(".cover .lead").text()).isEqualTo("An online shop.");
        assertThat(PAGE.select(".cover dt").eachText()).contains("Entities", "Cost in a month");
        assertThat(PAGE.select(".cover dd").eachText()).contains("5", "$1,734");
        assertThat(PAGE.select("#readme table")).isEmpty();
    }

    @Test
    void tablesKeepTheirCells() {
        Element row = PAGE.select("#data-access-patterns tbody tr").get(5);
        assertThat(row.select("th[scope=row]").text()).isEqualTo("ordersByStatus");
        assertThat(row.select("td").eachText())
                .startsWith("Order", "GSI2", "GSI2PK = STATUS#{status} and GSI2SK between {from} and {to}");
        assertThat(row.select("td.figure").eachText()).containsExactly("2", "3.0");
        assertThat(PAGE.select(".wide[role=region][aria-label=Table: Reads][tabindex=0] > table"))
                .hasSize(1);
    }

    @Test
    void everyNameIsGivenOnce() {
        assertThat(PAGE.select("[id]").eachAttr("id")).doesNotHaveDuplicates();
    }

    @Test
    void everyLinkWithinTheBookHasItsTarget() {
        List<String> links = PAGE.select("a[href^=#]").eachAttr("href");
        assertThat(links)
                .contains("#data-access-patterns", "#data-access-patterns.by-status", "#entities-order.primary-key");
        assertThat(links).allSatisfy(link -> assertThat(PAGE.getElementById(link.substring(1)))
                .as(link)
                .isNotNull());
    }

    @Test
    void filesThatAreNoDocumentsStayBesideTheBook() {
        assertThat(PAGE.select("#readme a[href=entity-schemas.ts]").text()).isEqualTo("entity-schemas.ts");
    }

    @Test
    void nothingIsLoadedAndOnlyOurStyleAndScriptCount() throws Exception {
        assertThat(PAGE.select("link, img, iframe, object, embed, [src], [style]"))
                .isEmpty();
        assertThat(PAGE.select("meta[http-equiv=Content-Security-Policy]").attr("content"))
                .isEqualTo("default-src 'none'; style-src " + hash(PAGE.select("style")) + "; script-src "
                        + hash(PAGE.select("script")) + "; base-uri 'none'; form-action 'none'");
        // A policy that comes after what it should hold back does not hold it back.
        assertThat(BOOK.indexOf("Content-Security-Policy")).isLessThan(BOOK.indexOf("<style>"));
    }

    private static String hash(List<Element> one) throws Exception {
        assertThat(one).hasSize(1);
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(one.get(0).data().getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }

    @Test
    void theSameDocumentsGiveTheSameBytes() {
        assertThat(Book.of("Shop", Optional.of("An online shop."), ShopDocuments.all()))
                .isEqualTo(BOOK);
    }

    @Test
    void thereMayBeNothingToSay() {
        org.jsoup.nodes.Document page = Jsoup.parse(Book.of("", Optional.empty(), List.of()));
        assertThat(page.select("main > header.cover")).hasSize(1);
        assertThat(page.select("article, .lead, .facts")).isEmpty();
    }

    @Test
    void namesThatAreTheSameInTheEndAreStillTold() {
        List<Document> documents = List.of(
                document("a/b.md", "One"),
                document("a-b.md", "Two"),
                document("A-B.md", "Three"),
                document("search.md", "Four"),
                document("日本.md", "Five"),
                document("?.md", "Six"));
        org.jsoup.nodes.Document page = Jsoup.parse(Book.of("x", Optional.empty(), documents));
        assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates();
        assertThat(page.select("article").eachAttr("id"))
                .containsExactly("a-b", "a-b-1", "a-b-2", "search-1", "日本", "document");
        assertThat(page.select("nav > ol > li > a").eachAttr("href"))
                .containsExactly("#a-b", "#a-b-1", "#a-b-2", "#search-1", "#日本", "#document");
    }

    /** As GitHub numbers them. */
    @Test
    void headingsOfTheSameNameAreNumbered() {
        Document document = new Document(
                "d.md",
                "Title",
                "",
                List.of(
                        new Block.Heading(2, Text.of("Title")),
                        new Block.Heading(2, Text.of("Keys & more")),
                        new Block.Heading(2, Text.of("Keys & more")),
                        new Block.Paragraph(Text.of("").link("second", "d.md#keys--more-1"))));
        org.jsoup.nodes.Document page = Jsoup.parse(Book.of("x", Optional.empty(), List.of(document)));
        assertThat(page.select("h3").eachAttr("id")).containsExactly("d.title-1", "d.keys--more", "d.keys--more-1");
        assertThat(page.select("p > a").attr("href")).isEqualTo("#d.keys--more-1");
    }

    /** A golden copy of every example is in the repository: what a row costs beyond its words must stay small. */
    @Test
    void aRowCostsLittleMoreThanItsWords() {
        int few = size(100);
        int many = size(1100);
        assertThat((many - few) / 1000).isLessThan(150);
        assertThat(size(0)).isLessThan(40_000);
    }

    private static int size(int rows) {
        List<String> cells = IntStream.range(0, rows)
                .mapToObj(i -> "pattern" + i + "|Order|GSI1|GSI1PK = ORDER#{orderId}|0.5")
                .toList();
        Block.Table table = ShopDocuments.table("Pattern,Entity,Index,Condition,=Units", cells.toArray(String[]::new));
        Document document = new Document("d.md", "Title", "", new ArrayList<>(List.of(table)));
        return Book.of("x", Optional.empty(), List.of(document)).length();
    }

    private static Document document(String path, String title) {
        return new Document(path, title, "", List.of());
    }
}
