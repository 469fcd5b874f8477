package dev.tablewright.check.rule;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A partition is found by its whole key or not at all. Nobody knows the very moment at which something was written, unless
 * a pattern says that its caller does; the day, perhaps.
 */
public final class UnknowableTime implements Rule {

    @Override
    public Code code() {
        return new Code("TW0408", "unknowable-time-in-partition", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        // What no pattern reads at all is another rule's finding.
        Set<String> read = new HashSet<>();
        Set<String> known = new HashSet<>();
        model.patterns().forEach(pattern -> collect(pattern, read, known));
        return subject.keySlots().stream()
                .filter(slot -> slot.isPrimary() && !slot.sort() && slot.format() instanceof SlotFormat.Plain)
                .filter(slot -> read.contains(slot.entity()) && !isKnown(slot, known))
                .flatMap(
                        slot -> attributes
                                .leaf(slot)
                                .filter(leaf -> leaf.type() == ScalarType.TIMESTAMP)
                                .map(leaf -> finding(slot))
                                .stream());
    }

    private Diagnostic finding(KeySlot slot) {
        String path = slot.path().dotted();
        Diagnostic finding = Diagnostic.of(
                        code(), slot.path().span(), "nobody who reads " + slot.entity() + " knows its `" + path + "`")
                .label("the partition cannot be found without it")
                .note("no pattern that gives " + slot.entity() + " has `" + path + "` in its `by`");
        return slot.composed()
                ? finding.help("move it to the sort key, or cut it to what is known: `{" + path + ":day}`")
                : finding.help("move it to the sort key, behind what the caller knows");
    }

    private static void collect(Pattern pattern, Set<String> read, Set<String> known) {
        pattern.entities().forEach(entity -> read.add(entity.text()));
        pattern.by().forEach(parameter -> parameter.paths().forEach((entity, paths) -> paths.stream()
                .map(AttributePath::dotted)
                .forEach(path -> known.add(entity + "." + path))));
    }

    /** Whoever knows a reference knows every part of it. */
    private static boolean isKnown(KeySlot slot, Set<String> known) {
        List<String> steps = slot.path().steps();
        for (int i = 1; i <= steps.size(); i++) {
            if (known.contains(slot.entity() + "." + String.join(".", steps.subList(0, i)))) {
                return true;
            }
        }
        return false;
    }
}
