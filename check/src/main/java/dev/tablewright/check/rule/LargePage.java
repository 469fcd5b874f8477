package dev.tablewright.check.rule;

import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PageSize;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Optional;
import java.util.stream.Stream;

/** A request gives 1 MB at most, before the filter. A larger page takes several, one after the other. */
public final class LargePage implements Rule {

    @Override
    public Code code() {
        return new Code("TW0604", "page-above-one-request", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject).flatMap(served -> check(served).stream());
    }

    private Optional<Diagnostic> check(ServedRead served) {
        return PageSize.of(
                        served.pattern(),
                        served.read(),
                        served.analysis().sizes(),
                        served.analysis().space().leaves())
                .filter(page -> page.isAboveOneRequest() && page.each() <= ItemTooLarge.MOST_BYTES)
                .map(page -> finding(served, page));
    }

    private Diagnostic finding(ServedRead served, PageSize page) {
        long requests = (page.bytes() + PageSize.MOST_BYTES - 1) / PageSize.MOST_BYTES;
        long fitting = PageSize.MOST_BYTES / Math.max(1, page.each());
        Diagnostic finding = Diagnostic.of(
                        code(),
                        served.pattern().name().span(),
                        "a page of access pattern `" + served.pattern().name() + "` is more than one request can give")
                .label(page.text())
                .note("a query gives 1 MB at most: " + Amount.count(requests) + " requests, one after the other");
        if (!served.pattern().needs().isEmpty() && !served.read().route().isIndex()) {
            finding = finding.note("`needs` does not help here: DynamoDB reads whole items, and counts them whole");
        }
        return finding.help(
                fitting > 1
                        ? "ask for at most " + Amount.count(fitting)
                                + ", or move what is large into items of its own, or keep a small copy in an index"
                        : "move what is large into items of its own, or keep a small copy in an index");
    }
}
