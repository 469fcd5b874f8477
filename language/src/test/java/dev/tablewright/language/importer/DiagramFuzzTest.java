package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.ShapeCheck;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Tree;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Whatever a file holds: nothing throws, and what is written is a model. */
class DiagramFuzzTest {

    private static final int INPUTS = Scale.times(2_000, 20_000, 1_000_000);
    private static final long SEED = Scale.seed(20260101);

    /** For what never ends, or takes exponential time; it is no measurement. */
    private static final Duration PATIENCE = Duration.ofMinutes(Scale.atLeast(Scale.LONG) ? 120 : 10);

    private static final List<String> SEEDS = List.of("""
            erDiagram
                accTitle: Shop
                CUSTOMER ||--o{ ORDER : "places: many"
                p["Order item"]:::big {
                    varchar(20) first-name PK, FK "the #1"
                    List~String~ on UK
                }
                A one or zero optionally to many(1) B : x
                A }|..|{ p : y %% comment
                A |o--o| A : z
                %%{init: {}}%%
                accDescr { text }
            """, """
            @startuml
            ' comment
            /' long '/
            !define x y
            skinparam class {
              a b
            }
            package "p q" {
              entity "Order item" as i <<weak>> {
                * order_id : UUID <<FK>>
                + {static} <u>name</u> : varchar(20) [PK] "what"
                --
                {key} primary_key(x) : List<Order> = 3
                total() : int
              }
            }
            Order "1" *-- "0..*" i : has >
            Order ||-right-o{ i
            A -[#red]-> B::c
            note left of A
            end note
            table(t, "T")
            @enduml
            """);

    private static final String[] PIECES = {
        "\n",
        "{",
        "}",
        "\"",
        "||",
        "--",
        "..",
        "o{",
        "|o",
        "}|",
        "|x",
        " ",
        "\t",
        ":",
        "::",
        "[",
        "]",
        "(",
        ")",
        "<",
        ">",
        "<<",
        ">>",
        "~",
        "'",
        "/'",
        "'/",
        "%%",
        "%%{",
        "}%%",
        "*",
        "-",
        "#",
        "`",
        ",",
        "?",
        "[]",
        "PK",
        "FK",
        "entity ",
        "class ",
        "note ",
        "end note",
        "title ",
        "!x",
        "@startuml",
        "@enduml",
        "erDiagram",
        "```",
        "---",
        "one or more",
        "to",
        "no",
        "null",
        "1",
        "顧",
        "é",
        "\0",
        "\u2028",
        "\uD83D",
        "\uD83D\uDE00",
        "\r",
        "Order",
        "id : int",
        "\\n"
    };

    @Test
    void nothingThrowsAndWhatIsWrittenIsAModel() {
        String[] current = new String[1];
        assertTimeoutPreemptively(PATIENCE, () -> run(current), () -> "hangs on:\n" + current[0]);
    }

    private static void run(String[] current) {
        Random random = new Random(SEED);
        int models = 0;
        for (int i = 0; i < INPUTS; i++) {
            String text = mutated(SEEDS.get(i % SEEDS.size()), random);
            current[0] = text;
            try {
                Optional<String> model = modelOf(text);
                model.ifPresent(DiagramFuzzTest::assertIsYaml);
                // The whole grammar is held against a part of them only, to keep the build short.
                model.filter(written -> random.nextInt(4) == 0).ifPresent(DiagramFuzzTest::assertIsModel);
                models += model.isPresent() ? 1 : 0;
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                fail("seed " + SEED + ", input " + i + ":\n" + text, e);
            }
        }
        assertThat(models).as("inputs that gave a model").isGreaterThan(INPUTS / 2);
    }

    /** Reads, reports and writes. */
    private static Optional<String> modelOf(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<Diagram> diagram = DiagramImporter.read(new SourceFile("fuzz", text), diagnostics);
        assertThat(new TextReport(Palette.PLAIN).render(diagnostics.sorted())).isNotNull();
        assertThat(diagram.isPresent() || diagnostics.hasErrors()).isTrue();
        return diagram.map(drawn -> ModelWriter.write(drawn, "Fuzz"));
    }

    private static void assertIsYaml(String model) {
        assertThat(new Load(LoadSettings.builder().build()).loadFromString(model))
                .isInstanceOf(Map.class);
    }

    private static void assertIsModel(String model) {
        Diagnostics found = new Diagnostics();
        Tree tree = YamlReader.read(new SourceFile("model.yaml", model), found);
        new ShapeCheck(found, new LostText(List.of())).clean(tree.root().orElseThrow(), ModelGrammar.ROOT);
        assertThat(new TextReport(Palette.PLAIN).render(found.sorted()))
                .as(model)
                .isEmpty();
    }

    private static String mutated(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        int changes = random.nextInt(8);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(12));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, text.substring(at, end));
                case 2 -> text.insert(at, (char) random.nextInt(0x3000));
                default -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
            }
        }
        return text.toString();
    }

    @Test
    void largeAndHostileFilesTakeNoAges() {
        int lines = Scale.times(2_000, 50_000, 50_000);
        List<String> hostile = List.of(
                "erDiagram\n" + "A ||--o{ B : x\n".repeat(lines),
                "erDiagram\n" + numbered("E%d { int id PK }\nE%<d ||--o{ E : x\n", lines / 2),
                "erDiagram\n" + numbered("E%d { int e%<d_id PK, FK }\nE%<d ||--o{ F%<d : x\n", lines / 2),
                "erDiagram\nA {\n" + "int a\n".repeat(lines),
                "erDiagram\nA {\n" + numbered("int a_%d FK\n", lines) + "}\n" + "B ||--o{ A : x\n",
                "erDiagram\n" + numbered("A ||--o{ B : x%d\n", 2_000),
                "erDiagram\n" + "}".repeat(9_000) + "\n" + "A{".repeat(4_000),
                "@startuml\n" + "}".repeat(9_000) + "\n" + "entity A {".repeat(900) + "\n" + "{\n".repeat(lines),
                "@startuml\nentity A {\n" + ("<<".repeat(4_000) + "\n").repeat(100),
                "@startuml\nentity A {\n" + ("pk ".repeat(3_000) + "\n").repeat(100),
                "@startuml\nentity A {\n" + ("a".repeat(4_000) + "(((((" + "\n").repeat(200),
                "@startuml\n" + "/'".repeat(100_000),
                "erDiagram\n" + "%%{".repeat(100_000),
                "erDiagram\n" + "\"".repeat(1_000_000),
                "\0\u0001\u0002".repeat(300_000));
        for (String text : hostile) {
            assertTimeoutPreemptively(
                    PATIENCE, () -> modelOf(text), () -> text.substring(0, Math.min(60, text.length())));
        }
    }

    private static String numbered(String line, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(String.format(Locale.ROOT, line, i));
        }
        return text.toString();
    }
}
