package dev.tablewright.check.rule;

import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.Obstacle.Unordered;
import dev.tablewright.access.read.Obstacle.Unordered.Reason;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A composed sort key is text, and in the order of text {@code 10} comes before {@code 9}. Only leading zeros make the
 * order of the text that of the numbers.
 */
public final class UnpaddedNumber implements Rule {

    @Override
    public Code code() {
        return new Code("TW0405", "unpadded-number-in-sort-key", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        Set<String> ordered = ordered(model);
        Set<String> ids = ids(model);
        List<Unordered> refuted = refuted(subject);
        return subject.keySlots().stream()
                .filter(slot -> slot.sort() && slot.composed() && slot.format() instanceof SlotFormat.Plain)
                .filter(slot -> !isMereIdentifier(attributes, slot, ids) || isOrdered(slot, ordered))
                .filter(slot -> refuted.stream().noneMatch(unordered -> isAbout(unordered, slot)))
                .flatMap(slot -> attributes
                        .leaf(slot)
                        .filter(leaf -> leaf.type().isNumeric())
                        .map(leaf -> Padding.fix(model, slot.path(), leaf, finding(slot, leaf)))
                        .stream());
    }

    private Diagnostic finding(KeySlot slot, Attribute leaf) {
        String path = slot.path().dotted();
        Diagnostic finding = Diagnostic.of(
                        code(), slot.path().span(), "the numbers of `" + path + "` sort as text: 10 comes before 9")
                .label("without leading zeros")
                .also(leaf.name().span(), "a number, declared here");
        String digits = leaf.type() == ScalarType.DECIMAL ? "digits it has before the point" : "digits it has";
        return finding.help("say how many " + digits + ": `" + Padding.slot(path, leaf) + "`");
    }

    /** At the end of a key an id tells items apart, and any order will do. */
    private static boolean isMereIdentifier(AttributeLookup attributes, KeySlot slot, Set<String> ids) {
        List<Attribute> along = attributes.along(slot.entity(), slot.path().steps());
        boolean refers = !along.isEmpty() && along.get(0).type() instanceof Type.Reference;
        return slot.last()
                && (refers || ids.contains(member(slot.entity(), slot.path().first())));
    }

    /** Where a pattern cannot be read in its order because of a number: that finding says it all. */
    private static List<Unordered> refuted(Subject subject) {
        return UnservedPattern.of(subject, Failure.ORDER)
                .map(unserved -> (Unordered) unserved.nearest().get(0))
                .filter(unordered -> unordered.reason() == Reason.ENCODING)
                .toList();
    }

    private static boolean isAbout(Unordered unordered, KeySlot slot) {
        Optional<String> index =
                unordered.placement().route().index().map(found -> found.name().text());
        return unordered.placement().occupant().equals(slot.entity())
                && index.equals(slot.index().map(entry -> entry.index().text()))
                && (slot.path().dotted() + ".")
                        .startsWith(unordered.wanted().path().dotted() + ".");
    }

    /** Whether a pattern asks for the order of what is in a slot, or of the reference that it is a part of. */
    private static boolean isOrdered(KeySlot slot, Set<String> ordered) {
        List<String> steps = slot.path().steps();
        for (int i = 1; i <= steps.size(); i++) {
            if (ordered.contains(member(slot.entity(), String.join(".", steps.subList(0, i))))) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> ordered(Model model) {
        Set<String> ordered = new HashSet<>();
        for (Pattern pattern : model.patterns()) {
            Optional<AttributePath> range = pattern.narrowing()
                    .filter(narrowing -> narrowing.kind() == Narrowing.Kind.RANGE)
                    .map(Narrowing::path);
            List<AttributePath> paths = Stream.concat(
                            range.stream(), pattern.sort().stream().map(key -> key.path()))
                    .toList();
            for (Name entity : pattern.entities()) {
                paths.forEach(path -> ordered.add(member(entity.text(), path.dotted())));
            }
        }
        return ordered;
    }

    private static Set<String> ids(Model model) {
        Set<String> ids = new HashSet<>();
        for (Entity entity : model.entities()) {
            entity.id().forEach(part -> ids.add(member(entity.name().text(), part.text())));
        }
        return ids;
    }

    private static String member(String entity, String path) {
        return entity + "." + path;
    }
}
