package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.source.SourceFile;
import org.junit.jupiter.api.Test;

class LineDifferenceTest {

    private static String difference(String before, String after) {
        return LineDifference.of(new SourceFile("a.yaml", before), after);
    }

    @Test
    void whatIsEqualHasNone() {
        assertThat(difference("a\nb\n", "a\nb\n")).isEmpty();
    }

    @Test
    void changedAddedAndRemovedLines() {
        assertThat(difference("a\nb\nc\nd\n", "a\nB\nc\n")).isEqualTo("a.yaml:2\n- b\n+ B\na.yaml:4\n- d\n");
        assertThat(difference("a\nc\n", "a\nb\nb\nc\n")).isEqualTo("a.yaml:2\n+ b\n+ b\n");
        assertThat(difference("a", "a\n\nb\n")).isEqualTo("a.yaml:2\n+\n+ b\n");
        assertThat(difference("", "a\n")).isEqualTo("a.yaml:1\n+ a\n");
    }

    @Test
    void twoPlacesAreTwoParts() {
        assertThat(difference("x\na\nb\nc\ny\n", "X\na\nb\nc\nY\n"))
                .isEqualTo("a.yaml:1\n- x\n+ X\na.yaml:5\n- y\n+ Y\n");
    }

    @Test
    void tooManyChangesAreOnePart() {
        String before = "x\n".repeat(2_500);
        String after = "y\n" + "x\n".repeat(10) + "y\n".repeat(2_500);
        assertThat(difference(before, after).lines().filter(line -> line.startsWith("a.yaml")))
                .hasSize(1);
    }
}
