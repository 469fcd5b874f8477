package dev.tablewright.generate.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The book as its readers have it: opened from disk in a real browser. Runs with {@code -Pbrowser}. */
@EnabledIfSystemProperty(named = "tablewright.test.browser", matches = ".+")
class BookInBrowserTest {

    private static Browser browser;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(System.getProperty("tablewright.test.browser"));
        browser.prefer("light");
        Files.writeString(
                folder.resolve("book.html"), Book.of("Shop", Optional.of("An online shop."), ShopDocuments.all()));
    }

    @AfterAll
    static void stop() throws Exception {
        browser.close();
    }

    @BeforeEach
    void open() throws Exception {
        browser.size(1280, 900);
        browser.open(folder.resolve("book.html"));
    }

    /** Whatever a reader does: scripts do not fail, the policy holds back nothing of ours, and nothing is loaded. */
    @AfterEach
    void nothingIsComplainedAboutAndNothingLoaded() {
        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.requests()).hasSize(1).allMatch(request -> request.endsWith("/book.html"));
    }

    @Test
    void aPatternIsFoundByItsNameAndEnterGoesThere() throws Exception {
        browser.press("/");
        assertThat(browser.value("document.activeElement.id")).isEqualTo("search");
        browser.type("ordersByStatus");
        assertThat(browser.value("document.querySelector('#results li .text mark').textContent"))
                .isEqualTo("ordersByStatus");
        assertThat(browser.value("document.querySelector('#results li .place').textContent"))
                .isEqualTo("Access patterns › Reads");
        assertThat(browser.value("document.getElementById('found').textContent"))
                .isEqualTo("1 place");

        browser.press("Enter");
        assertThat(browser.value("document.querySelector('.panel').hidden")).isEqualTo("true");
        assertThat(browser.value("document.activeElement.cells[0].textContent")).isEqualTo("ordersByStatus");
        assertThat(browser.value("location.hash")).isEqualTo("#data-access-patterns.reads");
        browser.await("(r => r.top > 56 && r.bottom < innerHeight)(document.activeElement.getBoundingClientRect())");
    }

    @Test
    void whatIsCalledSoComesFirst() throws Exception {
        browser.press("/");
        browser.type("customer");
        assertThat(browser.value("document.querySelector('#results li .text').textContent"))
                .isEqualTo("Customer");
        assertThat(browser.value("document.querySelectorAll('#results li').length > 5"))
                .isEqualTo("true");
    }

    @Test
    void arrowsChooseAndEscapeCloses() throws Exception {
        browser.press("/");
        browser.type("customer");
        String chosen = "document.querySelector('#results [aria-selected=true]').id";
        assertThat(browser.value(chosen)).isEqualTo("result-0");
        browser.press("ArrowDown");
        browser.press("ArrowDown");
        browser.press("ArrowUp");
        assertThat(browser.value(chosen)).isEqualTo("result-1");
        assertThat(browser.value("document.getElementById('search').getAttribute('aria-activedescendant')"))
                .isEqualTo("result-1");
        browser.press("Escape");
        assertThat(browser.value("document.querySelector('.panel').hidden")).isEqualTo("true");
        browser.press("Escape");
        assertThat(browser.value("document.activeElement === document.body")).isEqualTo("true");
    }

    @Test
    void wordsThatNobodyWroteAreNotFound() throws Exception {
        browser.press("/");
        browser.type("<b>zebra</b>");
        assertThat(browser.value("document.getElementById('found').textContent"))
                .isEqualTo("Nothing has all of these words.");
        browser.press("Enter");
        assertThat(browser.value("location.hash")).isEmpty();
    }

    @Test
    void theChoiceOfColoursIsRemembered() throws Exception {
        String ground = "getComputedStyle(document.body).backgroundColor";
        String box = "getComputedStyle(document.querySelector('.drawing rect')).fill";
        assertThat(browser.value(ground)).isEqualTo("rgb(255, 255, 255)");
        assertThat(browser.value(box)).isEqualTo("rgb(255, 255, 255)");
        browser.click(".theme");
        assertThat(browser.value(ground)).isEqualTo("rgb(20, 24, 31)");
        assertThat(browser.value(box)).isEqualTo("rgb(35, 43, 55)");
        browser.open(folder.resolve("book.html"));
        assertThat(browser.value(ground)).isEqualTo("rgb(20, 24, 31)");
        browser.click(".theme");
        assertThat(browser.value(ground)).isEqualTo("rgb(255, 255, 255)");
        browser.run("localStorage.clear()");
    }

    @Test
    void withoutAChoiceTheSystemSays() throws Exception {
        browser.prefer("dark");
        browser.open(folder.resolve("book.html"));
        assertThat(browser.value("getComputedStyle(document.body).backgroundColor"))
                .isEqualTo("rgb(20, 24, 31)");
        assertThat(browser.value("getComputedStyle(document.querySelector('.drawing rect')).fill"))
                .isEqualTo("rgb(35, 43, 55)");
        browser.prefer("light");
    }

    @Test
    void theContentsShowWhereTheReaderIs() throws Exception {
        browser.run("document.getElementById('data-access-patterns.by-status').scrollIntoView()");
        browser.await("document.querySelector('nav [aria-current]')?.textContent === 'By status'");
        assertThat(browser.value("document.querySelectorAll('nav [aria-current]').length"))
                .isEqualTo("1");
        assertThat(browser.value("document.querySelector('nav li.open > a').textContent"))
                .isEqualTo("Access patterns");
    }

    @Test
    void onANarrowScreenTheContentsComeAndGo() throws Exception {
        browser.size(390, 844);
        String visible = "getComputedStyle(document.getElementById('contents')).visibility";
        assertThat(browser.value(visible)).isEqualTo("hidden");
        browser.click(".menu");
        assertThat(browser.value(visible)).isEqualTo("visible");
        assertThat(browser.value("document.querySelector('.menu').ariaExpanded"))
                .isEqualTo("true");
        browser.click("nav a[href=\"#entity-schemas\"]");
        assertThat(browser.value(visible)).isEqualTo("hidden");
        assertThat(browser.value("location.hash")).isEqualTo("#entity-schemas");
        // Only tables move sideways, never the page.
        assertThat(browser.value("document.documentElement.scrollWidth")).isEqualTo("390");
        assertThat(browser.value("(w => w.scrollWidth > w.clientWidth && w.tabIndex)"
                        + "(document.querySelector('#data-access-patterns .wide'))"))
                .isEqualTo("0");
    }

    @Test
    void aClickEnlargesAPictureAndEscapePutsItBack() throws Exception {
        String width = "document.querySelector('.drawing').getBoundingClientRect().width";
        assertThat(browser.value(width)).isEqualTo("620");
        browser.click(".picture");
        assertThat(browser.value("document.querySelector('.stage .drawing') !== null"))
                .isEqualTo("true");
        assertThat(Double.parseDouble(
                        browser.value("document.querySelector('.stage .drawing')" + ".getBoundingClientRect().width")))
                .isGreaterThan(1000);
        browser.click(".close");
        browser.await("document.querySelector('.stage .drawing') === null");
        assertThat(browser.value(width)).isEqualTo("620");
    }

    @Test
    void longTablesCanBeFilteredAndAreWholeAgainForWhoIsSentThere() throws Exception {
        String rows = "document.querySelectorAll('#data-access-patterns tbody tr:not([hidden])').length";
        assertThat(browser.value(rows)).isEqualTo("13");
        browser.click(".filter");
        browser.type("gsi1 order");
        assertThat(browser.value(rows)).isEqualTo("1");
        browser.run("document.activeElement.blur()");
        browser.press("/");
        browser.type("reviewsOfProduct");
        browser.press("Enter");
        assertThat(browser.value(rows)).isEqualTo("13");
        assertThat(browser.value("document.activeElement.cells[0].textContent")).isEqualTo("reviewsOfProduct");
    }

    @Test
    void listingsAreColouredAndKeepTheirText() throws Exception {
        assertThat(browser.value("document.querySelector('pre .t-name').textContent"))
                .isEqualTo("\"PK\"");
        assertThat(browser.value("document.querySelector('pre .t-number').textContent"))
                .isEqualTo("1249.5");
        assertThat(browser.value("document.querySelectorAll('pre')[1].textContent"))
                .startsWith("/** A customer, as the application sees one. */\nexport interface Customer {\n")
                .endsWith("email: string;\n}\n");
    }

    @Test
    void withoutScriptsEverythingIsThere() throws Exception {
        browser.scripts(false);
        browser.open(folder.resolve("book.html"));
        assertThat(browser.value("document.documentElement.className")).isEmpty();
        assertThat(browser.value("[...document.querySelectorAll('article, tr, pre, nav ol ol a')]"
                        + ".every(e => e.getBoundingClientRect().height > 0)"))
                .isEqualTo("true");
        assertThat(browser.value("[...document.querySelectorAll('button, input')]"
                        + ".every(e => e.getBoundingClientRect().height === 0)"))
                .isEqualTo("true");
        browser.scripts(true);
    }

    /** A chapter a page at least. */
    @Test
    void itCanBePrinted() throws Exception {
        String paper = new String(browser.print(), StandardCharsets.ISO_8859_1);
        assertThat(paper).startsWith("%PDF-");
        assertThat(paper.split("/Type\\s*/Page\\b", -1).length - 1)
                .isGreaterThanOrEqualTo(1 + ShopDocuments.all().size());
    }

    /** The books of the examples, as they are in the repository. */
    @Test
    void theBooksOfTheExamplesOpenWithoutAComplaint() throws Exception {
        Path examples = Path.of("../docs/examples");
        List<Path> books;
        try (Stream<Path> files = Files.exists(examples) ? Files.walk(examples, 2) : Stream.of()) {
            books = files.filter(file -> file.endsWith("book.html")).sorted().toList();
        }
        for (Path book : books) {
            browser.size(1280, 900);
            browser.open(book.toRealPath());
            assertThat(browser.complaints()).as("%s", book).isEmpty();
            assertThat(browser.requests()).as("%s", book).hasSize(1);
            browser.size(390, 844);
            assertThat(browser.value("document.documentElement.scrollWidth"))
                    .as("%s", book)
                    .isEqualTo("390");
        }
    }
}
