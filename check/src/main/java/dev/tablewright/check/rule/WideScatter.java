package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Items that are spread over partitions have to be gathered again: each call asks all of them, and waits for the slowest. */
public final class WideScatter implements Rule {

    /** Beyond, one call is a load of its own. A rule of thumb; ten shards bear 10,000 write units a second. */
    private static final int COMFORTABLE = 20;

    @Override
    public Code code() {
        return new Code("TW0606", "wide-scatter", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .filter(served -> served.read().width() > COMFORTABLE)
                .map(this::finding);
    }

    private Diagnostic finding(ServedRead served) {
        int width = served.read().width();
        List<KeyPiece.Each> wide = served.read().partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(KeyPiece.Each.class::isInstance)
                .map(KeyPiece.Each.class::cast)
                .filter(each -> !each.isSingle())
                .toList();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        served.pattern().name().span(),
                        "access pattern `" + served.pattern().name() + "` asks " + Amount.count(width)
                                + " partitions in each call")
                .label("of " + served.read().route().words());
        for (KeyPiece.Each each : wide) {
            finding = finding.also(
                    KeySlot.placeOf(served.read().wanted().get(0), each.value()),
                    Amount.count(each.texts().size())
                            + (each.kind() == KeyPiece.Each.Kind.SHARD
                                    ? " shards"
                                    : " values, of which the caller gives none"));
        }
        if (wide.size() > 1) {
            finding = finding.note(
                    wide.stream().map(each -> Amount.count(each.texts().size())).collect(Collectors.joining(" × "))
                            + ": " + Amount.count(width) + " requests, of which the slowest decides");
        }
        if (served.perSecond().isPresent()) {
            BigDecimal rate = served.perSecond().get();
            finding = finding.note(Amount.number(rate) + "/s × " + Amount.count(width) + ": "
                    + Amount.number(rate.multiply(BigDecimal.valueOf(width))) + " requests/s");
        }
        boolean shards = wide.stream().anyMatch(each -> each.kind() == KeyPiece.Each.Kind.SHARD);
        return finding.help(
                shards
                        ? "take as many shards as the writes need, one for each 1,000 write units/s, or keep the result "
                                + "of this pattern in an item of its own"
                        : "let the caller say which, or leave it out of the partition key");
    }
}
