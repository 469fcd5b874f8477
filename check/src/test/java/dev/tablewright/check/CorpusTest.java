package dev.tablewright.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.rule.Rule;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fixture gives exactly the findings that it says; every code has fixtures that fire and fixtures that do not. */
class CorpusTest {

    private static final Path CORPUS = Path.of("src/test/corpus");
    private static final List<Code> OF_SUPPRESSIONS =
            List.of(Suppressions.UNKNOWN_RULE, Suppressions.UNSUPPRESSIBLE, Suppressions.UNUSED);

    private static final List<CorpusFile> FIXTURES = CorpusFile.in(CORPUS);

    /** What is found in each fixture: most are asked for it twice. */
    private static final Map<CorpusFile, List<Diagnostic>> FOUND = new ConcurrentHashMap<>();

    static Stream<CorpusFile> fixtures() {
        return FIXTURES.stream();
    }

    static Stream<Code> codes() {
        return Stream.concat(Rules.ALL.stream().map(Rule::code), OF_SUPPRESSIONS.stream());
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void givesItsFindings(CorpusFile fixture) {
        String found = CorpusFile.rendered(check(fixture));
        if (CorpusFile.isRewriting()) {
            fixture.rewrite(found);
        } else {
            assertThat(found).isEqualTo(fixture.expected());
        }
    }

    @ParameterizedTest
    @MethodSource("codes")
    void firesInOneFixtureAndIsSilentInAnother(Code code) {
        assertThat(of(code, "fires")).isNotEmpty().allMatch(fixture -> gives(fixture, code));
        assertThat(of(code, "silent")).isNotEmpty().noneMatch(fixture -> gives(fixture, code));
    }

    @Test
    void holdsNoFixtureOfAnUnknownCode() {
        List<String> known = codes().map(CorpusTest::prefix).toList();
        assertThat(fixtures().map(CorpusFile::name)).allMatch(name -> known.contains(name.substring(0, 6)));
    }

    private static List<CorpusFile> of(Code code, String kind) {
        return fixtures()
                .filter(fixture -> fixture.name().startsWith(prefix(code) + "-" + kind))
                .toList();
    }

    private static String prefix(Code code) {
        return code.id().toLowerCase(Locale.ROOT);
    }

    private static boolean gives(CorpusFile fixture, Code code) {
        return check(fixture).stream().anyMatch(finding -> finding.code().equals(code));
    }

    private static List<Diagnostic> check(CorpusFile fixture) {
        return FOUND.computeIfAbsent(fixture, CorpusTest::findings);
    }

    private static List<Diagnostic> findings(CorpusFile fixture) {
        Diagnostics unreadable = new Diagnostics();
        ModelReader.Result result = ModelReader.read(SourceDecoder.decode(fixture.name(), fixture.model(), unreadable));
        Optional<Model> model = result.model();
        assertThat(model).as("the fixture can be read").isPresent();
        List<Code> known = Stream.concat(
                        codes(), Arrays.stream(LanguageCode.values()).map(LanguageCode::code))
                .toList();
        List<Diagnostic> found = Stream.concat(
                        result.diagnostics().stream(), Checker.check(model.orElseThrow()).stream())
                .toList();
        return Suppressions.apply(model.orElseThrow(), found, known);
    }
}
