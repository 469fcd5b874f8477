package dev.tablewright.capacity.engine;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Tables whose keys and indexes differ in every way that matters to capacity. */
final class SampleTable {

    private static final Span NOWHERE = new SourceFile("samples", "").span(0, 0);

    /** Without indexes; for sizes. */
    static final Table PLAIN = table("plain", keys("pk:S"), keys());

    static final Table ORDERS = table(
            "orders",
            keys("pk:S"),
            keys("sk:S"),
            index("everything", keys("owner:S"), keys(), new Projection.All()),
            index("keys-alone", keys("owner:S"), keys("amount:N"), new Projection.KeysOnly()),
            index("some", keys("amount:N"), keys("sk:S"), include("note", "größe")),
            index("sparse", keys("open:S"), keys("seal:B"), new Projection.All()),
            index(
                    "native",
                    keys("owner:S", "amount:N", "seal:B", "open:S"),
                    keys("place:S", "rank:N", "sk:S", "mark:B"),
                    include("note")));

    static final Table COUNTERS = table(
            "counters",
            keys("id:N"),
            keys(),
            index("by-seal", keys("seal:B"), keys(), include("note", "extra", "mark")),
            index("by-parts", keys("place:S", "rank:N"), keys("mark:B", "id:N"), new Projection.All()));

    static final Table EVENTS = table(
            "events",
            keys("hash:B"),
            keys("time:N"),
            index("turned", keys("time:N"), keys("hash:B"), include("note")),
            index("owned", keys("owner:S", "open:S"), keys("time:N"), new Projection.KeysOnly()));

    static final Table WITHOUT_INDEXES = table("logs", keys("pk:S"), keys("rank:N"));

    static final List<Table> ALL = List.of(ORDERS, COUNTERS, EVENTS, WITHOUT_INDEXES);

    private SampleTable() {}

    /** All attributes that are keys of the table or of an index. */
    static Stream<KeyAttribute> keyAttributes(Table table) {
        return Stream.concat(table.key().attributes(), table.indexes().stream().flatMap(index -> index.key()
                        .attributes()))
                .distinct();
    }

    private static Table table(String name, List<KeyAttribute> partition, List<KeyAttribute> sort, Index... indexes) {
        return new Table(name(name), new KeySchema(partition, sort), List.of(indexes));
    }

    private static Index index(
            String name, List<KeyAttribute> partition, List<KeyAttribute> sort, Projection projection) {
        return new Index(name(name), new KeySchema(partition, sort), projection);
    }

    private static Projection include(String... attributes) {
        return new Projection.Include(
                Arrays.stream(attributes).map(SampleTable::name).toList());
    }

    /** {@code pk:S}. */
    private static List<KeyAttribute> keys(String... keys) {
        return Arrays.stream(keys).map(SampleTable::key).toList();
    }

    private static KeyAttribute key(String key) {
        String[] parts = key.split(":");
        return new KeyAttribute(
                parts[0],
                switch (parts[1]) {
                    case "S" -> KeyType.STRING;
                    case "N" -> KeyType.NUMBER;
                    default -> KeyType.BINARY;
                });
    }

    private static Name name(String text) {
        return new Name(text, NOWHERE);
    }
}
