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
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private static final Set<String> BEYOND_THE_GRAMMAR = Set.of(
            "this regular expression",
            "`range` and `prefix`",
            "`0o17` is not a count",
            "a rate above",
            "the name of a table would have");

    /** What YAML allows and the model language does not. */
    private static final Set<String> TRAPS = Stream.of(
                    LanguageCode.YAML_SYNTAX,
                    LanguageCode.DUPLICATE_KEY,
                    LanguageCode.ANCHOR_OR_ALIAS,
                    LanguageCode.MERGE_KEY,
                    LanguageCode.SEVERAL_DOCUMENTS,
                    LanguageCode.NESTING_TOO_DEEP,
                    LanguageCode.EXPLICIT_TAG,
                    LanguageCode.TAB_INDENTATION,
                    LanguageCode.EMPTY_FILE)
            .map(code -> code.code().id())
            .collect(Collectors.toSet());

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
        try (Stream<Path> examples = Files.walk(Path.of("../examples"), 2)) {
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
        List<Diagnostic> found = ModelReader.read(file).diagnostics();
        if (found.stream().anyMatch(d -> TRAPS.contains(d.code().id()))) {
            // The loader accepts what the language forbids, and sees another file than the reader.
            return;
        }
        JsonNode json = new ObjectMapper().valueToTree(withTextKeys(loaded));
        List<Error> errors = SCHEMA.validate(json);
        List<String> shape = found.stream()
                .filter(d -> SHAPE.contains(d.code().id()))
                .filter(d -> BEYOND_THE_GRAMMAR.stream().noneMatch(d.title()::startsWith))
                .map(d -> d.span().line() + ": " + d.title())
                .toList();
        assertThat(errors.isEmpty())
                .as("schema: %s%nreader: %s", errors, shape)
                .isEqualTo(shape.isEmpty() && loaded != null);
    }

    /** JSON has text as keys; a YAML loader makes truth values and nothing of them too. */
    private static Object withTextKeys(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new LinkedHashMap<>();
            map.forEach((key, inner) -> copy.put(String.valueOf(key), withTextKeys(inner)));
            return copy;
        }
        return value instanceof List<?> list
                ? list.stream().map(SchemaParityTest::withTextKeys).collect(Collectors.toCollection(ArrayList::new))
                : value;
    }

    @Test
    void isTheSameAsTheCopyInTheDocumentation() throws IOException {
        Path copy = Path.of("../docs/tablewright.schema.json");
        if (CorpusFile.isRewriting()) {
            Files.writeString(copy, JsonSchema.render());
        }
        assertThat(JsonSchema.render()).isEqualTo(Files.readString(copy));
    }
}
