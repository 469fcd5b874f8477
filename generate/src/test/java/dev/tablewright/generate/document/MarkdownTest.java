package dev.tablewright.generate.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How documents are written as Markdown. */
class MarkdownTest {

    @Test
    void aDocumentBeginsWithItsMarkAndItsTitle() {
        assertThat(Markdown.of(new Document("a.md", "The *title*", "", List.of())))
                .isEqualTo(Markdown.MARK + "\n\n# The \\*title\\*\n");
    }

    @Test
    void aBarIsNoBorderOfACell() {
        Block table = new TableDraft("Key")
                .figures("Units")
                .row(Text.ofCode("A|B"), Text.of("1|2"))
                .done();
        assertThat(body(table)).isEqualTo("""
                | Key | Units |
                |---|---:|
                | `A\\|B` | 1\\|2 |
                """);
    }

    @Test
    void aColumnThatHoldsNothingIsLeftOut() {
        Block table = new TableDraft("Key", "Notes")
                .row(Text.ofCode("A"), Text.EMPTY)
                .row(Text.ofCode("B"), Text.EMPTY)
                .done();
        assertThat(body(table)).startsWith("| Key |\n|---|\n");
    }

    @Test
    void aLinkIsSeenFromTheFolderOfTheDocument() {
        Block paragraph = new Block.Paragraph(Text.EMPTY.link("keys", "entity-key-table-master.md#orders"));
        assertThat(Markdown.of(new Document("entities/order.md", "Order", "", List.of(paragraph))))
                .endsWith("[keys](../entity-key-table-master.md#orders)\n");
        assertThat(Address.relative("entities/a.md", "entities/b.md")).isEqualTo("b.md");
        assertThat(Address.relative("a.md", "pictures/b c.svg")).isEqualTo("pictures/b%20c.svg");
    }

    @Test
    void aLinkThatWouldDoSomethingIsNone() {
        assertThat(body(new Block.Paragraph(Text.EMPTY.link("x", "javascript:alert(1)"))))
                .isEqualTo("x\n");
    }

    @Test
    void aNoteIsAnAlert() {
        assertThat(body(new Block.Note(Block.Tone.WARNING, Text.of("Mind the gap."))))
                .isEqualTo("> [!WARNING]\n> Mind the gap.\n");
    }

    @Test
    void codeMayHoldBackticks() {
        assertThat(body(new Block.Paragraph(Text.ofCode("a`b").and(" ").code("`c"))))
                .isEqualTo("``a`b`` `` `c ``\n");
    }

    @Test
    void aListingMayHoldAFence() {
        assertThat(body(new Block.Listing("json", "```\n{}"))).isEqualTo("````json\n```\n{}\n````\n");
    }

    @Test
    void whatBeginsAListOrAHeadingIsText() {
        assertThat(body(new Block.Paragraph(Text.of("1. first")))).isEqualTo("1\\. first\n");
        assertThat(body(new Block.Paragraph(Text.of("- first")))).isEqualTo("\\- first\n");
        assertThat(body(new Block.Paragraph(Text.of("# first")))).isEqualTo("\\# first\n");
    }

    @Test
    void sentencesWithNamesInBackticksHaveThemAsCode() {
        assertThat(Quoted.of("of `a` and `b`, not `c").pieces())
                .containsExactly(
                        new Text.Words("of "),
                        new Text.Code("a"),
                        new Text.Words(" and "),
                        new Text.Code("b"),
                        new Text.Words(", not `c"));
    }

    private static String body(Block block) {
        String text = Markdown.of(new Document("a.md", "t", "", List.of(block)));
        return text.substring(text.indexOf("# t\n\n") + 5);
    }
}
