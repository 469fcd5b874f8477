package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * DynamoDB deletes what has expired by itself, days later, and in no transaction of ours. A count that is kept in
 * transactions never hears of it; a query that counts can leave out what has expired only if it can see when it does.
 */
public final class ExpiredStillCounted implements Rule {

    @Override
    public Code code() {
        return new Code("TW0708", "expired-still-counted", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Stream<Diagnostic> kept = model.aggregates().stream()
                .filter(aggregate -> aggregate.upkeep() == Upkeep.TRANSACTION)
                .flatMap(aggregate -> expiring(model, aggregate.source()).map(ttl -> kept(aggregate, ttl)).stream());
        Stream<Diagnostic> asked = model.patterns().stream()
                .filter(pattern -> pattern.operation() == Operation.COUNT)
                .flatMap(pattern -> pattern.entities().stream().flatMap(entity -> expiring(model, entity).stream()
                        .flatMap(ttl -> asked(model, pattern, entity, ttl).stream())));
        return Stream.concat(kept, asked);
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

    private Optional<Diagnostic> asked(Model model, Pattern pattern, Name entity, Name ttl) {
        return blindIndex(model, pattern, entity.text(), ttl.text()).map(index -> Diagnostic.of(
                        code(),
                        entity.span(),
                        "`" + pattern.name() + "` counts what has expired and is not deleted yet")
                .label("counted in `" + index.name() + "`, which has no `" + ttl + "`")
                .also(ttl.span(), "DynamoDB deletes up to days later")
                .help("project `" + ttl + "` into `" + index.name()
                        + "`: then the count can leave out what has expired"));
    }

    /** The index that answers the pattern without showing the expiry; empty if something better does, or nothing. */
    private static Optional<Index> blindIndex(Model model, Pattern pattern, String entity, String ttl) {
        Set<String> given = pattern.by().stream()
                .flatMap(parameter -> parameter.paths().getOrDefault(entity, List.of()).stream())
                .map(path -> path.first())
                .collect(Collectors.toSet());
        return model.design().flatMap(design -> design.keysOf(entity).flatMap(keys -> {
            List<Index> answering = keys.indexes().stream()
                    .filter(entry -> isGiven(keys, Optional.of(entry), given))
                    .flatMap(entry -> index(design, keys, entry).stream())
                    .toList();
            boolean seen = isGiven(keys, Optional.empty(), given)
                    || answering.stream().anyMatch(index -> shows(keys, index, ttl));
            return seen ? Optional.empty() : answering.stream().findFirst();
        }));
    }

    private static boolean isGiven(EntityKeys keys, Optional<IndexEntry> entry, Set<String> given) {
        return KeySlot.in(keys, entry)
                .filter(slot -> !slot.sort())
                .allMatch(slot -> given.contains(slot.path().first()));
    }

    private static Optional<Index> index(Design design, EntityKeys keys, IndexEntry entry) {
        return design.table(keys.table())
                .flatMap(table -> table.index(entry.index().text()));
    }

    private static boolean shows(EntityKeys keys, Index index, String ttl) {
        boolean inKey = keys.entry(index.name().text()).stream()
                .flatMap(entry -> KeySlot.in(keys, Optional.of(entry)))
                .anyMatch(slot -> !slot.composed() && slot.path().first().equals(ttl));
        return inKey
                || index.projection() instanceof Projection.All
                || (index.projection() instanceof Projection.Include include
                        && include.attributes().stream()
                                .anyMatch(attribute -> attribute.text().equals(ttl)));
    }

    private static Optional<Name> expiring(Model model, Name entity) {
        return model.entity(entity.text()).flatMap(Entity::ttl);
    }
}
