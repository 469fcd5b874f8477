package dev.tablewright.check.rule;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * DynamoDB refuses a table whose indexes name more than a hundred attributes to be projected, all of them counted
 * together, and an attribute in two indexes counted twice.
 */
public final class ProjectionTooMany implements Rule {

    private static final int MOST = DynamoFacts.PROJECTED_NAMES_AT_MOST;

    @Override
    public Code code() {
        return new Code("TW0504", "projection-too-many", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream()
                .flatMap(design -> design.tables().stream().flatMap(table -> check(model, design, table).stream()));
    }

    private Optional<Diagnostic> check(Model model, Design design, Table table) {
        int count = 0;
        Optional<Name> tooMany = Optional.empty();
        for (Index index : table.indexes()) {
            if (index.projection() instanceof Projection.Include include) {
                Set<String> counted = keysOf(table, index);
                for (Name name : include.attributes()) {
                    for (String stored : storedNames(model, design, table, index, name)) {
                        count += counted.add(stored) ? 1 : 0;
                    }
                    if (count > MOST && tooMany.isEmpty()) {
                        tooMany = Optional.of(name);
                    }
                }
            }
        }
        int all = count;
        return tooMany.map(name -> finding(table, name, all));
    }

    private Diagnostic finding(Table table, Name name, int count) {
        return Diagnostic.of(
                        code(),
                        name.span(),
                        "the indexes of `" + table.name() + "` project " + count + " attributes by name")
                .label("number " + (MOST + 1))
                .note("DynamoDB allows " + MOST
                        + " over all indexes of a table, without keys; one that stands in two indexes counts twice")
                .help("write `projection: all` for the index that needs the most of them");
    }

    /** Attributes of keys are projected in any case. */
    private static Set<String> keysOf(Table table, Index index) {
        Set<String> keys = new HashSet<>();
        Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .forEach(keys::add);
        return keys;
    }

    /** What an attribute is called in the items of all entities of an index that have it. */
    private static Set<String> storedNames(Model model, Design design, Table table, Index index, Name name) {
        Set<String> stored = new HashSet<>();
        design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()))
                .filter(keys -> keys.entry(index.name().text()).isPresent())
                .flatMap(keys -> model.entity(keys.entity().text()).stream())
                .flatMap(entity -> entity.attribute(name.text()).stream())
                .forEach(attribute -> stored.add(attribute.storedName()));
        return stored.isEmpty() ? Set.of(name.text()) : stored;
    }
}
