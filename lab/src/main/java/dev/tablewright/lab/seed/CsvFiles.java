package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.row.ValueTextException;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows of each entity in a file of its own. Its first line names the attributes, in any order. */
final class CsvFiles extends RowFiles {

    private final Path folder;
    private final ValueText values;

    CsvFiles(BoundModel model, Path folder) {
        super(model);
        this.folder = folder;
        this.values = new ValueText(model.model());
    }

    @Override
    void each(Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        boolean more = true;
        boolean any = false;
        for (Entity entity : Population.inOrder(model().model())) {
            if (more && Files.exists(file(entity))) {
                any = true;
                more = read(entity, onRow, onProblem);
            }
        }
        if (!any) {
            throw new SeedException("in " + folder + " there is no file of an entity, such as "
                    + file(model().model().entities().get(0)).getFileName());
        }
    }

    @Override
    void each(String entity, Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        Entity found = model().model().entity(entity).orElseThrow();
        if (Files.exists(file(found))) {
            read(found, onRow, onProblem);
        }
    }

    private Path file(Entity entity) {
        return folder.resolve(entity.name() + ".csv");
    }

    private boolean read(Entity entity, Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        Path file = file(entity);
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Csv csv = new Csv(in);
            List<Attribute> columns;
            try {
                columns = header(entity, csv.next());
            } catch (LineException e) {
                return onProblem.test(new LoadProblem(file, csv.line(), e.attribute(), e.getMessage()));
            }
            while (true) {
                List<Optional<String>> cells;
                try {
                    cells = csv.next();
                } catch (LineException e) {
                    // Where records begin is not known any more.
                    return onProblem.test(new LoadProblem(file, csv.line(), e.attribute(), e.getMessage()));
                }
                if (cells == null) {
                    return true;
                }
                boolean blank =
                        columns.size() > 1 && cells.size() == 1 && cells.get(0).isEmpty();
                if (!blank && !accept(file, csv.line(), () -> row(entity, columns, cells), onRow, onProblem)) {
                    return false;
                }
            }
        } catch (IOException e) {
            throw new SeedException("cannot read " + file + ": " + FileReason.of(e), e);
        }
    }

    private static List<Attribute> header(Entity entity, List<Optional<String>> cells) {
        if (cells == null) {
            throw new LineException("the first line names attributes, and there is none");
        }
        List<Attribute> columns = new ArrayList<>();
        for (Optional<String> cell : cells) {
            String name = cell.orElse("");
            Attribute attribute = entity.attribute(name)
                    .orElseThrow(() -> new LineException(name, entity.name() + " has no such attribute"));
            if (columns.contains(attribute)) {
                throw new LineException(name, "there are two columns of this name");
            }
            columns.add(attribute);
        }
        return columns;
    }

    private Row row(Entity entity, List<Attribute> columns, List<Optional<String>> cells) {
        if (cells.size() != columns.size()) {
            throw new LineException("there are " + columns.size() + " columns, and here " + cells.size());
        }
        Map<String, AttributeValue> found = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            Attribute attribute = columns.get(i);
            try {
                cells.get(i)
                        .flatMap(text -> Optional.ofNullable(values.parse(attribute.type(), text)))
                        .ifPresent(value -> found.put(attribute.storedName(), value));
            } catch (ValueTextException e) {
                throw new LineException(attribute.name().text(), e.getMessage());
            }
        }
        return new Row(entity.name().text(), found);
    }
}
