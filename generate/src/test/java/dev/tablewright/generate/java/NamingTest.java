package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.Generated;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of the model keep their form as far as Java allows it, and none hides another. */
class NamingTest {

    @ParameterizedTest
    @CsvSource({
        "placed_at, placedAt",
        "URL, url",
        "URLPath, urlPath",
        "class, class_",
        "record, record_",
        "_, value",
        "2nd, n2nd",
        "größe, grE",
        "x-y, xY"
    })
    void variables(String name, String expected) {
        assertThat(JavaNames.variable(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"past-due, PAST_DUE", "pastDue, PAST_DUE", "a#b, A_B", "4xx, _4XX", "'日本', WORD", "A, A"})
    void constants(String word, String expected) {
        assertThat(JavaNames.constant(word)).isEqualTo(expected);
    }

    @Test
    void literalsAreAsciiAndCloseThemselves() {
        assertThat(JavaNames.literal("a\"b\\c\nü\u2028")).isEqualTo("\"a\\\"b\\\\c\\n\\u00fc\\u2028\"");
    }

    @Test
    void scopesTellNamesApartThatDifferByCaseOnly() {
        NameScope scope = new NameScope().reserve("item");
        assertThat(scope.claim("Item", "item_")).isEqualTo("item_");
        assertThat(scope.claim("ITEM_")).isEqualTo("ITEM_2");
        assertThat(scope.claim("other")).isEqualTo("other");
    }

    @Test
    void lambdasDoNotHideParameters() {
        assertThat(LambdaNames.outside("Values.list(word, word -> f(word))", "word", "newWord"))
                .isEqualTo("newWord");
        assertThat(LambdaNames.outside("Values.list(name, (in, name) -> f(in))", "name", "newName"))
                .isEqualTo("newName");
        assertThat(LambdaNames.outside("Values.list(in, (in, name) -> f(in))", "in", "newIn"))
                .isEqualTo("newIn");
        assertThat(LambdaNames.outside("Values.text(name)", "name", "newName")).isEqualTo("name");
        assertThat(LambdaNames.outside("Values.list(words, word -> f(word))", "words", "x"))
                .isEqualTo("words");
    }

    @Test
    void whoIsCalledTableIsNotCalledSoTwice() {
        assertThat(naming("Shop", "Order", "status").facade()).isEqualTo("ShopTable");
        assertThat(naming("ShopTables", "Order", "status").facade()).isEqualTo("ShopTables");
        assertThat(naming("OrderTable", "OrderTable", "status").facade()).isEqualTo("OrderTableTable");
    }

    @Test
    void classesOfTheModelStepAsideForThoseOfJava() {
        assertThat(naming("Shop", "Record", "status").of("Record").type()).isEqualTo("RecordEntity");
        assertThat(naming("Shop", "List", "status").of("List").type()).isEqualTo("List");
    }

    @Test
    void constantsOfPatternsAndEntitiesDiffer() {
        Naming naming = naming("Shop", "Order", "oneCall");
        Model model = model("Shop", "Order", "oneCall");
        assertThat(model.patterns().stream().map(pattern -> naming.of(pattern).shape()))
                .containsExactly("ONE_CALL", "ONE_");
    }

    @Test
    void attributesDoNotBecomeMethodsThatEveryObjectHas() {
        Naming naming = naming("Shop", "Order", "hashCode");
        Attribute attribute = model("Shop", "Order", "hashCode")
                .entity("Order")
                .flatMap(order -> order.attribute("hashCode"))
                .orElseThrow();
        assertThat(naming.member("Order", attribute)).isEqualTo("hashCode_");
    }

    /** An entity and an attribute each: they hide classes of the JDK, of the SDK and of the runtime, or are keywords. */
    private static final List<String> HOSTILE = List.of(
            "List class",
            "Map value",
            "Optional item",
            "Write tryWrite",
            "Outcome orThrow",
            "Connection connection",
            "Step settings",
            "CompletableFuture call",
            "Instant name",
            "AttributeValue key",
            "Builder build",
            "Id id2",
            "Cascade toBuilder",
            "Customer CUSTOMER",
            "Ones oneCall");

    /** All at once: a compiler takes longer to begin than to compile. */
    @Test
    void whateverTheNamesAreTheCodeCompiles() throws IOException {
        List<String> all = new ArrayList<>(HOSTILE);
        all.add("E" + "x".repeat(63) + " a" + "y".repeat(63));
        SortedMap<String, String> files = new TreeMap<>();
        for (String names : all) {
            String[] words = names.split(" ");
            Generated generated = JavaGenerator.generate(
                    model("Hostile", words[0], words[1]), new JavaOptions("hostile" + all.indexOf(names), true));
            assertThat(generated.diagnostics()).as(names).isEmpty();
            assertThat(generated.files().keySet().stream().map(path -> path.toLowerCase(Locale.ROOT)))
                    .as("files that differ by case only")
                    .doesNotHaveDuplicates();
            files.putAll(generated.files());
        }
        assertThat(Compilation.problems(files)).isEmpty();
    }

    private static Naming naming(String application, String entity, String attribute) {
        Model model = model(application, entity, attribute);
        return new Naming(model, model.design().orElseThrow());
    }

    private static Model model(String application, String entity, String attribute) {
        String text = """
            tablewright: 1
            application: %1$s
            entities:
              %2$s:
                id: code
                attributes:
                  code: { type: string, max: 30 }
                  %3$s: { enum: [OPEN, open, "o-pen"], optional: true }
                  others: { type: list<%2$s>, max: 5 }
            patterns:
              %3$s: { list: %2$s, by: %3$s, page: 10 }
              one: { get: %2$s, by: code, batch: 5 }
            writes:
              write: { create: %2$s }
              change: { update: %2$s, sets: [%3$s, others] }
            design:
              layout: single-table
              table: Hostile
              keys:
                %2$s: { PK: "A#{code}", SK: "A", GSI1PK: "B#{%3$s}", GSI1SK: "{code}" }
            """.formatted(application, entity, attribute);
        ModelReader.Result read = ModelReader.read(new SourceFile("hostile.yaml", text));
        return read.model().orElseThrow(() -> new AssertionError(read.diagnostics()));
    }
}
