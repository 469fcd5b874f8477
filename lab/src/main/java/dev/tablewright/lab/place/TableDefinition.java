package dev.tablewright.lab.place;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a table has to be like for a model.
 *
 * @param name what it is called where it is
 * @param table what it is called in the model
 * @param ttl the attribute by which items expire
 * @param stream {@code NONE} if none is needed
 * @param billing empty if nobody said
 */
public record TableDefinition(
        String name,
        String table,
        KeySchema key,
        List<IndexDefinition> indexes,
        Optional<String> ttl,
        Stream stream,
        Optional<Billing> billing) {

    public TableDefinition {
        indexes = List.copyOf(indexes);
    }

    /**
     * All tables of a model, under the names that the model has for them.
     *
     * @param model with a design
     */
    public static List<TableDefinition> of(Model model) {
        return of(model, UnaryOperator.identity());
    }

    /** All tables, under other names. */
    public static List<TableDefinition> of(Model model, UnaryOperator<String> names) {
        return of(model, names, Optional.empty());
    }

    /** All tables as they are in an environment of the model. */
    public static List<TableDefinition> of(Model model, Environment environment) {
        return of(model, environment::nameOf, Optional.of(environment));
    }

    private static List<TableDefinition> of(
            Model model, UnaryOperator<String> names, Optional<Environment> environment) {
        return model.design().orElseThrow().tables().stream()
                .map(table -> {
                    String inModel = table.name().text();
                    TableSettings settings = model.deployment().settings(inModel, environment);
                    return new DefinitionOfTable(model, table, settings).named(names.apply(inModel));
                })
                .toList();
    }

    /** The same without time to live, for who has a clock of his own: the table's deletes what expires by the real one. */
    public TableDefinition withoutExpiry() {
        return new TableDefinition(name, table, key, indexes, Optional.empty(), stream, billing);
    }

    public Optional<IndexDefinition> index(String index) {
        return indexes.stream().filter(each -> each.name().equals(index)).findFirst();
    }

    /** All attributes of keys, of the table and of its indexes, each once. */
    public List<KeyAttribute> keyAttributes() {
        Map<String, KeyAttribute> all = new LinkedHashMap<>();
        key.attributes().forEach(attribute -> all.putIfAbsent(attribute.name(), attribute));
        indexes.forEach(
                index -> index.key().attributes().forEach(attribute -> all.putIfAbsent(attribute.name(), attribute)));
        return List.copyOf(all.values());
    }
}
