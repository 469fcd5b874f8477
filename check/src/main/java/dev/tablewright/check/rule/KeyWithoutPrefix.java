package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where several entities share a table, a bare value is nobody's key: a user and an order with the same id would be in
 * one partition, and a person who looks at an item cannot tell what it is.
 */
public final class KeyWithoutPrefix implements Rule {

    /** A key of an entity in its table or in one of the indexes. */
    private record Use(EntityKeys keys, String place, ItemKey key) {}

    @Override
    public Code code() {
        return new Code("TW0403", "key-without-prefix", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        List<Use> uses = model.design().stream().flatMap(KeyWithoutPrefix::uses).toList();
        Map<String, Integer> entities = new HashMap<>();
        uses.forEach(use -> entities.merge(use.place(), 1, Integer::sum));
        return uses.stream().filter(use -> entities.get(use.place()) > 1).flatMap(use -> use.key().partition().stream()
                .flatMap(value -> check(use, value)));
    }

    private Stream<Diagnostic> check(Use use, KeyValue value) {
        // An attribute as it is has a name that says what it is.
        if (!(value instanceof KeyValue.Composed composed)) {
            return Stream.empty();
        }
        String entity = use.keys().entity().text();
        return composed.template().parts().stream()
                .limit(1)
                .filter(Slot.class::isInstance)
                .map(first -> Diagnostic.of(
                                code(),
                                KeySlot.place(composed, first),
                                "nothing in `" + value.attribute() + "` says that the item is of " + entity)
                        .label("the key begins with a value")
                        .note(use.place() + " holds other entities too, and equal values would meet in one partition")
                        .help("begin with a word of its own, as in `" + entity.toUpperCase(Locale.ROOT) + "#"
                                + composed.template() + "`"));
    }

    private static Stream<Use> uses(Design design) {
        return design.keys().stream()
                .flatMap(keys -> Stream.concat(
                        Stream.of(new Use(keys, "the table `" + keys.table() + "`", keys.primary())),
                        keys.indexes().stream().map(entry -> use(keys, entry))));
    }

    private static Use use(EntityKeys keys, IndexEntry entry) {
        return new Use(keys, "the index `" + entry.index() + "` of `" + keys.table() + "`", entry.key());
    }
}
