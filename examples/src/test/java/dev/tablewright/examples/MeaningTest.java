package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.fixtures.ValueText;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.Shape;
import dev.tablewright.language.grammar.ShapeCheck;
import dev.tablewright.language.resolve.Resolver;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the examples mean, value by value; and that every key of the language means something. */
class MeaningTest {

    static Stream<SourceFile> examples() {
        return Examples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheGoldenCopySays(SourceFile example) throws IOException {
        Path golden = Path.of("src/test/models", example.name().replace(".yaml", ".txt"));
        String meaning = ValueText.of(ModelReader.read(example).model().orElseThrow());
        if (CorpusFile.isRewriting()) {
            Files.writeString(golden, meaning);
        }
        assertThat(meaning).isEqualTo(Files.readString(golden));
    }

    /**
     * For every key of the grammar there is an example in which leaving it out changes what the model means, or makes it
     * mean nothing: no key is accepted and then ignored.
     */
    @Test
    void everyKeyMatters() {
        Set<String> idle = new TreeSet<>();
        Set<String> mattering = new TreeSet<>();
        for (SourceFile example : Examples.all()) {
            Mapping root =
                    (Mapping) YamlReader.read(example, new Diagnostics()).root().orElseThrow();
            String whole = meaning(example, root);
            for (Removal removal : removals(root, ModelGrammar.ROOT)) {
                if (mattering.contains(removal.key())) {
                    continue;
                }
                boolean changes = !meaning(example, (Mapping) removal.without()).equals(whole);
                (changes ? mattering : idle).add(removal.key());
            }
        }
        idle.removeAll(mattering);
        assertThat(idle).as("keys that are accepted and ignored").isEmpty();
        assertThat(mattering).hasSizeGreaterThan(100);
    }

    /** A model with one key less. */
    private record Removal(String key, Node without) {}

    private static List<Removal> removals(Node node, Shape shape) {
        List<Removal> removals = new ArrayList<>();
        if (node instanceof Mapping mapping && shape instanceof Shape.Fields fields) {
            for (int i = 0; i < mapping.entries().size(); i++) {
                Entry entry = mapping.entries().get(i);
                int at = i;
                fields.fields().stream()
                        .filter(field -> field.name().equals(entry.key().value()))
                        .forEach(field -> {
                            removals.add(new Removal(fields.what() + ": " + field.name(), without(mapping, at)));
                            removals(entry.value(), field.shape())
                                    .forEach(inner ->
                                            removals.add(new Removal(inner.key(), with(mapping, at, inner.without()))));
                        });
            }
        } else if (node instanceof Mapping mapping && shape instanceof Shape.MapOf map) {
            for (int i = 0; i < mapping.entries().size(); i++) {
                int at = i;
                removals(mapping.entries().get(i).value(), map.value())
                        .forEach(inner -> removals.add(new Removal(inner.key(), with(mapping, at, inner.without()))));
            }
        } else if (node instanceof Sequence sequence && shape instanceof Shape.ListOf list) {
            for (int i = 0; i < sequence.items().size(); i++) {
                int at = i;
                removals(sequence.items().get(i), list.element()).forEach(inner -> {
                    List<Node> items = new ArrayList<>(sequence.items());
                    items.set(at, inner.without());
                    removals.add(new Removal(inner.key(), new Sequence(items, sequence.flow(), sequence.span())));
                });
            }
        } else if (shape instanceof Shape.Either either) {
            Stream.of(either.list(), either.mapping())
                    .flatMap(alternative -> alternative.stream())
                    .forEach(alternative -> removals.addAll(removals(node, alternative)));
        }
        return removals;
    }

    private static Mapping without(Mapping mapping, int index) {
        List<Entry> entries = new ArrayList<>(mapping.entries());
        entries.remove(index);
        return new Mapping(entries, mapping.flow(), mapping.span());
    }

    private static Mapping with(Mapping mapping, int index, Node value) {
        List<Entry> entries = new ArrayList<>(mapping.entries());
        entries.set(index, new Entry(entries.get(index).key(), value));
        return new Mapping(entries, mapping.flow(), mapping.span());
    }

    /** What a tree means; what is wrong with it, if it means nothing. */
    private static String meaning(SourceFile file, Mapping root) {
        Diagnostics diagnostics = new Diagnostics();
        LostText lost = new LostText(List.of());
        Node clean = new ShapeCheck(diagnostics, lost).clean(root, ModelGrammar.ROOT);
        String meaning = ValueText.of(Resolver.resolve(file, (Mapping) clean, lost, diagnostics));
        return diagnostics.hasErrors() ? "wrong" : meaning;
    }
}
