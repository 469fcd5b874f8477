package dev.tablewright.check.rule;

import dev.tablewright.check.load.Amount;
import dev.tablewright.check.plan.Read;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code BatchGetItem} takes 100 keys and gives 16 MB. */
public final class LargeBatch implements Rule {

    private static final int MOST_KEYS = 100;
    private static final long MOST_BYTES = 16L * 1_048_576;

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
        int batch = served.pattern().batch().orElse(1);
        long each = served.read().wanted().stream()
                .mapToLong(placement -> served.analysis().sizes().of(placement.owner()))
                .max()
                .orElse(0);
        long fitting = Math.max(1, Math.min(MOST_KEYS, MOST_BYTES / Math.max(1, each)));
        if (batch <= fitting) {
            return Optional.empty();
        }
        long requests = (batch + fitting - 1) / fitting;
        return Optional.of(Diagnostic.of(
                        code(),
                        served.pattern().name().span(),
                        "a batch of access pattern `" + served.pattern().name() + "` is more than one request can take")
                .label(Amount.count(batch) + " keys: " + Amount.count(requests) + " requests")
                .note(
                        fitting < MOST_KEYS
                                ? "BatchGetItem gives 16 MB at most: " + Amount.count(fitting) + " items of about "
                                        + Amount.bytes(each)
                                : "BatchGetItem takes " + MOST_KEYS + " keys at most")
                .help("several requests can be made at the same time; if one must do, ask for at most "
                        + Amount.count(fitting)));
    }
}
