package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextFormatTest {

    private final TextFormat format = new TextFormat(Palette.PLAIN);

    @Test
    void writesFindingsAndALastLineThatCountsThem() {
        CheckedFile shop = new CheckedFile("shop.yaml", List.of(ExampleFindings.error(), ExampleFindings.warning()));

        assertThat(format.render(List.of(shop, new CheckedFile("clean.yaml", List.of()))))
                .isEqualTo("""
                        error[TW0105]: Customer has no attribute `emial`
                         --> shop.yaml:4:33
                          |
                        2 |   Customer: { email: string }
                          |   -------- Customer is declared here
                        4 |   byEmail: { get: Customer, by: emial }
                          |                                 ^^^^^ the nearest known attribute is `email`
                          = note: attributes of Customer: email
                        help: write `email`
                          = explain: tablewright explain TW0105

                        warning[TW0301]: one key takes all reads
                         --> shop.yaml:4:3
                          |
                        4 |   byEmail: { get: Customer, by: emial }
                          |   ^^^^^^^
                          = explain: tablewright explain TW0301

                        1 error, 1 warning in 1 of 2 files
                        """);
    }

    @Test
    void isOneLineIfAllIsWell() {
        assertThat(format.render(List.of(new CheckedFile("clean.yaml", List.of()))))
                .isEqualTo("1 file, no findings\n");
    }

    @Test
    void quotesNothingThatWouldMoveTheCursorOrBreakTheLine() {
        SourceFile file = new SourceFile("a\u001b[1m.yaml", "x\n");
        Diagnostic finding = Diagnostic.of(ExampleFindings.HOT_KEY, file.span(0, 1), "bad\r\nname \u001b[2J")
                .label("up\u001b[A")
                .note("one\ntwo\u0007");

        assertThat(format.render(List.of(new CheckedFile(file.name(), List.of(finding)))))
                .isEqualTo("""
                        warning[TW0301]: bad name \uFFFD[2J
                         --> a\uFFFD[1m.yaml:1:1
                          |
                        1 | x
                          | ^ up\uFFFD[A
                          = note: one two\uFFFD
                          = explain: tablewright explain TW0301

                        1 warning in 1 file
                        """);
    }

    @Test
    void holdsNoControlCharactersWhateverTheFindingsHold() {
        assertThat(format.render(HostileFindings.files())).doesNotContainPattern("[\\p{Cc}\\p{Cs}\u202e&&[^\n]]");
    }

    @Test
    void hasColoursOnATerminal() {
        assertThat(new TextFormat(Palette.ANSI).render(ExampleFindings.oneErrorAmongTwoFiles()))
                .startsWith("\u001b[1;31merror[TW0105]\u001b[0m")
                .endsWith("\n1 error in 1 of 2 files\n");
    }
}
