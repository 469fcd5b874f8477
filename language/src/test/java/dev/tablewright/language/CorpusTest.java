package dev.tablewright.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fixture gives exactly the findings that it says, at exactly those places. */
class CorpusTest {

    private static final Path CORPUS = Path.of("src/test/corpus");

    static Stream<CorpusFile> fixtures() {
        return CorpusFile.in(CORPUS).stream();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void givesItsFindings(CorpusFile fixture) {
        String found = CorpusFile.rendered(read(fixture).diagnostics());
        if (CorpusFile.isRewriting()) {
            fixture.rewrite(found);
        } else {
            assertThat(found).isEqualTo(fixture.expected());
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void givesAModelIfAndOnlyIfThereIsNoError(CorpusFile fixture) {
        ModelReader.Result result = read(fixture);
        boolean errors = result.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
        assertThat(result.model().isPresent()).isEqualTo(!errors);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void formattingTwiceIsFormattingOnceAndChangesNoFinding(CorpusFile fixture) {
        Diagnostics unreadable = new Diagnostics();
        SourceFile source = SourceDecoder.decode(fixture.name(), fixture.model(), unreadable);
        Formatter.format(source).text().filter(text -> !unreadable.hasErrors()).ifPresent(once -> {
            SourceFile formatted = new SourceFile(source.name(), once);
            assertThat(Formatter.format(formatted).text()).contains(once);
            assertThat(kinds(ModelReader.read(formatted).diagnostics()))
                    .isEqualTo(kinds(ModelReader.read(source).diagnostics()));
        });
    }

    @Test
    void holdsEveryCodeThatAFileCanGive() {
        Set<String> seen = fixtures()
                .flatMap(fixture -> read(fixture).diagnostics().stream())
                .map(d -> d.code().id())
                .collect(Collectors.toCollection(TreeSet::new));
        // These concern files and diagrams, not the text of a model.
        Set<LanguageCode> elsewhere = Set.of(
                LanguageCode.UNREADABLE_FILE,
                LanguageCode.FILE_TOO_LARGE,
                LanguageCode.MALFORMED_DIAGRAM,
                LanguageCode.DIAGRAM_LINE_IGNORED);
        Set<String> wanted = Arrays.stream(LanguageCode.values())
                .filter(code -> !elsewhere.contains(code))
                .map(code -> code.code().id())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(seen).containsAll(wanted);
    }

    private static ModelReader.Result read(CorpusFile fixture) {
        Diagnostics unreadable = new Diagnostics();
        SourceFile source = SourceDecoder.decode(fixture.name(), fixture.model(), unreadable);
        return unreadable.hasErrors()
                ? new ModelReader.Result(Optional.empty(), List.of(), unreadable.sorted())
                : ModelReader.read(source);
    }

    private static List<String> kinds(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(d -> d.code().id() + " " + d.title())
                .sorted()
                .toList();
    }
}
