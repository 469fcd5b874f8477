package dev.tablewright.model.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SourceFileTest {

    @Test
    void linesEndWithALineFeedACarriageReturnOrBoth() {
        SourceFile file = new SourceFile("m.yaml", "a\nbb\r\n\rccc\r\n");
        assertThat(IntStream.rangeClosed(1, file.lineCount()).mapToObj(file::line))
                .containsExactly("a", "bb", "", "ccc", "");
        assertThat(file.lineOf(0)).isEqualTo(1);
        assertThat(file.lineOf(2)).isEqualTo(2);
        assertThat(file.lineOf(file.text().indexOf("ccc"))).isEqualTo(4);
    }

    @Test
    void columnsCountCharactersAsPeopleSeeThem() {
        SourceFile file = new SourceFile("m.yaml", "x\n😀b");
        assertThat(file.columnOf(file.text().indexOf('b'))).isEqualTo(2);
        assertThat(file.span(2, 5)).hasToString("m.yaml:2:1");
        assertThat(file.span(2, 5).endColumn()).isEqualTo(3);
    }

    @Test
    void placesOutsideTheTextAreMovedToItsEnd() {
        SourceFile file = new SourceFile("m.yaml", "ab");
        assertThat(file.span(5, 9)).isEqualTo(file.span(2, 2));
        assertThat(file.span(-1, 1).text()).isEqualTo("a");
    }

    @Test
    void anEmptyTextHasOneEmptyLine() {
        SourceFile file = new SourceFile("m.yaml", "");
        assertThat(file.lineCount()).isEqualTo(1);
        assertThat(file.line(1)).isEmpty();
        assertThat(file.columnOf(0)).isEqualTo(1);
    }
}
