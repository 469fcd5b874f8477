package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever the author of a model writes stays a comment. */
class JavadocTest {

    private static List<String> lines(Javadoc javadoc) {
        return javadoc.lines(60);
    }

    @Test
    void aShortSentenceIsOneLine() {
        assertThat(lines(new Javadoc().paragraph("An order."))).containsExactly("/** An order. */");
    }

    @Test
    void nothingIsNoComment() {
        assertThat(lines(new Javadoc().paragraph(" \n "))).isEmpty();
    }

    @Test
    void nothingEndsTheComment() {
        String hostile = "ends */ here **/ and \\u002a/ {@link X} @deprecated <script> & \u0007";
        Javadoc javadoc = new Javadoc().paragraph(hostile).chart("a */ b").tag("@param", "x */ y @throws");
        String inside = String.join("\n", lines(javadoc));
        assertThat(inside.substring(0, inside.length() - 2))
                .doesNotContain("*/")
                .doesNotContain("\\");
        assertThat(inside)
                .endsWith("*/")
                .doesNotContain("{@")
                .doesNotContain("<script>")
                .doesNotContain("\u0007");
        assertThat(inside.lines().filter(line -> line.strip().startsWith("* @")))
                .containsExactly(" * @param x *&#47; y &#64;throws");
    }

    @Test
    void linesAreNoLongerThanWordsAllow() {
        String word = "x".repeat(70);
        List<String> lines = lines(new Javadoc().paragraph("one two three ".repeat(12) + word + " four"));
        assertThat(lines).hasSizeGreaterThan(3).contains(" * " + word);
        assertThat(lines.stream().filter(line -> !line.contains(word))).allMatch(line -> line.length() <= 60);
    }

    @Test
    void paragraphsAndTagsAreSetApart() {
        Javadoc javadoc = new Javadoc()
                .paragraph("First.")
                .paragraph("Second.")
                .tag("@param", "a one")
                .tag("@param", "b two");
        assertThat(lines(javadoc))
                .containsExactly(
                        "/**", " * First.", " *", " * <p>Second.", " *", " * @param a one", " * @param b two", " */");
    }

    @Test
    void chartsKeepTheirBlanks() {
        assertThat(lines(new Javadoc().chart("PK  SK\n  a & b\n")))
                .containsExactly("/**", " * <pre>", " * PK  SK", " *   a &amp; b", " * </pre>", " */");
    }
}
