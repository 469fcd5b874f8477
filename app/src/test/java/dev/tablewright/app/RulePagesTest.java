package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Wish;
import dev.tablewright.synthesis.finding.SynthesisCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a page in {@code docs/rules} promises: that it belongs to a code, and that its examples are true. */
class RulePagesTest {

    private static final Path PAGES = Path.of("..", "docs", "rules");

    /** What these are about is not the text of a model: a transcript, or a diagram, stands in its place. */
    private static final Set<String> WITHOUT_MODEL =
            Set.of("TW0001", "TW0002", "TW0003", "TW0195", "TW0196", "TW1015", "TW1017");

    /** The search knows these only by name. */
    private static final Set<String> NOT_FOUND_YET = Set.of("TW0903", "TW0905");

    private static final Pattern OPENING =
            Pattern.compile("# (TW[0-9]{4}) (\\S+)\n\n\\*([a-z]+)\\* · (\\S[^\n]*\\.)\n\n## Why\n\n.*", Pattern.DOTALL);
    private static final Pattern HEADING = Pattern.compile("(?m)^## (.*)$");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
    private static final Pattern INDEX_LINE = Pattern.compile("(?m)^\\| \\[TW.*$");

    private record Block(String language, String text) {}

    @Test
    void everyCodeHasAPageAndEveryPageACode() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            List<String> pages = files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("README.md"))
                    .sorted()
                    .toList();

            assertThat(pages)
                    .isEqualTo(RuleBook.codes().stream()
                            .map(code -> code.id() + ".md")
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("codes")
    void explainPrintsThePage(Code code) throws IOException {
        assertThat(RuleBook.page(code)).hasValue(Files.readString(PAGES.resolve(code.id() + ".md")));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aPageBeginsWithItsCodeAndItsSeverity(Code code) {
        MatchResult opening = opening(code);

        assertThat(opening.group(1)).isEqualTo(code.id());
        assertThat(opening.group(2)).isEqualTo(code.name());
        assertThat(opening.group(3)).isEqualTo(code.severity().word());
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aPageSaysWhyAndShowsTheMistakeAndItsMending(Code code) {
        List<String> headings = HEADING.matcher(page(code))
                .results()
                .map(heading -> heading.group(1))
                .toList();

        assertThat(headings).startsWith("Why", "A model that has it", "Mended");
        assertThat(headings.subList(3, headings.size())).isSubsetOf("See also");
        assertThat(blocks(code)).as("one example of each").hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("codesWithModel")
    void theFirstModelHasTheFindingAndNoOtherThatThePageDoesNotMention(Code code) {
        assertThat(found(model(code, 0))).contains(code).allSatisfy(other -> assertThat(page(code))
                .contains(other.id()));
    }

    @ParameterizedTest
    @MethodSource("codesWithModel")
    void theMendedModelHasNoFinding(Code code) {
        assertThat(found(model(code, 1))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("codesOfDesigns")
    void theFirstModelCannotBeDesignedAndTheMendedOneCan(Code code) {
        assertThat(foundByDesign(model(code, 0))).containsExactly(code);
        assertThat(foundByDesign(model(code, 1))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("codesOfGeneration")
    void theFirstModelCannotBeGeneratedAndTheMendedOneCan(Code code) {
        assertThat(foundByGeneration(model(code, 0))).contains(code).allMatch(code::equals);
        assertThat(foundByGeneration(model(code, 1))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("codesWithoutModel")
    void whereNoModelCanShowItATranscriptOrADiagramDoes(Code code) {
        assertThat(blocks(code)).extracting(Block::language).isSubsetOf("console", "mermaid");
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aPageRefersOnlyToCodesThatThereAre(Code code) {
        String prose = BLOCK.matcher(page(code)).replaceAll("");
        List<String> mentioned = Pattern.compile("TW[0-9]{4}")
                .matcher(prose)
                .results()
                .map(MatchResult::group)
                .toList();

        assertThat(mentioned).allSatisfy(id -> assertThat(RuleBook.find(id)).isPresent());
    }

    @Test
    void theIndexListsAllPagesInOrderWithTheirSentences() throws IOException {
        List<String> lines = INDEX_LINE
                .matcher(Files.readString(PAGES.resolve("README.md")))
                .results()
                .map(MatchResult::group)
                .toList();

        assertThat(lines)
                .isEqualTo(
                        RuleBook.codes().stream().map(RulePagesTest::indexLine).toList());
    }

    private static String indexLine(Code code) {
        return "| [" + code.id() + "](" + code.id() + ".md) | " + code.name() + " | "
                + code.severity().word() + " | " + opening(code).group(4) + " |";
    }

    private static List<Code> found(String text) {
        Pipeline.Outcome checked = Pipeline.check(new SourceFile("model.yaml", text));
        return checked.diagnostics().stream().map(Diagnostic::code).toList();
    }

    /** What is found when a model is to be designed. */
    private static List<Code> foundByDesign(String text) {
        Pipeline.Outcome checked = Pipeline.check(new SourceFile("model.yaml", text));
        assertThat(checked.diagnostics()).isEmpty();
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        Wish wish = new Wish(Optional.empty(), 1, () -> false);
        return Pipeline.design(checked.model().orElseThrow(), wish, setting).findings().stream()
                .map(Diagnostic::code)
                .toList();
    }

    /** What is found when code, or the infrastructure, is to be generated for a model without errors. */
    private static List<Code> foundByGeneration(String text) {
        Pipeline.Outcome checked = Pipeline.check(new SourceFile("model.yaml", text));
        assertThat(checked.diagnostics()).noneMatch(found -> found.severity() == Severity.ERROR);
        Model model = checked.model().orElseThrow();
        return Stream.concat(
                        Pipeline.generate(model, new JavaOptions("com.example", true)).diagnostics().stream(),
                        Pipeline.infrastructure(model, Optional.empty()).diagnostics().stream())
                .map(Diagnostic::code)
                .distinct()
                .toList();
    }

    private static String model(Code code, int number) {
        List<Block> blocks = blocks(code);
        assertThat(blocks).extracting(Block::language).containsExactly("yaml", "yaml");
        return blocks.get(number).text();
    }

    private static List<Block> blocks(Code code) {
        return BLOCK.matcher(page(code))
                .results()
                .map(block -> new Block(block.group(1), block.group(2)))
                .toList();
    }

    private static MatchResult opening(Code code) {
        Matcher opening = OPENING.matcher(page(code));
        assertThat(opening.matches())
                .as("%s begins with its title, its severity, one sentence and the reason", code.id())
                .isTrue();
        return opening;
    }

    private static String page(Code code) {
        return RuleBook.page(code).orElseThrow(() -> new AssertionError("no page for " + code.id()));
    }

    static List<Code> codes() {
        return RuleBook.codes();
    }

    static Stream<Code> codesWithModel() {
        return RuleBook.codes().stream()
                .filter(code -> !WITHOUT_MODEL.contains(code.id()))
                .filter(code -> !isOfDesigns(code) && !isOfGeneration(code));
    }

    static Stream<Code> codesOfGeneration() {
        return RuleBook.codes().stream()
                .filter(RulePagesTest::isOfGeneration)
                .filter(code -> !WITHOUT_MODEL.contains(code.id()));
    }

    private static boolean isOfGeneration(Code code) {
        return Arrays.stream(GenerateCode.values()).map(GenerateCode::code).anyMatch(code::equals);
    }

    static Stream<Code> codesOfDesigns() {
        return RuleBook.codes().stream()
                .filter(RulePagesTest::isOfDesigns)
                .filter(code -> !NOT_FOUND_YET.contains(code.id()));
    }

    private static boolean isOfDesigns(Code code) {
        return Arrays.stream(SynthesisCode.values()).map(SynthesisCode::code).anyMatch(code::equals);
    }

    static Stream<Code> codesWithoutModel() {
        return RuleBook.codes().stream().filter(code -> WITHOUT_MODEL.contains(code.id()));
    }
}
