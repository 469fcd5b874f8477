package dev.tablewright.generate.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an independent reader of Markdown finds in documents is what was put into them, whatever the texts are. */
class MarkdownRoundTripTest {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** What means something in Markdown, HTML or to GitHub, and what stands next to it. */
    private static final String[] PIECES = {
        "a",
        "B",
        "7",
        " ",
        "  ",
        "\n",
        "\r\n",
        "\t",
        "|",
        "`",
        "``",
        "*",
        "**",
        "_",
        "__",
        "~~",
        "#",
        "## ",
        "> ",
        "- ",
        "+ ",
        "1. ",
        "2) ",
        "\\",
        "\\|",
        "[x](y)",
        "![x](y)",
        "[",
        "]",
        "(",
        ")",
        "<b>",
        "</b>",
        "<!-- ",
        " -->",
        "<",
        ">",
        "&amp;",
        "&#65;",
        "&",
        "${x}",
        "$a$",
        "$",
        "*/",
        "---",
        "===",
        "***",
        "http://x.y",
        "www.x.y",
        ":",
        "!",
        "\"",
        "'",
        "é",
        "漢",
        "😀",
        "\u0000",
        "\u202e",
        "|---|",
        "{",
        "}",
        "^",
        "=",
        "%",
        "@",
        "\u00a0",
    };

    /** What the document has, the mark above it included. */
    private static final List<Class<?>> KINDS = List.of(
            HtmlBlock.class,
            Heading.class,
            Heading.class,
            Paragraph.class,
            Paragraph.class,
            BulletList.class,
            TableBlock.class,
            BlockQuote.class,
            Paragraph.class,
            Paragraph.class,
            FencedCodeBlock.class);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void textsComeBackAsTheyWere(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            String one = hostile(random);
            String two = hostile(random);
            check("seed " + seed + ", round " + i, one, two);
        }
    }

    private static void check(String where, String one, String two) {
        List<Block> blocks = List.of(
                new Block.Heading(2, dev.tablewright.generate.document.Text.of(one)),
                new Block.Paragraph(
                        dev.tablewright.generate.document.Text.of(one).newLine().and(two)),
                new Block.Paragraph(
                        dev.tablewright.generate.document.Text.of(one).code(two).and(one)),
                new Block.Bullets(List.of(
                        dev.tablewright.generate.document.Text.of("x").and(one),
                        dev.tablewright.generate.document.Text.of("y ").code(two))),
                new Block.Table(
                        List.of(new Block.Column("A", false), new Block.Column("B", true)),
                        List.of(
                                List.of(
                                        dev.tablewright.generate.document.Text.of(one),
                                        dev.tablewright.generate.document.Text.ofCode(two)),
                                List.of(
                                        dev.tablewright.generate.document.Text.EMPTY.link("z" + one, "a/" + two),
                                        dev.tablewright.generate.document.Text.of(two)))),
                new Block.Note(Block.Tone.BAD, dev.tablewright.generate.document.Text.of("n" + one)),
                new Block.Figure("p.svg", "c" + one, "i" + two, ""),
                new Block.Listing("x", one + "\n" + two));
        String markdown = Markdown.of(new Document("d.md", "t" + one, "", blocks));
        List<Node> found = children(PARSER.parse(markdown));
        String as = where + ":\n" + markdown;

        // An empty paragraph is none, whatever it was made of.
        if (!flat(one).isEmpty() && !flat(two).isEmpty()) {
            assertThat(found.stream().map(Object::getClass).toList()).as(as).isEqualTo(KINDS);
            assertThat(text(found.get(2))).as(as).isEqualTo(flat(one));
            assertThat(text(found.get(3))).as(as).isEqualTo(flat(one) + "\n" + flat(two));
            assertThat(text(found.get(4))).as(as).isEqualTo(flat(one + two + one));
            List<Node> rows = children(children(found.get(6)).stream()
                    .filter(TableBody.class::isInstance)
                    .findFirst()
                    .orElseThrow());
            assertThat(rows).as(as).hasSize(2).allMatch(TableRow.class::isInstance);
            assertThat(children(rows.get(0))).as(as).hasSize(2).allMatch(TableCell.class::isInstance);
            assertThat(text(children(rows.get(0)).get(0))).as(as).isEqualTo(flat(one));
            assertThat(text(children(rows.get(0)).get(1))).as(as).isEqualTo(flat(two));
            assertThat(text(children(rows.get(1)).get(0))).as(as).isEqualTo(flat("z" + one));
            assertThat(text(children(rows.get(1)).get(1))).as(as).isEqualTo(flat(two));
            assertThat(text(found.get(7))).as(as).isEqualTo("[!CAUTION]\n" + flat("n" + one));
            Image image = (Image) found.get(8).getFirstChild();
            assertThat(image.getDestination()).isEqualTo("p.svg");
            assertThat(((FencedCodeBlock) found.get(10)).getLiteral())
                    .as(as)
                    .isEqualTo(PrintableText.lines(one + "\n" + two).stripTrailing() + "\n");
        }
        assertThat(markup(found)).as(as).isEmpty();
    }

    private static String hostile(Random random) {
        StringBuilder text = new StringBuilder();
        int length = 1 + random.nextInt(9);
        for (int i = 0; i < length; i++) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    /** As it is shown: white space at the ends and in rows does not count. */
    private static String flat(String text) {
        return PrintableText.oneLine(text).replaceAll("[ \u00a0]+", " ").strip();
    }

    private static List<Node> children(Node node) {
        List<Node> children = new ArrayList<>();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }

    private static String text(Node node) {
        StringBuilder out = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                out.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                out.append(code.getLiteral());
            }

            @Override
            public void visit(HardLineBreak lineBreak) {
                out.append('\n');
            }

            @Override
            public void visit(SoftLineBreak lineBreak) {
                out.append('\n');
            }
        });
        return out.toString()
                .replaceAll("[ \u00a0]+", " ")
                .replaceAll(" ?\n ?", "\n")
                .strip();
    }

    /** All that is neither text nor what the document itself has. */
    private static List<String> markup(List<Node> nodes) {
        List<String> found = new ArrayList<>();
        nodes.stream()
                .skip(1)
                .forEach(node -> node.accept(new AbstractVisitor() {
                    @Override
                    public void visit(HtmlInline html) {
                        if (!html.getLiteral().equals("<br>")) {
                            found.add(html.getLiteral());
                        }
                    }

                    @Override
                    public void visit(HtmlBlock html) {
                        found.add(html.getLiteral());
                    }

                    @Override
                    public void visit(Link link) {
                        if (!link.getDestination().startsWith("a/")) {
                            found.add(link.getDestination());
                        }
                        visitChildren(link);
                    }

                    @Override
                    public void visit(Image image) {
                        if (!image.getDestination().equals("p.svg")) {
                            found.add(image.getDestination());
                        }
                    }
                }));
        return found;
    }
}
