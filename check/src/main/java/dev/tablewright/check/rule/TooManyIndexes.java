package dev.tablewright.check.rule;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/**
 * DynamoDB refuses to create a table with more than twenty indexes. Long before that, indexes that several entities share
 * would have been cheaper: every write pays for each index that it touches.
 */
public final class TooManyIndexes implements Rule {

    /** The quota that an account begins with, for global secondary indexes of a table. */
    private static final int MOST = DynamoFacts.INDEXES_AT_MOST;

    @Override
    public Code code() {
        return new Code("TW0409", "too-many-indexes", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream()
                .flatMap(design -> design.tables().stream())
                .filter(table -> table.indexes().size() > MOST)
                .map(
                        table -> Diagnostic.of(
                                        code(),
                                        // The first that does not fit any more.
                                        table.indexes().get(MOST).name().span(),
                                        "the table `" + table.name() + "` has "
                                                + table.indexes().size() + " indexes")
                                .label("index number " + (MOST + 1))
                                .note("DynamoDB allows " + MOST
                                        + " a table, unless AWS has raised the quota of the account")
                                .help(
                                        "let several patterns share an index: entities with different prefixes can stand in one"));
    }
}
