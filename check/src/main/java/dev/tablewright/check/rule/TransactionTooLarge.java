package dev.tablewright.check.rule;

import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** DynamoDB refuses a transaction of more than 100 actions or 4 MB, so a write that comes to more never succeeds. */
public final class TransactionTooLarge implements Rule {

    @Override
    public Code code() {
        return new Code("TW0703", "transaction-too-large", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.writePlans().stream()
                .flatMap(plan -> Stream.concat(tooMany(plan).stream(), tooHeavy(subject.model(), plan).stream()));
    }

    private Optional<Diagnostic> tooMany(WritePlan plan) {
        if (plan.leastActions() <= TransactionLimit.ACTIONS) {
            return Optional.empty();
        }
        long others = plan.actions().stream()
                .filter(action -> action.isCertain() && !action.isItself())
                .count();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        plan.write().name().span(),
                        "`" + plan.write().name() + "` comes to " + plan.leastActions() + " actions in one transaction")
                .label("DynamoDB takes " + TransactionLimit.ACTIONS);
        return Optional.of((others == 0 ? finding : finding.note(others + " of them are guards, counts and sums"))
                .help("split it into several writes, each of which may succeed alone"));
    }

    private Optional<Diagnostic> tooHeavy(Model model, WritePlan plan) {
        Map<String, Long> items = new LinkedHashMap<>();
        plan.actions().stream()
                .filter(action -> action.isCertain() && action.kind() != Kind.DELETE && action.kind() != Kind.CHECK)
                .flatMap(action -> entity(action).stream())
                .filter(entity -> bytes(model, entity) > 0)
                .forEach(entity -> items.merge(entity, 1L, Long::sum));
        long bytes = items.entrySet().stream()
                .mapToLong(entry -> entry.getValue() * bytes(model, entry.getKey()))
                .sum();
        if (bytes <= TransactionLimit.BYTES || !plan.needsTransaction()) {
            return Optional.empty();
        }
        String sum = items.entrySet().stream()
                .map(entry ->
                        entry.getValue() + " " + entry.getKey() + " of " + kilobytes(bytes(model, entry.getKey())))
                .collect(Collectors.joining(", "));
        return Optional.of(Diagnostic.of(
                        code(),
                        plan.write().name().span(),
                        "`" + plan.write().name() + "` comes to " + kilobytes(bytes) + " in one transaction")
                .label("DynamoDB takes 4 MB, that is " + kilobytes(TransactionLimit.BYTES))
                .note(sum)
                .help("keep what is large outside, or split it into several writes, each of which may succeed alone"));
    }

    private static Optional<String> entity(ItemAction action) {
        if (action.role() instanceof ItemRole.Itself itself) {
            return Optional.of(itself.entity());
        }
        return action.role() instanceof ItemRole.Parent parent ? Optional.of(parent.entity()) : Optional.empty();
    }

    private static long bytes(Model model, String entity) {
        return model.entity(entity).flatMap(found -> found.expect().itemBytes()).orElse(0L);
    }

    private static String kilobytes(long bytes) {
        return String.format(Locale.ROOT, "%,d KB", (bytes + 1023) / 1024);
    }
}
