package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Label;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * DynamoDB cannot change the primary key of an item. A write that changes an attribute in it deletes the item and puts
 * another, in a transaction that costs twice as much, and whoever holds the old key holds nothing.
 */
public final class MutablePrimaryKey implements Rule {

    @Override
    public Code code() {
        return new Code("TW0401", "mutable-primary-key", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Map<String, Label> changes = changes(model);
        Set<String> found = new HashSet<>();
        return subject.keySlots().stream()
                .filter(KeySlot::isPrimary)
                .filter(slot -> changes.containsKey(member(slot)))
                // An attribute in both parts of a key is one mistake, not two.
                .filter(slot -> found.add(member(slot)))
                .map(slot -> finding(slot, changes.get(member(slot))));
    }

    private Diagnostic finding(KeySlot slot, Label change) {
        String attribute = slot.path().first();
        return Diagnostic.of(code(), slot.path().span(), "`" + attribute + "` changes and stands in " + slot.whichKey())
                .label("another value is another key")
                .also(change.span(), change.text())
                .note("each such write is a transaction that deletes the item and puts it under the new key")
                .help("make the primary key of what never changes, and put `" + slot.path()
                        + "` into the key of an index");
    }

    /** The first change of each attribute that is ever changed, by its full name. */
    private static Map<String, Label> changes(Model model) {
        Map<String, Label> changes = new HashMap<>();
        for (Write write : model.writes()) {
            for (WriteStep step : write.steps()) {
                step.sets()
                        .forEach(set -> changes.putIfAbsent(
                                step.entity() + "." + set, new Label(set.span(), "`" + write.name() + "` changes it")));
                step.adds()
                        .forEach(add -> changes.putIfAbsent(
                                add.target().toString(),
                                new Label(add.target().span(), "`" + write.name() + "` changes it")));
            }
        }
        // A count that is kept in an attribute changes it with every element that comes or goes.
        for (Aggregate kept : model.aggregates()) {
            changes.putIfAbsent(
                    kept.target().toString(), new Label(kept.target().span(), "it follows every " + kept.source()));
        }
        return changes;
    }

    private static String member(KeySlot slot) {
        return slot.entity() + "." + slot.path().first();
    }
}
