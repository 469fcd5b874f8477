package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.Scanning;
import java.io.BufferedWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes all entities of the tables into files: as lines of JSON, or as a CSV file for each entity. Entities come in an order in which
 * what is referred to comes first, and each kind sorted, so that equal tables give equal files. What has expired is left out; items
 * that guard or count are not entities.
 */
public final class Dump {

    private static final int SEGMENTS = 4;
    private static final int POSITION = 6;

    private final BoundModel model;
    private final Connection connection;
    private final JsonLines lines;

    private Dump(BoundModel model, Connection connection) {
        this.model = model;
        this.connection = connection;
        this.lines = new JsonLines(model.model());
    }

    public static Dump of(BoundModel model, Connection.Builder<Connection> connection) {
        return new Dump(model, connection.unknownItems(UnknownItems.SKIP).build());
    }

    /** Lines of JSON. Gives how many there are. */
    public long json(Path file) {
        makeFolder(file);
        try (SortedLines sorted = sorted();
                BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            long[] count = new long[1];
            sorted.forEach(line -> {
                write(out, line.substring(POSITION), "\n", file);
                count[0]++;
            });
            return count[0];
        } catch (IOException e) {
            throw cannotWrite(file, e);
        }
    }

    /** A file for each entity that there is: {@code Order.csv}. Gives how many rows there are in all. */
    public long csv(Path folder) {
        Map<String, BufferedWriter> files = new HashMap<>();
        ValueText values = new ValueText(model.model());
        try (SortedLines sorted = sorted()) {
            Files.createDirectories(folder);
            long[] count = new long[1];
            for (Entity entity : Population.inOrder(model.model())) {
                Path file = folder.resolve(entity.name() + ".csv");
                BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
                files.put(entity.name().text(), out);
                List<Optional<String>> header = entity.attributes().stream()
                        .map(attribute -> Optional.of(attribute.name().text()))
                        .toList();
                write(out, Csv.record(header), "", file);
            }
            sorted.forEach(line -> {
                Row row = lines.read(line.substring(POSITION));
                write(files.get(row.entity()), Csv.record(cells(values, row)), "", folder);
                count[0]++;
            });
            return count[0];
        } catch (IOException e) {
            throw cannotWrite(folder, e);
        } finally {
            close(files, folder);
        }
    }

    private List<Optional<String>> cells(ValueText values, Row row) {
        List<Optional<String>> cells = new ArrayList<>();
        for (Attribute attribute : model.type(row.entity()).entity().attributes()) {
            AttributeValue value = row.attributes().get(attribute.storedName());
            cells.add(Optional.ofNullable(value).map(some -> cell(values.json(attribute.type(), some))));
        }
        return cells;
    }

    /** Simple values as they are, what has parts as JSON. */
    private static String cell(Object plain) {
        if (plain instanceof BigDecimal number) {
            return number.toPlainString();
        }
        return plain instanceof Map || plain instanceof List ? JsonLines.text(plain) : plain.toString();
    }

    /** Every line begins with the position of its entity, so that those come together, in their order. */
    private SortedLines sorted() {
        Map<String, String> positions = new HashMap<>();
        for (Entity entity : Population.inOrder(model.model())) {
            positions.put(entity.name().text(), String.format(Locale.ROOT, "%0" + POSITION + "d", positions.size()));
        }
        SortedLines sorted = new SortedLines();
        try {
            read(sorted, positions);
            return sorted;
        } catch (RuntimeException e) {
            sorted.close();
            throw e;
        }
    }

    private void read(SortedLines sorted, Map<String, String> positions) {
        for (Map.Entry<TableType, List<RowType>> table : tables().entrySet()) {
            List<Decoder<? extends Row>> kinds = new ArrayList<>();
            table.getValue().forEach(type -> kinds.add(Decoder.of(type)));
            Scanning<Row> scanning = Scanning.of(
                            CallInfo.of("dump"), table.getKey(), Decoder.<Row>mixed(table.getKey(), kinds))
                    .consistent()
                    .segments(SEGMENTS);
            try (Stream<Row> rows = connection.scan(scanning)) {
                rows.forEach(row -> sorted.add(positions.get(row.entity()) + lines.write(row)));
            }
        }
    }

    private Map<TableType, List<RowType>> tables() {
        Map<TableType, List<RowType>> tables = new LinkedHashMap<>();
        model.rowTypes().forEach(type -> tables.computeIfAbsent(type.table(), table -> new ArrayList<>())
                .add(type));
        return tables;
    }

    private static void write(BufferedWriter out, String text, String end, Path file) {
        try {
            out.write(text);
            out.write(end);
        } catch (IOException e) {
            throw cannotWrite(file, e);
        }
    }

    private static void close(Map<String, BufferedWriter> files, Path folder) {
        IOException failure = null;
        for (BufferedWriter file : files.values()) {
            try {
                file.close();
            } catch (IOException e) {
                failure = e;
            }
        }
        if (failure != null) {
            throw cannotWrite(folder, failure);
        }
    }

    private static void makeFolder(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw cannotWrite(file, e);
        }
    }

    private static SeedException cannotWrite(Path file, IOException cause) {
        return new SeedException("cannot write " + file + ": " + FileReason.of(cause), cause);
    }
}
