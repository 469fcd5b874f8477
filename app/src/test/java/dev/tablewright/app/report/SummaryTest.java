package dev.tablewright.app.report;

import static dev.tablewright.app.report.ExampleFindings.advice;
import static dev.tablewright.app.report.ExampleFindings.error;
import static dev.tablewright.app.report.ExampleFindings.warning;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

    private static final CheckedFile CLEAN = file();

    @Test
    void countsFindingsAndTheFilesThatHaveThem() {
        assertThat(sentence(file(error(), error(), warning()), CLEAN, CLEAN))
                .isEqualTo("2 errors, 1 warning in 1 of 3 files");
        assertThat(sentence(file(error()), file(warning(), warning())))
                .isEqualTo("1 error, 2 warnings in 2 of 2 files");
    }

    @Test
    void countsAdviceInWordsThatCanBeCounted() {
        assertThat(sentence(file(advice()), CLEAN)).isEqualTo("1 piece of advice in 1 of 2 files");
        assertThat(sentence(file(error(), advice(), advice()))).isEqualTo("1 error, 2 pieces of advice in 1 file");
    }

    @Test
    void saysThatThereIsNothingToSay() {
        assertThat(sentence(CLEAN, CLEAN, CLEAN)).isEqualTo("3 files, no findings");
        assertThat(sentence(CLEAN)).isEqualTo("1 file, no findings");
        assertThat(sentence()).isEqualTo("0 files, no findings");
    }

    private static String sentence(CheckedFile... files) {
        return Summary.of(List.of(files)).sentence();
    }

    private static CheckedFile file(Diagnostic... diagnostics) {
        return new CheckedFile("a.yaml", List.of(diagnostics));
    }
}
