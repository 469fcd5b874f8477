package dev.tablewright.check.reference;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Planner;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A model with its design, the plans of its patterns, and data.
 *
 * @param drawn all data that were drawn
 * @param store those that DynamoDB accepts
 */
record Triple(
        long seed, String text, Model model, KeySpace space, List<AccessPlan> plans, List<Row> drawn, Store store) {

    private static final int ROWS = 9;

    /** Empty if the model is refused: a mutation can go too far. */
    static Optional<Triple> of(long seed) {
        Dice dice = new Dice(seed);
        return of(seed, RandomModel.text(dice), dice);
    }

    static Optional<Triple> of(long seed, String text, Dice dice) {
        Optional<Model> model =
                ModelReader.read(new SourceFile("random.yaml", text)).model();
        if (model.isEmpty()) {
            return Optional.empty();
        }
        Design design = model.get().design().orElseThrow();
        KeySpace space = new KeySpace(model.get(), design);
        Planner planner = new Planner(model.get(), space, new Meetings());
        List<AccessPlan> plans =
                model.get().patterns().stream().map(planner::plan).toList();
        List<Row> drawn = rows(model.get(), dice);
        Store store = new Store(model.get(), design);
        store.putAll(drawn);
        return Optional.of(new Triple(seed, text, model.get(), space, plans, drawn, store));
    }

    /** The same model with the same plans and other data. */
    Triple with(long otherSeed) {
        List<Row> rows = rows(model, new Dice(otherSeed));
        Store other = new Store(model, design());
        other.putAll(rows);
        return new Triple(otherSeed, text, model, space, plans, rows, other);
    }

    /** Rows, and others that are much like them. */
    static List<Row> rows(Model model, Dice dice) {
        RandomData data = new RandomData(model, dice);
        List<Row> rows = new ArrayList<>(data.rows(ROWS));
        for (Row row : List.copyOf(rows)) {
            if (!row.entity().singleton()) {
                rows.add(data.similar(row));
            }
        }
        return keepingUniqueValues(rows);
    }

    /** What the model declares unique is so, however the design enforces it. */
    private static List<Row> keepingUniqueValues(List<Row> rows) {
        Set<List<Object>> taken = new HashSet<>();
        return rows.stream()
                .filter(row -> row.entity().attributes().stream()
                        .filter(attribute -> attribute.unique().isPresent())
                        .allMatch(attribute ->
                                row.at(List.of(attribute.name().text())).isEmpty()
                                        || taken.add(uniqueValue(row, attribute))))
                .toList();
    }

    private static List<Object> uniqueValue(Row row, Attribute attribute) {
        List<Object> value = new ArrayList<>(
                List.of(row.entity().name().text(), attribute.name().text()));
        value.add(row.at(List.of(attribute.name().text())));
        attribute.unique().orElseThrow().within().forEach(scope -> value.add(row.at(List.of(scope.text()))));
        return value;
    }

    Design design() {
        return model.design().orElseThrow();
    }

    /** All that is needed to repeat what went wrong. */
    String report(AccessPlan plan, Arguments arguments, Object expected, Object actual) {
        StringBuilder report = new StringBuilder("\nseed of the triple: " + seed + "\n" + text + "\ndata:\n");
        store.rows().stream()
                .filter(row -> plan.pattern().returns(row.entity().name().text()))
                .forEach(row -> report.append("  ").append(row).append('\n'));
        return report.append("pattern ")
                .append(plan.pattern().name())
                .append(" with ")
                .append(arguments)
                .append("\nplan: ")
                .append(PlanText.of(plan))
                .append("\nexpected: ")
                .append(expected)
                .append("\nactual:   ")
                .append(actual)
                .append('\n')
                .toString();
    }
}
