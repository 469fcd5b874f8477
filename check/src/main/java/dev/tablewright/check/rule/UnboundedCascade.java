package dev.tablewright.check.rule;

import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A deletion that takes others along is all or nothing only if everything fits into one transaction. What does not fit is
 * deleted in pieces, by something that can be interrupted and must go on where it stopped.
 */
public final class UnboundedCascade implements Rule {

    @Override
    public Code code() {
        return new Code("TW0702", "unbounded-cascade", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.writePlans().stream().filter(plan -> !fits(plan)).map(this::finding);
    }

    private static boolean fits(WritePlan plan) {
        return plan.cascades().isEmpty() || (isBounded(plan) && most(plan) <= TransactionLimit.ACTIONS);
    }

    private static boolean isBounded(WritePlan plan) {
        return plan.cascades().stream().allMatch(cascade -> cascade.most().isPresent());
    }

    private static long most(WritePlan plan) {
        return plan.mostActions()
                + plan.cascades().stream()
                        .mapToLong(cascade -> cascade.mostActions().orElse(0L))
                        .sum();
    }

    private Diagnostic finding(WritePlan plan) {
        // What nothing bounds weighs most; beside it, what would fit is not worth a word.
        List<ItemCascade> heaviest = plan.cascades().stream()
                .filter(cascade ->
                        isBounded(plan) || cascade.mostActions().orElse(Long.MAX_VALUE) > TransactionLimit.ACTIONS)
                .sorted(Comparator.comparing(
                        (ItemCascade cascade) -> -cascade.mostActions().orElse(Long.MAX_VALUE)))
                .toList();
        ItemCascade first = heaviest.get(0);
        Diagnostic finding = Diagnostic.of(
                        code(),
                        first.child().span(),
                        "`" + plan.write().name() + "` can take along more than a transaction holds")
                .label(howMany(first));
        for (ItemCascade other : heaviest.subList(1, heaviest.size())) {
            finding = finding.also(other.child().span(), howMany(other));
        }
        for (ItemCascade cascade : plan.cascades()) {
            if (cascade.foundIn().isEmpty()) {
                finding = finding.note("no key finds " + cascade.child() + " by `" + cascade.via()
                        + "`: to delete them, the whole table must be read");
            }
        }
        return finding.note(limit(plan))
                .help("say with `max:` at the relationship how few there are, or delete them by a job that can be"
                        + " repeated, and accept this finding with that reason");
    }

    private static String limit(WritePlan plan) {
        String limit = "a transaction has at most " + TransactionLimit.ACTIONS + " actions";
        return isBounded(plan)
                ? String.format(Locale.ROOT, "up to %,d actions with the deletion itself; %s", most(plan), limit)
                : limit + "; deleted one by one, some can go and others stay";
    }

    private static String howMany(ItemCascade cascade) {
        String average = cascade.fanout()
                .map(fanout -> String.format(Locale.ROOT, ", %,d on average", fanout))
                .orElse("");
        return cascade.most()
                        .map(most -> String.format(Locale.ROOT, "up to %,d", most))
                        .orElse("any number")
                + average
                + (cascade.actionsEach() == 1 ? "" : ", " + cascade.actionsEach() + " actions each");
    }
}
