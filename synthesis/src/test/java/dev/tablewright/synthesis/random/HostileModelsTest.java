package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Designer;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.synthesis.Synthesised;
import dev.tablewright.synthesis.Wish;
import dev.tablewright.testing.Scale;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Models that nobody would write, or only by mistake: each gets designs without an error or is told what to change. */
class HostileModelsTest {

    /** How often a search asks for the time before the time is over: some ask 20,000 times, and all end without that. */
    private static final int MOST_QUESTIONS = 200_000;

    /** For a search that does not ask, and takes exponential time; it is no measurement. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final String HEAD = "tablewright: 1\napplication: Test\nentities:\n";

    @Test
    void noPatterns() {
        isAnswered(HEAD + "  E: { id: a, attributes: { a: string, b: integer } }\n");
    }

    @Test
    void nothingButASingleton() {
        isDesigned(HEAD + "  E: { singleton: true, attributes: { a: string } }\npatterns:\n  e: { get: E }\n");
    }

    @Test
    void aChainOfIds() {
        isAnswered(HEAD
                + "  E0: { id: a, attributes: { a: { type: string, max: 10 } } }\n"
                + lines(
                        12,
                        i -> "  E" + (i + 1) + ": { id: [p, q], attributes: { p: E" + i
                                + ", q: { type: integer, max: 9 } } }")
                + "patterns:\n"
                + lines(12, i -> "  p" + i + ": { list: E" + (i + 1) + ", by: p, sort: q }"));
    }

    @Test
    void anIdThatIsTooLongForAnyKey() {
        isAnswered(HEAD
                + "  E: { id: [a, b, c], attributes: { a: { type: string, max: 1000 }, b: { type: string, max: 1000 },"
                + " c: { type: string, max: 1000 } } }\n"
                + "patterns:\n  e: { get: E, by: [a, b, c] }\n  es: { list: E, by: a, sort: [b, c] }\n");
    }

    /** What no pattern asks for is in no key of an entity; but what guards it has it in its key. */
    @Test
    void aUniqueValueThatIsTooLongForItsGuard() {
        for (Optional<Layout> layout : DesignTrial.LAYOUTS) {
            Synthesised answer = answer(
                    HEAD + "  E: { id: i, attributes: { i: ulid, a: { type: string, max: 3000, unique: true } } }\n"
                            + "patterns:\n  e: { get: E, by: i, rate: 1/s }\n",
                    layout);

            assertThat(answer.proposals()).as(DesignTrial.word(layout)).isEmpty();
            assertThat(answer.findings())
                    .as(DesignTrial.word(layout))
                    .extracting(finding -> finding.code().id(), Diagnostic::title)
                    .containsExactly(tuple("TW0904", "`a` can be too long for a key of the guards of E.a"));
        }
    }

    @Test
    void valuesThatOnlyAPartitionKeyHolds() {
        isDesigned(HEAD
                + "  E: { id: i, attributes: { i: { type: string, max: 400 },"
                + " a: { type: string, max: 400, unique: true }, c: { type: string, max: 9 },"
                + " b: { type: string, max: 400, unique: { within: c } } } }\n"
                + "patterns:\n  e: { get: E, by: i, rate: 1/s }\n  f: { get: E, by: a, rate: 1/s }\n");
    }

    @Test
    void manyEntitiesThatReferToEachOther() {
        int count = Scale.times(25, 60, 60);
        isAnswered(HEAD
                + lines(
                        count,
                        i -> "  E" + i + ": { id: a, attributes: { a: ulid, r: E" + (i + 1) % count
                                + ", s: { enum: [X, Z] }, t: timestamp } }")
                + "patterns:\n"
                + lines(count, i -> "  g" + i + ": { get: E" + i + ", by: a, rate: 10/s }")
                + lines(count, i -> "  l" + i + ": { list: E" + i + ", by: r, sort: -t, rate: 5/s }")
                + lines(count, i -> "  s" + i + ": { list: E" + i + ", by: s, sort: t, rate: 1/s }"));
    }

    @Test
    void manyPatternsOfOneEntity() {
        List<String> by = List.of("a", "b", "c", "d", "e");
        List<String> sort = List.of("f", "-f", "g", "-g", "[f, g]", "[g, f]", "h", "-h");
        isAnswered(HEAD
                + "  E:\n    id: i\n    attributes: { i: ulid, a: string, b: string, c: uuid, d: { enum: [X, Z] }, e: string,"
                + " f: timestamp, g: { type: integer, max: 99 }, h: string }\npatterns:\n"
                + lines(
                        Scale.times(20, 40, 40),
                        i -> "  p" + i + ": { list: E, by: " + by.get(i / 8) + ", sort: " + sort.get(i % 8)
                                + ", rate: 1/s }"));
    }

