package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * DynamoDB deletes what has expired by itself, days later, and in no transaction of ours. A count that is kept in
 * transactions never hears of it.
 */
public final class ExpiredStillCounted implements Rule {

    @Override
    public Code code() {
        return new Code("TW0708", "expired-still-counted", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.aggregates().stream()
                .filter(aggregate -> aggregate.upkeep() == Upkeep.TRANSACTION)
                .flatMap(aggregate -> expiring(model, aggregate.source()).map(ttl -> kept(aggregate, ttl)).stream());
    }

    private Diagnostic kept(Aggregate aggregate, Name ttl) {
        return Diagnostic.of(
                        code(),
                        aggregate.source().span(),
                        "`" + aggregate.target() + "` never hears of the " + aggregate.source() + " that expires")
                .label("kept in the transactions that write it")
                .also(ttl.span(), "DynamoDB deletes it by itself")
                .note("what DynamoDB deletes shows in the stream of the table, and nowhere else")
                .help("keep it with `kept: stream`");
    }

    private static Optional<Name> expiring(Model model, Name entity) {
        return model.entity(entity.text()).flatMap(Entity::ttl);
    }
}
