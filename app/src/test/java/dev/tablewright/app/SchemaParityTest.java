package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.JsonSchema;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/**
 * The published JSON Schema, in the hands of an independent validator and YAML loader, accepts a file exactly if our own
 * reader has nothing to say about the file's shape.
 */
class SchemaParityTest {

    /** What a schema can see. What names mean, and what YAML itself forbids, it cannot. */
    private static final Set<String> SHAPE = Stream.of(
                    LanguageCode.BOOLEAN_AS_TEXT,
                    LanguageCode.NUMBER_AS_TEXT,
                    LanguageCode.WRONG_SHAPE,
                    LanguageCode.UNKNOWN_KEY,
                    LanguageCode.MISSING_KEY,
                    LanguageCode.UNKNOWN_WORD,
                    LanguageCode.NUMBER_OUT_OF_RANGE,
                    LanguageCode.EMPTY_VALUE,
                    LanguageCode.MALFORMED_VALUE,
                    LanguageCode.CONFLICTING_KEYS,
                    LanguageCode.UNSUPPORTED_VERSION,
                    LanguageCode.INVALID_NAME)
            .map(code -> code.code().id())
            .collect(Collectors.toSet());

    /** Found after the shape, by a reader that knows more than the grammar says: a regular expression, a range and a prefix. */
    private static final Set<String> BEYOND_THE_GRAMMAR = Set.of("this regular expression", "`range` and `prefix`");

    private static final Schema SCHEMA =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(JsonSchema.render());

    static Stream<SourceFile> files() throws IOException {
        List<SourceFile> files = new ArrayList<>();
        for (CorpusFile fixture : CorpusFile.in(Path.of("../language/src/test/corpus"))) {
            Diagnostics unreadable = new Diagnostics();
            SourceFile source = SourceDecoder.decode(fixture.name(), fixture.model(), unreadable);
            if (!unreadable.hasErrors()) {
                files.add(source);
            }
        }
        try (Stream<Path> examples = Files.walk(Path.of("../examples"))) {
            for (Path example : examples.filter(p -> p.toString().matches(".*examples/([a-z-]+)/\\1\\.yaml"))
                    .sorted()
                    .toList()) {
                files.add(new SourceFile(example.toString(), Files.readString(example)));
            }
        }
        return files.stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void acceptsWhatTheReaderAccepts(SourceFile file) {
        Object loaded;
        try {
            loaded = new Load(LoadSettings.builder().setSchema(new CoreSchema()).build()).loadFromString(file.text());
        } catch (YamlEngineException e) {
            // Not YAML to the loader either: there is nothing to hold against the schema.
            assertThat(ModelReader.read(file).diagnostics()).isNotEmpty();
            return;
        }
        JsonNode json = new ObjectMapper().valueToTree(loaded);
        List<Error> errors = SCHEMA.validate(json);
        List<String> shape = ModelReader.read(file).diagnostics().stream()
                .filter(d -> SHAPE.contains(d.code().id()))
                .filter(d -> BEYOND_THE_GRAMMAR.stream().noneMatch(d.title()::startsWith))
                .map(d -> d.span().line() + ": " + d.title())
                .toList();
        assertThat(errors.isEmpty())
                .as("schema: %s%nreader: %s", errors, shape)
                .isEqualTo(shape.isEmpty() && loaded != null);
    }

    @Test
    void isTheSameAsTheCopyInTheDocumentation() throws IOException {
        assertThat(JsonSchema.render()).isEqualTo(Files.readString(Path.of("../docs/tablewright.schema.json")));
    }
}