    @Test
    void moreIndexesThanATableCanHave() {
        isAnswered(HEAD + "  E:\n    id: i\n    attributes:\n      i: ulid\n"
                + lines(30, i -> "      a" + i + ": string")
                + "patterns:\n"
                + lines(30, i -> "  p" + i + ": { list: E, by: a" + i + ", rate: 1/s }"));
    }

    @Test
    void threeHundredAttributesOfWhichEachPatternNeedsOthers() {
        isAnswered(HEAD + "  E:\n    id: i\n    attributes:\n      i: ulid\n      s: string\n      t: string\n"
                + lines(300, i -> "      a" + i + ": string")
                + "patterns:\n"
                + "  p: { list: E, by: s, needs: [" + names(0, 150) + "], rate: 1/s }\n"
                + "  q: { list: E, by: t, needs: [" + names(100, 300) + "], rate: 1/s }\n");
    }

    @Test
    void conditionsThatContradictEachOther() {
        isAnswered(HEAD + "  E: { id: i, attributes: { i: ulid, a: { enum: [X, Z] }, b: integer } }\npatterns:\n"
                + "  p: { list: E, where: a = X and a = Z }\n"
                + "  q: { list: E, by: i, where: b > 3 and b < 2 }\n");
    }

    @Test
    void entitiesThatReferToEachOtherInACircle() {
        isDesigned(HEAD
                + "  A: { id: a, attributes: { a: ulid, b: B, me: A? } }\n"
                + "  B: { id: b, attributes: { b: ulid, c: C? } }\n"
                + "  C: { id: c, attributes: { c: ulid, a: A } }\n"
                + "relationships:\n  - B ||--o{ A : x\n  - C |o--o{ B : v\n  - A ||--o{ C : z\n  - A |o--o{ A : w\npatterns:\n"
                + "  as: { list: A, by: b, rate: 1/s }\n  bs: { list: B, by: c, rate: 1/s }\n"
                + "  cs: { list: C, by: a, rate: 1/s }\n  mine: { list: A, by: me, rate: 1/s }\n"
                + "  ab: { list: [B, A], by: b, rate: 1/s }\n  ca: { list: [A, C], by: a, rate: 1/s }\n");
    }

    @Test
    void everythingMayBeAbsent() {
        isDesigned(HEAD
                + "  E: { id: i, attributes: { i: ulid, a: string?, b: timestamp?, c: { enum: [X], optional: true }, p: E? } }\n"
                + "patterns:\n  byA: { list: E, by: a, rate: 1/s }\n  byC: { list: E, by: c, range: b, rate: 1/s }\n"
                + "  byP: { list: E, by: p, where: b exists, sort: b, rate: 1/s }\n");
    }

    @Test
    void anOrderOfWhatMayBeAbsent() {
        isAnswered(HEAD + "  E: { id: i, attributes: { i: ulid, a: string, b: timestamp? } }\n"
                + "patterns:\n  byA: { list: E, by: a, sort: b, rate: 1/s }\n");
    }

    @Test
    void twoWaysAtOnceForTexts() {
        isAnswered(HEAD + "  E: { id: i, attributes: { i: ulid, a: string, b: string, c: string } }\n"
                + "patterns:\n  byA: { list: E, by: a, sort: [b, -c], rate: 1/s }\n");
    }

    @Test
    void strongReadsOfWhatOnlyAnIndexKnows() {
        isAnswered(HEAD + "  E: { id: i, attributes: { i: ulid, a: string, b: string } }\npatterns:\n"
                + "  byI: { get: E, by: i, consistency: strong, rate: 1/s }\n"
                + "  byA: { list: E, by: a, consistency: strong, rate: 1/s }\n"
                + "  byB: { list: E, by: b, consistency: strong, rate: 1/s }\n");
    }

    @Test
    void namesOfKeysAsAttributes() {
        isDesigned(HEAD
                + "  PK: { id: PK, attributes: { PK: string, SK: string, GSI1PK: string, GSI1SK: string, Type: string } }\n"
                + "  GSI1: { id: GSI1PK, attributes: { GSI1PK: ulid, PK: PK, GSI2PK: timestamp } }\npatterns:\n"
                + "  a: { get: PK, by: PK, rate: 1/s }\n  b: { list: PK, by: SK, sort: GSI1SK, rate: 1/s }\n"
                + "  c: { list: GSI1, by: PK, sort: GSI2PK, rate: 1/s }\n  d: { list: PK, by: Type, rate: 1/s }\n");
    }

