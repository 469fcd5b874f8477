package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/key-encoding.vectors.json} says what this implementation does; others read it. {@code -Dcorpus.rewrite}
 * writes it anew: a line that changes is a key that changes in somebody's table.
 */
class VectorsTest {

    private static final Path FILE = Path.of("../docs/key-encoding.vectors.json");

    @Test
    void theFileSaysWhatTheCodeDoes() throws IOException {
        String vectors = Vectors.all().stream()
                .map(vector -> "  " + Json.of(vector.members()))
                .collect(Collectors.joining(",\n", "{\"version\":1,\"vectors\":[\n", "\n]}\n"));
        if ("true".equals(System.getProperty("tablewright.corpus.rewrite"))) {
            Files.writeString(FILE, vectors, StandardCharsets.US_ASCII);
        }
        assertThat(Files.readString(FILE, StandardCharsets.US_ASCII)).isEqualTo(vectors);
    }

    @Test
    void thereAreManyAndNoneTwice() {
        List<Map<String, Object>> all =
                Vectors.all().stream().map(Vector::members).toList();
        assertThat(all).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @Test
    void theReferenceAgrees() {
        for (Vector vector : Vectors.all()) {
            Map<String, Object> members = vector.members();
            if (vector instanceof Vector.Value value && members.containsKey("encoded")) {
                SlotFormat format = value.encoding().slot().format();
                int next = value.before().isEmpty() ? '#' : value.before().codePointAt(0);
                assertThat(members.get("encoded"))
                        .isEqualTo(ReferenceKeys.encode(Vector.value(value.type(), value.text()), format, next));
            }
            if (vector instanceof Vector.Key key
                    && key.encoding() == ValueEncoding.ESCAPED
                    && members.containsKey("key")) {
                Map<String, KeyData> values = new HashMap<>();
                key.values().keySet().forEach(path -> values.put(path, key.value(path)));
                assertThat(members.get("key")).isEqualTo(ReferenceKeys.compose(key.template(), values));
            }
        }
    }
}
