package dev.tablewright.check.rule;

import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/** A global secondary index follows its table a moment later; DynamoDB refuses to read it with strong consistency. */
public final class StrongReadOfIndex implements Rule {

    @Override
    public Code code() {
        return new Code("TW0505", "strong-read-of-index", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return UnservedPattern.of(subject, Failure.CONSISTENCY).map(this::finding);
    }

    private Diagnostic finding(UnservedPattern unserved) {
        return Diagnostic.of(
                        code(),
                        unserved.given(),
                        "access pattern `" + unserved.pattern().name()
                                + "` asks for strong consistency, and only an index can serve it")
                .label("found only in "
                        + unserved.plan().closest().orElseThrow().words())
                .also(unserved.keys(), "the table cannot be asked so")
                .note("a global secondary index is always read with eventual consistency")
                .help("leave out `consistency: strong`, or find the id in the index and then read the item by its key");
    }
}