    @Test
    void namesOfOneLetter() {
        isDesigned(HEAD.replace("Test", "A")
                + "  A: { id: a, attributes: { a: string } }\n  As: { id: a, attributes: { a: string, b: { type: string, unique: true } } }\n"
                + "patterns:\n  x: { get: A, by: a }\n  v: { get: As, by: a }\n  z: { get: As, by: b }\n");
    }

    @Test
    void pinsThatContradictEachOther() {
        isAnswered(HEAD
                + "  A: { id: a, attributes: { a: ulid } }\n  B: { id: b, attributes: { b: ulid } }\n"
                + "  C: { id: c, attributes: { c: ulid, a: A, b: B } }\nrelationships:\n"
                + "  - A ||--o{ C : x\n    strategy: composite-key\n  - B ||--o{ C : z\n    strategy: composite-key\n"
                + "patterns:\n  byA: { list: C, by: a, rate: 1/s }\n  byB: { list: C, by: b, rate: 1/s }\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "embedded",
                "complex-attribute",
                "duplication",
                "composite-key",
                "secondary-index",
                "hierarchical-key",
                "shallow-duplication",
                "adjacency-list",
                "materialized-graph",
                "normalized",
                "foreign-key",
                "junction-table"
            })
    void everyStrategyWhereItMakesNoSense(String strategy) {
        isAnswered(HEAD
                + "  A: { id: a, attributes: { a: ulid } }\n  B: { id: b, attributes: { b: ulid, a: A? } }\nrelationships:\n"
                + "  - A |o--o{ B : x\n    strategy: " + strategy + "\n"
                + "  - A }o--o{ B : z\n    strategy: " + strategy + "\n"
                + "patterns:\n  byA: { list: B, by: a, rate: 1/s }\n  both: { list: [A, B], by: a, rate: 1/s }\n");
    }

    @Test
    void noTimeAtAll() {
        Model model = read(HEAD + "  E: { id: i, attributes: { i: ulid, a: string } }\n"
                + "patterns:\n  byI: { get: E, by: i, rate: 1/s }\n  byA: { list: E, by: a, rate: 1/s }\n");
        Synthesised answer = Designer.design(model, new Wish(Optional.empty(), 1, () -> true), new CheckedAppraiser());

        assertThat(answer.proposals()).hasSize(1);
        assertThat(errors(answer.proposals().get(0))).isEmpty();
    }

    private static void isDesigned(String text) {
        for (Optional<Layout> layout : DesignTrial.LAYOUTS) {
            assertThat(answer(text, layout).proposals())
                    .as(DesignTrial.word(layout))
                    .isNotEmpty();
        }
    }

    private static void isAnswered(String text) {
        for (Optional<Layout> layout : DesignTrial.LAYOUTS) {
            Synthesised answer = answer(text, layout);
            assertThat(answer.proposals().isEmpty() && answer.findings().isEmpty())
                    .as("%s: neither a proposal nor a finding", DesignTrial.word(layout))
                    .isFalse();
        }
    }

    private static Synthesised answer(String text, Optional<Layout> layout) {
        Model model = read(text);
        boolean sound = DesignlessModel.errors(model).isEmpty();
        Synthesised answer = assertTimeoutPreemptively(PATIENCE, () -> {
            AtomicInteger questions = new AtomicInteger();
            Wish wish = new Wish(layout, 2, () -> questions.incrementAndGet() > MOST_QUESTIONS);
            return Designer.design(model, wish, new CheckedAppraiser());
        });
        if (sound) {
            for (Proposal proposal : answer.proposals()) {
                assertThat(errors(proposal)).as(DesignTrial.word(layout)).isEmpty();
            }
        }
        return answer;
    }

    private static List<String> errors(Proposal proposal) {
        return DesignlessModel.errors(proposal.model()).stream()
                .map(error -> error.code().id() + " " + error.title())
                .toList();
    }

    private static Model read(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("hostile.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(CorpusFile.rendered(result.diagnostics())));
    }

    private static String names(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "a" + i).collect(Collectors.joining(", "));
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(i -> line.apply(i) + "\n").collect(Collectors.joining());
    }
}
