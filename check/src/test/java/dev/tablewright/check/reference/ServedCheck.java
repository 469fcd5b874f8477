package dev.tablewright.check.reference;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds what a plan finds against what its pattern means. */
final class ServedCheck {

    private static final int CALLS = 4;

    private final Triple triple;
    private final Tally tally;

    ServedCheck(Triple triple, Tally tally) {
        this.triple = triple;
        this.tally = tally;
    }

    /** What is wrong, if anything is. */
    Optional<String> check(AccessPlan.Served plan, Dice dice) {
        count(plan);
        RandomData data = new RandomData(triple.model(), dice);
        for (int call = 0; call < CALLS; call++) {
            Arguments arguments = data.arguments(plan.pattern(), triple.store().rows());
            Optional<String> wrong = check(plan, arguments);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    Optional<String> check(AccessPlan.Served plan, Arguments arguments) {
        Pattern pattern = plan.pattern();
        ReferenceAnswer reference = new ReferenceAnswer(triple.model(), pattern);
        List<Row> expected = reference.matches(triple.store().rows(), arguments);
        List<Item> found = new Simulator(triple.store(), pattern, arguments).execute(plan.reads());
        tally.count("calls");
        tally.count(expected.isEmpty() ? "calls without an answer" : "calls with an answer");
        tally.count("answers of several", expected.size() > 1 ? 1 : 0);
        boolean entities = found.stream().allMatch(item -> item.row().isPresent());
        List<Row> rows = found.stream().flatMap(item -> item.row().stream()).toList();
        boolean right = entities
                && isSame(plan, expected, rows)
                && reference.isOrdered(rows)
                && found.stream().allMatch(item -> isComplete(pattern, item));
        return right ? Optional.empty() : Optional.of(triple.report(plan, arguments, expected, found + "\n" + rows));
    }

    /** Of a key there is at most one item; everything else is found as a whole. */
    private static boolean isSame(AccessPlan plan, List<Row> expected, List<Row> actual) {
        boolean one = plan.reads().get(0).operation() != Read.Operation.QUERY;
        if (one) {
            return expected.isEmpty() ? actual.isEmpty() : actual.size() == 1 && expected.containsAll(actual);
        }
        List<Row> rest = new ArrayList<>(expected);
        return actual.stream().allMatch(rest::remove) && rest.isEmpty();
    }

    /** Whether an item has all attributes that the pattern needs, as far as the entity has them. */
    private static boolean isComplete(Pattern pattern, Item item) {
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return true;
        }
        Entity entity = item.row().orElseThrow().entity();
        Set<String> needed = new HashSet<>(item.row().get().values().keySet());
        if (!pattern.needs().isEmpty()) {
            needed.retainAll(pattern.needs().stream().map(AttributePath::first).toList());
        }
        needed.removeIf(name -> entity.attribute(name).isEmpty());
        return item.visible().containsAll(needed);
    }

    private void count(AccessPlan.Served plan) {
        tally.count("served");
        if (plan.reads().size() > 1) {
            tally.count("served by several reads");
        }
        for (Read read : plan.reads()) {
            tally.count(
                    "served by " + read.operation().word() + (read.route().isIndex() ? " of an index" : " of a table"));
            kinds(read).forEach(kind -> tally.count("served " + kind));
        }
    }

    private static List<String> kinds(Read read) {
        List<String> kinds = new ArrayList<>();
        read.sort()
                .forEach(condition -> kinds.add("with " + condition.getClass().getSimpleName()
                        + (condition instanceof dev.tablewright.access.read.SortCondition.Narrowed narrowed
                                ? " " + narrowed.narrowing().kind()
                                        + (narrowed.slot().encoding().isEmpty() ? " of an attribute" : " in a template")
                                : "")));
        if (read.width() > 1) {
            kinds.add("by fan-out");
        }
        if (read.isWalk()) {
            kinds.add("by a walk");
        }
        if (read.backwards()) {
            kinds.add("backwards");
        }
        if (read.fetchBack()) {
            kinds.add("with fetching back");
        }
        if (read.filter().byType()) {
            kinds.add("with a filter by type");
        }
        read.filter().terms().values().stream()
                .flatMap(List::stream)
                .forEach(term -> kinds.add("with a filter " + term.getClass().getSimpleName()));
        if (read.wanted().size() > 1) {
            kinds.add("for several entities at once");
        }
        if (read.partition().size() > 1) {
            kinds.add("by several partition attributes");
        }
        boolean desc = read.wanted().stream()
                .flatMap(placement -> placement.sort().stream())
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.encoding().stream())
                .anyMatch(slot -> slot.slot().format() instanceof SlotFormat.Padded padded && padded.descending());
        if (desc) {
            kinds.add("with a descending slot");
        }
        return kinds;
    }
}
