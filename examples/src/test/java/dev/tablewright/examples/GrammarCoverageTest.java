package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.Shape;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.SourceFile;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that can be said in a model is said in one of the examples, so that there is always a place to look. */
class GrammarCoverageTest {

    /** Every key that the language knows, as in "an attribute: max". */
    private final Set<String> known = new TreeSet<>();

    private final Set<String> used = new TreeSet<>();

    @Test
    void everyKeyOfTheGrammarOccurs() {
        collect(ModelGrammar.ROOT);
        for (SourceFile example : Examples.all()) {
            YamlReader.read(example, new Diagnostics()).root().ifPresent(root -> visit(root, ModelGrammar.ROOT));
        }

        assertThat(known).hasSizeGreaterThan(100);
        Set<String> missing = new TreeSet<>(known);
        missing.removeAll(used);
        assertThat(missing).isEmpty();
    }

    @Test
    void everySimpleTypeOccurs() {
        String all =
                String.join("\n", Examples.all().stream().map(SourceFile::text).toList());

        assertThat(Stream.concat(
                        Arrays.stream(ScalarType.values()).map(ScalarType::word),
                        Stream.of("list<", "set<", "map<", "enum")))
                .allSatisfy(word -> assertThat(all).containsPattern("\\b" + Pattern.quote(word)));
    }

    private void collect(Shape shape) {
        if (shape instanceof Shape.Fields fields) {
            for (Shape.Field field : fields.fields()) {
                known.add(name(fields, field));
                collect(field.shape());
            }
            fields.others().ifPresent(this::collect);
        } else if (shape instanceof Shape.MapOf map) {
            collect(map.value());
        } else if (shape instanceof Shape.ListOf list) {
            collect(list.element());
        } else if (shape instanceof Shape.Either either) {
            Stream.of(either.single(), either.list(), either.mapping())
                    .flatMap(Optional::stream)
                    .forEach(this::collect);
        }
    }

    private void visit(Node node, Shape shape) {
        if (shape instanceof Shape.Either either) {
            Optional<Shape> meant = node instanceof Mapping
                    ? either.mapping()
                    : node instanceof Sequence ? either.list() : either.single();
            meant.ifPresent(chosen -> visit(node, chosen));
        } else if (shape instanceof Shape.ListOf list && node instanceof Sequence sequence) {
            sequence.items().forEach(item -> visit(item, list.element()));
        } else if (shape instanceof Shape.MapOf map && node instanceof Mapping mapping) {
            mapping.entries().forEach(entry -> visit(entry.value(), map.value()));
        } else if (shape instanceof Shape.Fields fields && node instanceof Mapping mapping) {
            mapping.entries().forEach(entry -> visit(entry, fields));
        }
    }

    private void visit(Node.Entry entry, Shape.Fields fields) {
        Optional<Shape.Field> field = fields.fields().stream()
                .filter(f -> f.name().equals(entry.key().value()))
                .findFirst();
        field.ifPresent(f -> used.add(name(fields, f)));
        field.map(Shape.Field::shape)
                .or(() -> fields.others().map(Shape.MapOf::value))
                .ifPresent(shape -> visit(entry.value(), shape));
    }

    /** A step of a transaction has the keys of a write, and an environment those of a table: once is enough. */
    private static String name(Shape.Fields owner, Shape.Field field) {
        String what = owner.what().replace("a step", "a write").replace("an environment", "a table");
        return what + ": " + field.name();
    }
}
