package dev.tablewright.check.rule;

import dev.tablewright.check.plan.ItemCascade;
import dev.tablewright.check.plan.WritePlan;
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
        long most = plan.mostActions()
                + plan.cascades().stream()
                        .mapToLong(cascade -> cascade.mostActions().orElse(0L))
                        .sum();
        boolean bounded =
                plan.cascades().stream().allMatch(cascade -> cascade.most().isPresent());
        return plan.cascades().isEmpty() || (bounded && most <= TransactionLimit.ACTIONS);
    }

    private Diagnostic finding(WritePlan plan) {
        // What nothing bounds weighs most.
        List<ItemCascade> heaviest = plan.cascades().stream()
                .sorted(Comparator.comparing(
                        (ItemCascade cascade) -> -cascade.mostActions().orElse(Long.MAX_VALUE)))
                .toList();
        ItemCascade first = heaviest.get(0);
        Diagnostic finding = Diagnostic.of(
                        code(),
                        first.child().span(),
                        "`" + plan.write().name() + "` takes along more than one transaction can hold")
                .label(howMany(first));
        for (ItemCascade other : heaviest.subList(1, heaviest.size())) {
            finding = finding.also(other.child().span(), howMany(other));
        }
        for (ItemCascade cascade : heaviest) {
            if (cascade.foundIn().isEmpty()) {
                finding = finding.note("no key finds " + cascade.child() + " by `" + cascade.via()
                        + "`: to delete them, the whole table must be read");
            }
        }
        return finding.note("a transaction has at most " + TransactionLimit.ACTIONS
                        + " actions; batches of 25 deletions can stop halfway")
                .help("say with `max:` at the relationship how few there are, or delete them by a job that can be"
                        + " repeated, and accept this finding with that reason");
    }

    private static String howMany(ItemCascade cascade) {
        String average = cascade.fanout()
                .map(fanout -> String.format(Locale.ROOT, ", %,d on average", fanout))
                .orElse("");
        return cascade.most()
                        .map(most -> String.format(Locale.ROOT, "up to %,d", most))
                        .orElse("any number")
                + average;
    }
}
