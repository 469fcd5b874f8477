package dev.tablewright.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import org.junit.jupiter.api.Test;

class TextReportTest {

    private static final Code CODE = new Code("TW0214", "needs-a-scan", Severity.ERROR);

    @Test
    void showsPlacesNotesAndHelp() {
        SourceFile file = new SourceFile(
                "shop.yaml",
                "a: 1\n".repeat(40)
                        + "  ordersByStatus: { list: Order, by: status, sort: -placedAt }\n"
                        + "x: 1\n".repeat(10)
                        + "    Order: { PK: \"CUSTOMER#{customer}\", SK: \"ORDER#{placedAt}#{orderId}\" }\n");
        Diagnostic diagnostic = Diagnostic.of(
                        CODE, find(file, "status,", 6), "access pattern `ordersByStatus` would need a scan")
                .label("no table or index key starts with `status`")
                .also(find(file, "PK: \"CUSTOMER#{customer}\"", 25), "the keys that Order has")
                .note("60M items of 0.9 KB: 6.6M read units, $0.83, a call")
                .help("add `GSI2PK: \"STATUS#{status}\"`, `GSI2SK: \"{placedAt}#{orderId}\"` to Order");
        assertThat(new TextReport(Palette.PLAIN).render(diagnostic)).isEqualTo("""
                        error[TW0214]: access pattern `ordersByStatus` would need a scan
                          --> shop.yaml:41:38
                           |
                        41 |   ordersByStatus: { list: Order, by: status, sort: -placedAt }
                           |                                      ^^^^^^ no table or index key starts with `status`
                        52 |     Order: { PK: "CUSTOMER#{customer}", SK: "ORDER#{placedAt}#{orderId}" }
                           |              ------------------------- the keys that Order has
                           = note: 60M items of 0.9 KB: 6.6M read units, $0.83, a call
                        help: add `GSI2PK: "STATUS#{status}"`, `GSI2SK: "{placedAt}#{orderId}"` to Order
                           = explain: tablewright explain TW0214
                        """);
    }

    @Test
    void countsColumnsAsPeopleSeeThem() {
        SourceFile file = new SourceFile("m.yaml", "日本: é\t😀 wrong\n");
        assertThat(new TextReport(Palette.PLAIN).render(Diagnostic.of(CODE, find(file, "wrong", 5), "no")))
                .isEqualTo("""
                        error[TW0214]: no
                         --> m.yaml:1:9
                          |
                        1 | 日本: é    😀 wrong
                          |               ^^^^^
                          = explain: tablewright explain TW0214
                        """);
    }

    @Test
    void cutsLongLinesAroundThePlace() {
        SourceFile file = new SourceFile("m.yaml", "a".repeat(500) + "WRONG" + "b".repeat(500));
        String report = new TextReport(Palette.PLAIN).render(Diagnostic.of(CODE, find(file, "WRONG", 5), "no"));
        assertThat(report.lines().filter(line -> line.contains("WRONG")))
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.length()).isLessThan(180);
                    assertThat(line).contains("…a").endsWith("b…");
                });
    }

    @Test
    void cannotBeUsedToWriteToTheTerminal() {
        SourceFile file = new SourceFile("\u001b[31m.yaml", "\u001b[2Jx\u202E");
        Diagnostic diagnostic =
                Diagnostic.of(CODE, file.span(0, 1), "a\u001b[1mb\nc").note("\u0007");
        assertThat(new TextReport(Palette.PLAIN).render(diagnostic)).doesNotContain("\u001b", "\u0007", "\u202E");
    }

    @Test
    void pointsBehindTheLastCharacter() {
        SourceFile file = new SourceFile("m.yaml", "");
        assertThat(new TextReport(Palette.PLAIN).render(Diagnostic.of(CODE, file.span(5, 9), "empty")))
                .isEqualTo("""
                        error[TW0214]: empty
                         --> m.yaml:1:1
                          = explain: tablewright explain TW0214
                        """);
    }

    private static Span find(SourceFile file, String text, int length) {
        int at = file.text().indexOf(text);
        return file.span(at, at + length);
    }
}
