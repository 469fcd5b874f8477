package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The tables of {@code docs/designs.md} are what the synthesis finds now; {@code -Dcorpus.rewrite} writes them. What stands
 * outside the marks is written by people and stays.
 */
class DesignsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "designs.md");
    private static final String END = "<!-- end of what is generated -->\n";

    @Test
    void showsWhatIsFound() throws IOException {
        String before = Files.readString(PAGE);
        String after = before;
        MarkdownTable overview = SideBySide.overview();
        for (String name : dev.tablewright.testing.Examples.atScale()) {
            SourceFile example = Examples.named(name);
            SideBySide designs = new SideBySide(DesignsOfExample.of(example));
            designs.addTo(overview, name);
            after = replaced(after, name, designs.render());
        }
        if (Scale.atLeast(Scale.FULL)) {
            after = replaced(after, "overview", overview.render());
        }
        if (CorpusFile.isRewriting()) {
            Files.writeString(PAGE, after);
        } else {
            assertThat(before).isEqualTo(after);
        }
    }

    private static String replaced(String page, String part, String table) {
        String begin = "<!-- generated: " + part + " -->\n";
        assertThat(page).contains(begin);
        int start = page.indexOf(begin) + begin.length();
        int end = page.indexOf(END, start);
        assertThat(end).as("the end after " + begin).isPositive();
        return page.substring(0, start) + "\n" + table + "\n" + page.substring(end);
    }
}
