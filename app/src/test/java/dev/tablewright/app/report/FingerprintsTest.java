package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import org.junit.jupiter.api.Test;

class FingerprintsTest {

    @Test
    void stayWhenLinesAreAddedAbove() {
        assertThat(only(finding("a.yaml", "\n\n  bad", "x"))).isEqualTo(only(finding("a.yaml", "bad", "x")));
    }

    @Test
    void differByFileTitleAndMarkedText() {
        String fingerprint = only(finding("a.yaml", "bad", "x"));

        assertThat(only(finding("b.yaml", "bad", "x"))).isNotEqualTo(fingerprint);
        assertThat(only(finding("a.yaml", "bad", "y"))).isNotEqualTo(fingerprint);
        assertThat(only(finding("a.yaml", "bat", "x"))).isNotEqualTo(fingerprint);
    }

    @Test
    void numberFindingsThatCannotBeToldApart() {
        Fingerprints fingerprints = new Fingerprints();
        String first = fingerprints.next(finding("a.yaml", "bad", "x"));
        String second = fingerprints.next(finding("a.yaml", "\nbad", "x"));

        assertThat(first).matches("[0-9a-f]{16}:1");
        assertThat(second).isEqualTo(first.replace(":1", ":2"));
    }

    private static String only(Diagnostic finding) {
        return new Fingerprints().next(finding);
    }

    /** At the last three characters of a text. */
    private static Diagnostic finding(String name, String text, String title) {
        SourceFile file = new SourceFile(name, text);
        return Diagnostic.of(ExampleFindings.HOT_KEY, file.span(text.length() - 3, text.length()), title);
    }
}
