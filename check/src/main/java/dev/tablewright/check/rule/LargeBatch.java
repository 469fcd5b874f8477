package dev.tablewright.check.rule;

import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.BatchSize;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code BatchGetItem} takes 100 keys and gives 16 MB. */
public final class LargeBatch implements Rule {

    @Override
    public Code code() {
        return new Code("TW0605", "batch-above-limit", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .filter(served -> served.read().operation() == Read.Operation.BATCH_GET_ITEM)
                .flatMap(served -> check(served).stream());
    }

    private Optional<Diagnostic> check(ServedRead served) {
        long each = served.read().wanted().stream()
                .mapToLong(placement ->
                        served.analysis().sizes().item(placement.owner()).expectedWhole())
                .max()
                .orElse(0);
        BatchSize batch = new BatchSize(served.pattern().batch().orElse(1), each);
        if (!batch.isAboveOneRequest()) {
            return Optional.empty();
        }
        return Optional.of(Diagnostic.of(
                        code(),
                        served.pattern().name().span(),
                        "a batch of access pattern `" + served.pattern().name() + "` is more than one request can take")
                .label(Amount.count(batch.items()) + " keys: " + Amount.count(batch.requests()) + " requests")
                .note(
                        batch.fitting() < BatchSize.MOST_KEYS
                                ? "BatchGetItem gives 16 MB at most: " + Amount.count(batch.fitting())
                                        + " items of about " + Amount.bytes(each)
                                : "BatchGetItem takes " + BatchSize.MOST_KEYS + " keys at most")
                .help("several requests can be made at the same time; if one must do, ask for at most "
                        + Amount.count(batch.fitting())));
    }
}
