package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * DynamoDB deletes what has expired by one attribute of a table, and only if the table names it. Otherwise nothing is ever
 * deleted, and nobody notices but the bill.
 */
public final class TtlNeeded implements Rule {

    /** That items of an entity expire: by the attribute that the entity names, under the name in the item. */
    private record Expiry(String entity, String table, Name attribute, String stored) {}

    @Override
    public Code code() {
        return new Code("TW0805", "ttl-needed", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Map<String, Name> written = new HashMap<>();
        model.deployment().tables().keySet().forEach(name -> written.put(name.text(), name));
        Optional<String> everywhere = everywhere(model.deployment());
        List<Expiry> expiries = expiries(model);
        Set<List<String>> used = new HashSet<>();
        expiries.forEach(expiry -> used.add(List.of(expiry.table(), expiry.stored())));
        return expiries.stream()
                // A table of which nothing is said has not been thought about yet.
                .filter(expiry -> written.containsKey(expiry.table()))
                .flatMap(expiry -> {
                    Name table = written.get(expiry.table());
                    Optional<String> ttl = everywhere.or(
                            () -> model.deployment().tables().get(table).ttl());
                    boolean taken = ttl.filter(other -> used.contains(List.of(expiry.table(), other)))
                            .isPresent();
                    return ttl.equals(Optional.of(expiry.stored()))
                            ? Stream.empty()
                            : Stream.of(finding(expiry, table, ttl, taken));
                });
    }

    private Diagnostic finding(Expiry expiry, Name table, Optional<String> ttl, boolean taken) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        expiry.attribute().span(),
                        "no " + expiry.entity() + " in `" + table + "` will ever expire")
                .label("stored as `" + expiry.stored() + "`")
                .also(
                        table.span(),
                        ttl.map(other -> "items expire by `" + other + "`").orElse("no `ttl` here"));
        return taken
                ? finding.note("a table has one such attribute, and another entity uses `" + ttl.orElseThrow() + "`")
                        .help("store both under one name: `stored: " + ttl.orElseThrow() + "`")
                : finding.help("name the stored attribute in the table: `ttl: " + expiry.stored() + "`");
    }

    private static List<Expiry> expiries(Model model) {
        return model.design().stream()
                .flatMap(design -> design.keys().stream())
                .flatMap(keys -> expiry(model, keys).stream())
                .toList();
    }

    private static Optional<Expiry> expiry(Model model, EntityKeys keys) {
        Optional<Entity> entity = model.entity(keys.entity().text());
        Optional<Name> named = entity.flatMap(Entity::ttl);
        Optional<Attribute> attribute = named.flatMap(name -> entity.get().attribute(name.text()));
        return attribute.map(found -> new Expiry(keys.entity().text(), keys.table(), named.get(), found.storedName()));
    }

    /** The attribute that all environments name: their word comes before the table's. */
    private static Optional<String> everywhere(Deployment deployment) {
        List<Optional<String>> said = deployment.environments().stream()
                .map(environment -> environment.settings().ttl())
                .distinct()
                .toList();
        return said.size() == 1 ? said.get(0) : Optional.empty();
    }
}
