package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A shared table and its indexes by number: those that are there already, then new ones. */
final class IndexSlots {

    private final SharedNames names;
    private final Optional<Table> table;
    private final List<Index> there;

    /** @param table that keys are kept of */
    IndexSlots(SharedNames names, Optional<Table> table) {
        this.names = names;
        this.table = table;
        this.there = new ArrayList<>(table.map(Table::indexes).orElse(List.of()));
    }

    /** The indexes that are there already. */
    List<Index> there() {
        return there;
    }

    /** Whether others can be put into an index that is there: it has two texts for a key, and holds everything. */
    boolean isOpen(int number) {
        Index index = there.get(number - 1);
        return isText(index.key()) && index.projection() instanceof Projection.All;
    }

    private static boolean isText(KeySchema key) {
        return key.partition().size() == 1
                && key.sort().size() == 1
                && key.attributes().allMatch(attribute -> attribute.type() == KeyType.STRING);
    }

    /** @param number of an index, from 1 */
    String name(int number) {
        return number <= there.size() ? there.get(number - 1).name().text() : names.index(fresh(number));
    }

    /** @param number of an index; 0 for the table */
    String partition(int number) {
        return schema(number).partition().get(0).name();
    }

    /** @param number of an index; 0 for the table */
    String sort(int number) {
        return schema(number).sort().get(0).name();
    }

    /** @param number of an index; 0 for the table */
    KeySchema schema(int number) {
        if (number == 0) {
            return table.map(Table::key).filter(IndexSlots::isText).orElseGet(() -> names.schema(0));
        }
        return number <= there.size() ? there.get(number - 1).key() : names.schema(fresh(number));
    }

    /** New indexes are counted on from what is free. */
    private int fresh(int number) {
        Set<String> taken = there.stream().map(index -> index.name().text()).collect(Collectors.toSet());
        Set<String> attributes = there.stream()
                .flatMap(index -> index.key().attributes())
                .map(KeyAttribute::name)
                .collect(Collectors.toSet());
        return IntStream.iterate(1, next -> next + 1)
                .filter(next -> !taken.contains(names.index(next)) && !attributes.contains(names.partition(next)))
                .skip(number - there.size() - 1L)
                .findFirst()
                .orElseThrow();
    }
}
