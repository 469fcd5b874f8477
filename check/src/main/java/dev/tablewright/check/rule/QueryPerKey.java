package dev.tablewright.check.rule;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.math.BigDecimal;
import java.util.stream.Stream;

/** {@code BatchGetItem} takes whole primary keys of tables. What is found in any other way is asked for one by one. */
public final class QueryPerKey implements Rule {

    @Override
    public Code code() {
        return new Code("TW0603", "query-per-key", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .filter(served -> served.isQuery()
                        && served.pattern().batch().filter(batch -> batch > 1).isPresent())
                .map(this::finding);
    }

    private Diagnostic finding(ServedRead served) {
        int batch = served.pattern().batch().orElseThrow();
        boolean index = served.read().route().isIndex();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        served.pattern().by().stream()
                                .findFirst()
                                .map(parameter -> parameter.name().span())
                                .orElse(served.pattern().name().span()),
                        "access pattern `" + served.pattern().name() + "` makes a request for each of its "
                                + Amount.count(batch) + " keys")
                .label(index ? "found in " + served.read().route().words() : "not the whole primary key")
                .note("BatchGetItem takes whole primary keys of a table; here each key is a query of its own: "
                        + AccessPlanText.keyCondition(served.read()));
        if (served.perSecond().isPresent()) {
            BigDecimal rate = served.perSecond().get();
            finding = finding.note(Amount.number(rate) + "/s × " + Amount.count(batch) + ": "
                    + Amount.number(rate.multiply(BigDecimal.valueOf(batch))) + " requests/s");
        }
        String known = served.pattern().by().stream()
                .findFirst()
                .map(parameter -> "`" + parameter.name() + "`")
                .orElse("it");
        return finding.help("ask by the id, if the caller can keep it; or give each " + known
                + " an item of its own, with " + known + " as its primary key");
    }
}
