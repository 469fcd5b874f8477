package dev.tablewright.check.rule;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * DynamoDB keeps one thing unique: the primary key of a table. A value is unique if the key is made of it, or if an item
 * whose key is made of it is put in the same transaction. An index accepts two entries with the same key.
 */
public final class UniqueNotEnforced implements Rule {

    @Override
    public Code code() {
        return new Code("TW0710", "unique-not-enforced", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream()
                .flatMap(analysis -> analysis.model().entities().stream().flatMap(entity -> check(analysis, entity)));
    }

    private Stream<Diagnostic> check(Analysis analysis, Entity entity) {
        Design design = analysis.space().design();
        return design.keysOf(entity.name().text()).stream()
                .flatMap(keys -> analysis.uniqueness().notEnforced(entity).stream()
                        .map(attribute -> finding(design, entity, keys, attribute)));
    }

    private Diagnostic finding(Design design, Entity entity, EntityKeys keys, Attribute attribute) {
        String member = entity.name() + "." + attribute.name();
        Diagnostic finding = Diagnostic.of(code(), attribute.name().span(), "nothing keeps `" + member + "` unique")
                .label("two may have the same value");
        Optional<KeySlot> indexed = keys.indexes().stream()
                .flatMap(entry -> KeySlot.in(keys, Optional.of(entry)))
                .filter(slot -> slot.path().first().equals(attribute.name().text()))
                .findFirst();
        if (indexed.isPresent()) {
            finding = finding.also(indexed.get().path().span(), "an index takes equal keys");
        }
        return finding.note("DynamoDB keeps nothing unique but the primary key of a table")
                .help("add to the design: `guards: { " + member + ": " + guard(design, keys, entity, attribute)
                        + " }`");
    }

    private static List<String> scoped(Attribute attribute) {
        return Stream.concat(
                        attribute.unique().stream().flatMap(unique -> unique.within().stream()),
                        Stream.of(attribute.name()))
                .map(Name::text)
                .toList();
    }

    /** A key that fits the table: the name of the value, then the value behind its scope. */
    private static String guard(Design design, EntityKeys keys, Entity entity, Attribute attribute) {
        List<String> scoped = scoped(attribute);
        if (design.layout() == Layout.TABLE_PER_ENTITY) {
            String name = attribute.name().text();
            String table = entity.name() + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "s";
            return "{ table: " + table + ", key: [" + String.join(", ", scoped) + "] }";
        }
        String prefix = (entity.name().text() + attribute.name().text()).toUpperCase(Locale.ROOT);
        String template =
                prefix + scoped.stream().map(name -> "#{" + name + "}").collect(Collectors.joining());
        return "{ "
                + design.table(keys.table()).stream()
                        .flatMap(table -> table.key().attributes())
                        .map(KeyAttribute::name)
                        .map(key -> key + ": \"" + template + "\"")
                        .collect(Collectors.joining(", "))
                + " }";
    }
}
