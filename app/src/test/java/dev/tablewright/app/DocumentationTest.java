package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.command.Tablewright;
import dev.tablewright.app.command.Terminal;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.Reference;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.source.SourceFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents show is what the program does. */
@ResourceLock("docs/commands")
class DocumentationTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern YAML = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern PROOF = Pattern.compile("```\n(pattern .*?)```", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)]*)?\\)");

    @Test
    void theBlocksOfTheLanguageGuideAreOneSoundModel() throws IOException {
        StringBuilder model = new StringBuilder();
        Matcher block = YAML.matcher(Files.readString(ROOT.resolve("docs/language.md")));
        while (block.find()) {
            model.append(block.group(1));
        }
        assertThat(CorpusFile.rendered(Pipeline.check(new SourceFile("language.md", model.toString()))
                        .diagnostics()))
                .isEqualTo("no findings\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/proofs.md"})
    void proofsThatAreShownAreTrue(String document) throws IOException {
        SourceFile shop = new SourceFile("shop.yaml", Files.readString(ROOT.resolve("examples/shop/shop.yaml")));
        String proofs =
                Pipeline.prove(Pipeline.check(shop).model().orElseThrow()).orElseThrow();
        Matcher block = PROOF.matcher(Files.readString(ROOT.resolve(document)));

        assertThat(block.find()).isTrue();
        assertThat(proofs).contains(block.group(1));
    }

    @Test
    void theReadmeShowsWhatTheDemoShows() throws IOException {
        String shop = Files.readString(ROOT.resolve("examples/shop/shop.yaml"));
        SourceFile broken = new SourceFile("shop.yaml", shop.replaceFirst("by: email,", "by: emial,"));
        String readme = Files.readString(ROOT.resolve("README.md"));
        assertThat(readme).contains(CorpusFile.rendered(Pipeline.check(broken).diagnostics()));
        assertThat(readme).contains("$ ./tablewright demo", "$ mvn -B -ntp verify");
    }

    @Test
    void theReferenceComesFromTheGrammar() throws IOException {
        compare(ROOT.resolve("docs/reference.md"), Reference.render(ModelGrammar.ROOT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "demo",
                "init",
                "check",
                "design",
                "cost",
                "compare",
                "generate",
                "docs",
                "infra",
                "seed",
                "test",
                "explore",
                "validate",
                "fmt",
                "explain",
                "schema",
                "completion"
            })
    void thePageOfACommandShowsItsHelp(String command) throws IOException {
        Path page = ROOT.resolve("docs/commands/" + command + ".md");
        String text = Files.readString(page);
        Matcher help = Pattern.compile(
                        "(```console\n\\$ tablewright " + command + " --help\n)(.*?)(```)", Pattern.DOTALL)
                .matcher(text);
        assertThat(help.find()).isTrue();
        compare(page, text.substring(0, help.start(2)) + help(command) + text.substring(help.start(3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"design", "cost", "compare"})
    void whatACommandSaysOfTheShopIsWhatItsPageShows(String command) throws IOException {
        Path page = ROOT.resolve("docs/commands/" + command + ".md");
        String text = Files.readString(page);
        Matcher shown = Pattern.compile(
                        "(```console\n\\$ tablewright " + command + " ((?:--\\S+ )*)(examples/\\S+)\n)(.*?)(```)",
                        Pattern.DOTALL)
                .matcher(text);
        assertThat(shown.find()).isTrue();
        List<String> arguments = new ArrayList<>(List.of(command));
        shown.group(2).lines().flatMap(options -> Stream.of(options.split(" "))).forEach(arguments::add);
        if (command.equals("design")) {
            // However slow the machine is.
            arguments.add("--time-limit=60min");
        }
        arguments.add(ROOT.resolve(shown.group(3)).toString());
        String printed = output(arguments.toArray(String[]::new));
        compare(page, text.substring(0, shown.start(4)) + printed + text.substring(shown.start(5)));
    }

    /** The part of a price list that the README shows. */
    @Test
    void theReadmeShowsWhatTheCostCommandSays() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        String shown = readme.substring(readme.indexOf("pattern             reads"));
        String printed = output("cost", ROOT.resolve("examples/shop/shop.yaml").toString());
        assertThat(printed).startsWith(shown.substring(0, shown.indexOf("```")));
    }

    /** Where a build or Git is at work, files may vanish under the eyes of who looks. */
    static Stream<Path> pages() throws IOException {
        Set<Path> pages = new TreeSet<>();
        Files.walkFileTree(ROOT, Set.of(), 4, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                boolean passedOver = name.equals("target") || name.equals(".git");
                return passedOver ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".md")) {
                    pages.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return pages.stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadSomewhere(Path page) throws IOException {
        Matcher link = LINK.matcher(Files.readString(page));
        while (link.find()) {
            if (!link.group(1).contains("://")) {
                assertThat(page.resolveSibling(link.group(1)))
                        .as("link in %s", page)
                        .exists();
            }
        }
    }

    private static String help(String command) {
        return output(command, "--help");
    }

    /** What a command writes to standard output. */
    private static String output(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream remarks = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        Tablewright.run(new Terminal(stream, remarks, Palette.PLAIN), arguments);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static void compare(Path page, String wanted) throws IOException {
        if (CorpusFile.isRewriting()) {
            Files.writeString(page, wanted);
        } else {
            assertThat(Files.readString(page)).isEqualTo(wanted);
        }
    }
}
