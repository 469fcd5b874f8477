package dev.tablewright.language.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.tablewright.language.ModelReader;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens to the rest of a file, and to the comments in it, when another design comes in. */
class DesignInsertionTest {

    private static final String HEAD = """
            # The shop.\twith a tab
            tablewright: 1
            application: Shop
            entities:
              Customer:
                  id:   name   # spaced as its author likes it
                  attributes: { name: string, email: {type: string, unique: true} }
            """;

    private static final String OTHER = """

            design:
              layout: single-table
              table: Shop
              keys:
                Customer: { PK: "C#{name}", SK: "C#{name}", GSI1PK: "E#{email}", GSI1SK: "E#{email}" }
              guards:
                Customer.email: { PK: "EMAIL#{email}", SK: GUARD }
            """;

    private static Model model(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("shop.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    private static DesignInsertion.Result insert(String into, String modelText) {
        return DesignInsertion.insert(new SourceFile("shop.yaml", into), model(modelText));
    }

    private static String inserted(String into) {
        return insert(into, HEAD + OTHER).text().orElseThrow();
    }

    /** A file says no other order than that in which keys name indexes; a design that was made may have another. */
    @Test
    void indexesComeInTheOrderInWhichKeysNameThem() {
        Model read = model(HEAD + """
                design:
                  layout: single-table
                  table: Shop
                  keys:
                    Customer: { PK: "C#{name}", SK: "C#{name}", GSI2PK: "E#{email}", GSI2SK: EMAIL, GSI1PK: "N#{name}", GSI1SK: NAME }
                  indexes: { GSI2: { projection: keys }, GSI1: { projection: keys } }
                """);
        Design design = read.design().orElseThrow();
        Table table = design.tables().get(0);
        List<Index> others = List.of(table.indexes().get(1), table.indexes().get(0));
        Design turned = new Design(
                design.layout(),
                design.encoding(),
                design.typeAttribute(),
                List.of(new Table(table.name(), table.key(), others)),
                design.keys(),
                design.companions(),
                design.span());
        Model made = read.with(Optional.of(turned), read.deployment(), read.suppressions());

        assertThat(others).extracting(index -> index.name().text()).containsExactly("GSI1", "GSI2");
        assertThat(DesignInsertion.insert(new SourceFile("shop.yaml", HEAD), made)
                        .text())
                .isPresent();
    }

    @Test
    void isAddedAtTheEnd() {
        assertThat(inserted(HEAD)).isEqualTo(HEAD + OTHER);
    }

    @Test
    void aMissingLastLineBreakStaysMissing() {
        assertThat(inserted(HEAD.stripTrailing())).isEqualTo(HEAD + OTHER.stripTrailing());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r"})
    void keepsLineBreaks(String lineBreak) {
        String in = HEAD.replace("\n", lineBreak);
        assertThat(inserted(in)).isEqualTo((HEAD + OTHER).replace("\n", lineBreak));
    }

    @Test
    void isAddedBeforeWhatUsuallyFollowsIt() {
        String behind = "# where it runs\nenvironments: {dev: {prefix: dev-}}\n";
        assertThat(inserted(HEAD + behind)).isEqualTo(HEAD + OTHER + "\n" + behind);
        assertThat(inserted(HEAD + "\n" + behind)).isEqualTo(HEAD + OTHER + "\n" + behind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "design:",
                "design: {}",
                "design: ~",
                "design: { layout: table-per-entity, keys: { Customer: { table: Customers, key: [name] } } }",
                "design:\n    layout: table-per-entity\n    keys:\n        Customer: {table: Cs, key: [name]}   ",
                "\"design\": { keys: { Nobody: { PK: x } } }",
                "? design\n: { layout: single-table }"
            })
    void replacesWhatIsThereInTheMiddleOfTheFile(String old) {
        String behind = "\n\n\n# the end\npatterns: {one: {get: Customer,  by: name}}\n# over";
        assertThat(inserted(HEAD + "\n" + old + behind)).isEqualTo(HEAD + OTHER.stripTrailing() + behind);
    }

    @Test
    void anEmptyDesignKeepsTheCommentBehindIt() {
        assertThat(inserted(HEAD + "\n# how it is stored\ndesign:  # by hand\n"))
                .isEqualTo(HEAD + "\n# how it is stored\ndesign:  # by hand" + OTHER.substring("\ndesign:".length()));
    }

    @Test
    void commentsStayWithTheirKeys() {
        String old = """

                # above the section
                design:  # behind its key
                  layout: table-per-entity  # one each
                  # above the keys
                  keys:
                    # above the customer
                    Customer:  # who buys
                      table: Customers  # gone
                      # above a key that goes
                      key: [name]
                    # behind the last
                  guards:
                    Customer.email: { table: Emails, key: [email] }  # unique
                # above what follows
                patterns: { one: { get: Customer, by: name } }
                """;
        DesignInsertion.Result result = insert(HEAD + old, HEAD + OTHER);
        assertThat(result.text()).contains(HEAD + """

                # above the section
                design:  # behind its key
                  layout: single-table  # one each
                  table: Shop
                  # above the keys
                  keys:
                    # above the customer
                    Customer: { PK: "C#{name}", SK: "C#{name}", GSI1PK: "E#{email}", GSI1SK: "E#{email}" }  # who buys
                    # behind the last
                  guards:
                    Customer.email: { PK: "EMAIL#{email}", SK: GUARD }  # unique
                # above what follows
                patterns: { one: { get: Customer, by: name } }
                """);
        assertThat(result.remarks())
                .containsExactly(
                        "line 16: the comment `# gone` was dropped: what it was about is gone",
                        "line 17: the comment `# above a key that goes` was dropped: what it was about is gone");
    }

    @Test
    void tablesFollowTheirNames() {
        String tables = """

                tables:
                  # loved by all
                  Customers: { billing: on-demand }
                  Emails: { stream: keys }  # nobody reads it
                """;
        String design = """

                design:
                  layout: table-per-entity
                  keys:
                    Customer: { table: Customers, key: [name] }
                  guards:
                    Customer.email: { table: Emails, key: [email] }
                """;
        String other = OTHER + "\ntables:\n  Shop: { billing: { read: 5, write: 6 }, tags: { \"on\": \"12\" } }\n";
        DesignInsertion.Result result = insert(HEAD + tables + design, HEAD + other);
        assertThat(result.text()).contains(HEAD + other.substring(OTHER.length()) + OTHER);
        assertThat(result.remarks())
                .containsExactly(
                        "line 10: the comment `# loved by all` was dropped: what it was about is gone",
                        "line 12: the comment `# nobody reads it` was dropped: what it was about is gone");
        assertThat(insert(HEAD + tables + design, HEAD + OTHER).text()).contains(HEAD + OTHER);
    }

    @Test
    void aFileBetweenBracesStaysOne() {
        String json = """
                { "tablewright": 1, "application": "Shop",
                  "entities": { "Customer": { "id": "name", "attributes": { "name": "string",
                    "email": { "type": "string", "unique": true } } } },
                  "tables": { "Shop": { "ttl": "x" } } , }
                """;
        String text = inserted(json);
        assertThat(text).contains("\"email\": { \"type\": \"string\", \"unique\": true } } } }, design: { layout: ");
        assertThat(text).endsWith(" } } , }\n");
        assertThat(DesignWriter.write(model(text))).isEqualTo(DesignWriter.write(model(HEAD + OTHER)));
    }

    @Test
    void anIndentedFileStaysIndented() {
        String in = HEAD.replaceAll("(?m)^(?=[^\n])", "  ");
        assertThat(inserted(in)).isEqualTo((HEAD + OTHER).replaceAll("(?m)^(?=[^\n])", "  "));
    }

    @Test
    void documentMarkersStayWhereTheyAre() {
        assertThat(inserted("---\n" + HEAD + "...\n")).isEqualTo("---\n" + HEAD + OTHER + "\n...\n");
    }

    @Test
    void suppressionsThatSpeakOfWhatIsGoneAreNamed() {
        String old = """

                design:
                  keys:
                    Customer: { PK: "C#{name}", SK: "C#{name}", GSI7PK: "E#{email}", GSI7SK: "E#{email}" }
                  guards:
                    Customer.email: { PK: "EMAIL#{email}", SK: GUARD }

                suppress:
                  - { rule: TW0502, for: Customer, reason: GSI7 is for the support }
                  - { rule: TW0503, reason: all is well in Shop }
                """;
        DesignInsertion.Result result = insert(HEAD + old, HEAD + OTHER);
        assertThat(result.text().orElseThrow()).contains("GSI7 is for the support");
        assertThat(result.remarks())
                .containsExactly("line 16: the suppression of TW0502 for Customer was kept, though its reason speaks of"
                        + " `GSI7`, which is gone");
    }

    @Test
    void whatIsNoModelIsRefused() {
        assertThat(insert("", HEAD + OTHER).text()).isEmpty();
        assertThat(insert("[a]", HEAD + OTHER).diagnostics()).hasSize(1);
        assertThat(insert("a: [", HEAD + OTHER).diagnostics()).hasSize(1);
        assertThat(insert("tablewright: 1\napplication: Shop\n", HEAD + OTHER).diagnostics())
                .isNotEmpty();
        assertThatThrownBy(() -> insert(HEAD, HEAD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no design");
    }

    @Test
    void strangeNamesAreQuoted() {
        String words = """

                design:
                  layout: single-table
                  table: "123"
                  type: "yes"
                  keys:
                    Customer:
                      PK: "true"
                      SK: "\\u00a0{{}} \\"it's\\" {name} \\\\ 漢字 : # %s"
                      "42": [{ "null": "{name}" }, { "größe@": "0x1F" }]
                      "-x": { partition: [{ "*a": "~" }], sort: [name], when: "name = \\"a b\\" and email in ['[', ok, \\"it's\\"]" }
                  indexes:
                    "42": { projection: keys }
                """.replace("%s", "long".repeat(900));
        String text = insert(HEAD, HEAD + words).text().orElseThrow();
        assertThat(DesignWriter.write(model(text))).isEqualTo(DesignWriter.write(model(HEAD + words)));
        assertThat(model(text).design().orElseThrow().keys().get(0).indexes()).hasSize(2);
        assertThat(ModelReader.read(new SourceFile("a", text)).diagnostics())
                .extracting(found -> found.code().id())
                .isEqualTo(ModelReader.read(new SourceFile("a", HEAD + words)).diagnostics().stream()
                        .map(found -> found.code().id())
                        .toList());
    }

    @Test
    void namesOfOnesOwnAreDeclaredOnceInASharedTable() {
        String own = """

                design:
                  layout: single-table
                  table: Shop
                  keys:
                    Customer: { PK: "C#{name}", SK: "C#{name}", mail: "E#{email}", mailOrder: "{name}" }
                  indexes:
                    Mails:  { partition: mail, sort: mailOrder }
                    Turned: { partition: SK, sort: PK, projection: keys }
                  guards:
                    Customer.email: { PK: "EMAIL#{email}", SK: GUARD }
                """;
        assertThat(insert(HEAD, HEAD + own).text()).contains(HEAD + own);
    }

    /** Takes seconds, and for ages if time grows with the cube of the size; the limit is no measurement. */
    @Test
    void aLargeModelTakesNoAges() {
        int entities = Scale.times(1_000, 3_000, 3_000);
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Large\nentities:\n");
        StringBuilder tables = new StringBuilder("design:\n  layout: table-per-entity\n  keys:\n");
        StringBuilder table = new StringBuilder("design:\n  layout: single-table\n  table: Large\n  keys:\n");
        for (int i = 0; i < entities; i++) {
            text.append("  E" + i + ": { id: a, attributes: { a: string, b: string } }\n");
            tables.append("    # about " + i + "\n    E" + i + ": { table: Table" + i + ", key: [a], ByB: [b] }\n");
            table.append(
                    "    E" + i + ": { PK: \"E" + i + "#{a}\", SK: \"{a}\", GSI1PK: \"" + i + "#{b}\", GSI1SK: X }\n");
        }
        assertTimeoutPreemptively(Duration.ofMinutes(10), () -> {
            String out = insert(text.toString() + tables, text.toString() + table)
                    .text()
                    .orElseThrow();
            assertThat(out).contains("# about " + (entities - 1) + "\n");
        });
    }

    @Test
    void theFormatterHasNothingToDo() {
        String in = Formatter.format(new SourceFile("a", HEAD)).text().orElseThrow();
        String out = inserted(in);
        assertThat(Formatter.format(new SourceFile("a", out)).text()).contains(out);
    }
}
