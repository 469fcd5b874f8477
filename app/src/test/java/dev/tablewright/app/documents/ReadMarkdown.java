package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.parser.Parser;

/** A document as an independent reader of Markdown sees it. */
final class ReadMarkdown extends AbstractVisitor {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** Not behind a backslash. */
    private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");

    private static final Pattern RULE = Pattern.compile("\\|(:?-+:?\\|)+");

    private final String path;
    private final String text;
    private final List<String> targets = new ArrayList<>();
    private int rows;

    ReadMarkdown(String path, String text) {
        this.path = path;
        this.text = text;
    }

    void check(Set<String> files) {
        PARSER.parse(text).accept(this);
        assertThat(rows).as("rows of tables in %s", path).isEqualTo(writtenRows());
        for (String target : targets) {
            if (!target.contains("://") && !target.startsWith("#")) {
                String file = URLDecoder.decode(target.replaceFirst("#.*", ""), StandardCharsets.UTF_8);
                String reached = Path.of(path).resolveSibling(file).normalize().toString();
                assertThat(files).as("link in %s", path).contains(reached);
            }
        }
    }

    /** A reader fills up short rows and cuts off long ones, so cells are counted where they are written. */
    private int writtenRows() {
        int written = 0;
        long columns = 0;
        boolean listing = false;
        for (String line : text.lines().toList()) {
            listing ^= line.startsWith("```");
            if (listing || !line.startsWith("|")) {
                columns = 0;
                continue;
            }
            long bars = BAR.matcher(line).results().count();
            if (columns != 0) {
                assertThat(bars).as("cells in %s: %s", path, line).isEqualTo(columns);
            }
            columns = bars;
            written += RULE.matcher(line).matches() ? 0 : 1;
        }
        return written;
    }

    @Override
    public void visit(CustomNode node) {
        if (node instanceof TableRow) {
            rows++;
        }
        visitChildren(node);
    }

    @Override
    public void visit(Link link) {
        targets.add(link.getDestination());
        visitChildren(link);
    }

    @Override
    public void visit(Image image) {
        targets.add(image.getDestination());
        visitChildren(image);
    }

    @Override
    public void visit(HtmlBlock block) {
        assertThat(block.getLiteral()).as("markup in %s", path).startsWith("<!--");
    }

    @Override
    public void visit(HtmlInline inline) {
        assertThat(inline.getLiteral()).as("markup in %s", path).isEqualTo("<br>");
    }
}
