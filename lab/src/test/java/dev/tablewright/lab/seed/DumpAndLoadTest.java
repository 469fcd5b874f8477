package dev.tablewright.lab.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.check.Models;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DumpAndLoadTest {

    @TempDir
    Path folder;

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatWasDumpedAndLoadedIsDumpedAgainByteByByte(String example) throws IOException {
        Model model = Models.example(example);
        Path first = folder.resolve("first.jsonl");
        Path firstTables = folder.resolve("first");
        long guards;
        try (SeedTables tables = new SeedTables(model)) {
            Population population = Population.of(model, PopulationSize.items(Scale.times(80, 100, 150)), 21);
            tables.seed(population);
            Dump dump = Dump.of(tables.model(), tables.connect());
            assertThat(dump.json(first)).isEqualTo(population.total());
            assertThat(dump.csv(firstTables)).isEqualTo(population.total());
            guards = tables.items().size();
        }
        Path second = folder.resolve("second.jsonl");
        Path secondTables = folder.resolve("second");
        try (SeedTables tables = new SeedTables(model)) {
            SeedResult loaded =
                    Load.json(tables.model(), first).write(tables.connect(), Load.Mode.RESTORE, progress -> {});
            assertThat(loaded.refused()).isZero();
            assertThat(tables.items()).hasSize((int) guards);
            Dump.of(tables.model(), tables.connect()).json(second);
            assertThat(second).hasSameBinaryContentAs(first);
        }
        try (SeedTables tables = new SeedTables(model)) {
            assertThat(Load.csv(tables.model(), firstTables)
                            .write(tables.connect(), Load.Mode.RESTORE, progress -> {})
                            .refused())
                    .isZero();
            Dump.of(tables.model(), tables.connect()).csv(secondTables);
            assertThat(contents(secondTables)).isEqualTo(contents(firstTables));
            Dump.of(tables.model(), tables.connect()).json(second);
            assertThat(second).hasSameBinaryContentAs(first);
        }
    }

    private static Map<String, String> contents(Path of) throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(of)) {
            for (Path file : files.toList()) {
                all.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return all;
    }

    @Test
    void nastyTextsComeBackAsTheyWere() throws IOException {
        Model model = Models.example("saas");
        List<String> nasty = List.of(
                "plain",
                " spaces ",
                "a,b",
                "\"quoted\"",
                "line\nbreak",
                "\r\n",
                "\t",
                "\u0000",
                "é",
                "e\u0301",
                "\ud83d\ude00",
                "\ufeffbom",
                "{\"a\":1}",
                "[1]",
                "null",
                "true",
                "12",
                "'",
                "\\n",
                "=1+1",
                "\u2028",
                "\u0085",
                "#$%",
                ",",
                "\"",
                "\"\"");
        Path json = folder.resolve("nasty.jsonl");
        Path csv = folder.resolve("nasty");
        Map<String, List<Row>> stored;
        try (SeedTables tables = new SeedTables(model)) {
            for (int i = 0; i < nasty.size(); i++) {
                Row user = new Row(
                        "User",
                        Map.of(
                                "username", AttributeValue.fromS("user_" + i),
                                "email", AttributeValue.fromS(nasty.get(i)),
                                "name", AttributeValue.fromS(nasty.get(i)),
                                "passwordHash", AttributeValue.fromS(nasty.get(i) + nasty.get(i))));
                assertThat(tables.connect()
                                .build()
                                .run(tables.model().writes("User").create(user))
                                .isDone())
                        .isTrue();
            }
            stored = tables.rows();
            Dump dump = Dump.of(tables.model(), tables.connect());
            assertThat(dump.json(json)).isEqualTo(nasty.size());
            dump.csv(csv);
        }
        for (boolean lines : new boolean[] {true, false}) {
            try (SeedTables tables = new SeedTables(model)) {
                Load load = lines ? Load.json(tables.model(), json) : Load.csv(tables.model(), csv);
                assertThat(load.problems()).isEmpty();
                load.write(tables.connect(), Load.Mode.RESTORE, progress -> {});
                assertThat(tables.rows().get("User")).containsExactlyInAnyOrderElementsOf(stored.get("User"));
            }
        }
    }

    @Test
    void numbersGoOnWhereTheyWere() throws IOException {
        Model model = Models.example("projects");
        Path file = folder.resolve("projects.jsonl");
        try (SeedTables tables = new SeedTables(model)) {
            tables.seed(Population.of(model, PopulationSize.items(150), 21));
            Dump.of(tables.model(), tables.connect()).json(file);
        }
        try (SeedTables tables = new SeedTables(model)) {
            Load.json(tables.model(), file).write(tables.connect(), Load.Mode.RESTORE, progress -> {});
            Row ticket = tables.rows().get("Ticket").get(0);
            long last = tables.rows().get("Ticket").stream()
                    .filter(row -> row.attributes()
                            .get("project")
                            .equals(ticket.attributes().get("project")))
                    .mapToLong(
                            row -> Long.parseLong(row.attributes().get("number").n()))
                    .max()
                    .orElseThrow();
            Row next = tables.connect()
                    .build()
                    .run(tables.model().writes("Ticket").create(ticket))
                    .orThrow();
            assertThat(next.attributes().get("number").n()).isEqualTo(Long.toString(last + 1));
        }
    }

    @Test
    void whatPeopleWroteIsCreatedAsTheApplicationWould() throws IOException {
        Model model = Models.example("shop");
        Path file = folder.resolve("shop.jsonl");
        // Children before their parents, and nothing said about what the writes keep.
        Files.writeString(file, """
                {"entity":"Review","product":"01HZZZZZZZZZZZZZZZZZZZZZZZ","reviewId":"01HZZZZZZZZZZZZZZZZZZZZZZ1","writtenAt":"2024-05-01T00:00:00Z","author":"ada","rating":4,"text":"Good."}

                {"entity":"Review","product":"01HZZZZZZZZZZZZZZZZZZZZZZZ","reviewId":"01HZZZZZZZZZZZZZZZZZZZZZZ2","writtenAt":"2024-05-02T00:00:00Z","author":"ada","rating":5,"text":"Better."}
                {"entity":"Product","productId":"01HZZZZZZZZZZZZZZZZZZZZZZZ","name":"Lamp","category":"light","price":12.5,"reviewCount":70}
                {"entity":"Category","categoryId":"light","name":"Light"}
                {"entity":"Customer","username":"ada","email":"ada@example.com","name":"Ada"}
                """);
        try (SeedTables tables = new SeedTables(model)) {
            SeedResult result =
                    Load.json(tables.model(), file).write(tables.connect(), Load.Mode.CREATE, progress -> {});
            assertThat(result.written()).isEqualTo(5);
            assertThat(result.refused()).isZero();
            Row product = tables.rows().get("Product").get(0);
            assertThat(product.attributes().get("reviewCount").n()).isEqualTo("2");
            assertThat(product.attributes().get("ratingSum").n()).isEqualTo("9");
            assertThat(tables.companions("Customer.email")).isEqualTo(1);
        }
    }

    @Test
    void wrongLinesAreToldAndNothingIsWritten() throws IOException {
        Model model = Models.example("shop");
        Path file = folder.resolve("bad.jsonl");
        Files.writeString(file, """
                {"entity":"Category","categoryId":"light","name":"Light"}
                {"entity":"Category","categoryId":"No Capitals","name":"Light"}
                {"entity":"Nobody"}
                {"entity":"Category","categoryId":"x","name":"X","size":3}
                {"entity":"Product","productId":"short","name":"Lamp","category":"light","price":12.5}
                {"entity":"Product","productId":"01HZZZZZZZZZZZZZZZZZZZZZZZ","name":"Lamp","category":"light","price":"cheap"}
                {"entity":"Category","categoryId":"y"}
                {"entity":"Category",
                nothing
                """);
        try (SeedTables tables = new SeedTables(model)) {
            Load load = Load.json(tables.model(), file);
            assertThat(load.problems().stream().map(LoadProblem::toString))
                    .hasSize(8)
                    .satisfiesExactly(
                            text -> assertThat(text).startsWith("bad.jsonl:2: ").contains("categoryId"),
                            text -> assertThat(text).isEqualTo("bad.jsonl:3: the model has no entity `Nobody`"),
                            text -> assertThat(text).isEqualTo("bad.jsonl:4: `size`: Category has no such attribute"),
                            text -> assertThat(text)
                                    .startsWith("bad.jsonl:5: `productId`: ")
                                    .contains("ULID"),
                            text -> assertThat(text)
                                    .startsWith("bad.jsonl:6: `price`: ")
                                    .contains("number"),
                            text -> assertThat(text).startsWith("bad.jsonl:7: ").contains("name is missing"),
                            text -> assertThat(text).startsWith("bad.jsonl:8: it is no JSON"),
                            text -> assertThat(text).startsWith("bad.jsonl:9: "));
            assertThatThrownBy(() -> load.write(tables.connect(), Load.Mode.RESTORE, progress -> {}))
                    .isInstanceOf(SeedException.class)
                    .hasMessageContaining("bad.jsonl:2: ");
            assertThat(tables.items()).isEmpty();
        }
    }

    @Test
    void wrongCellsAreToldByTheLineInWhichTheirRecordBegins() throws IOException {
        Model model = Models.example("shop");
        Files.writeString(
                folder.resolve("Category.csv"),
                "name,categoryId\r\n\"two\nlines\",fine\r\nBad,Not Fine\r\nToo,many,cells\r\n\"open,x\r\n");
        Files.writeString(folder.resolve("Product.csv"), "productId,colour\r\n");
        try (SeedTables tables = new SeedTables(model)) {
            List<String> problems = Load.csv(tables.model(), folder).problems().stream()
                    .map(LoadProblem::toString)
                    .toList();
            assertThat(problems)
                    .satisfiesExactly(
                            text -> assertThat(text)
                                    .startsWith("Category.csv:4: ")
                                    .contains("categoryId"),
                            text -> assertThat(text).isEqualTo("Category.csv:5: there are 2 columns, and here 3"),
                            text -> assertThat(text).isEqualTo("Category.csv:6: a quote is not closed"),
                            text -> assertThat(text)
                                    .isEqualTo("Product.csv:1: `colour`: Product has no such attribute"));
        }
        assertThatThrownBy(() -> {
                    try (SeedTables tables = new SeedTables(model)) {
                        Load.csv(tables.model(), folder.resolve("nowhere")).problems();
                    }
                })
                .isInstanceOf(SeedException.class)
                .hasMessageContaining("Customer.csv");
    }
}
