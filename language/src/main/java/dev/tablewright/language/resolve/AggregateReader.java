package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads counts and sums that are kept in a parent. */
final class AggregateReader {

    private final Scope scope;

    AggregateReader(Scope scope) {
        this.scope = scope;
    }

    List<Aggregate> read(View root) {
        List<Aggregate> aggregates = new ArrayList<>();
        for (String section : List.of("counts", "sums")) {
            for (Entry entry : root.view(section).entries()) {
                read(entry, section.equals("sums")).ifPresent(aggregates::add);
            }
        }
        return aggregates;
    }

    private Optional<Aggregate> read(Entry entry, boolean sum) {
        Node value = entry.value();
        if (value instanceof Broken || !entry.key().value().contains(".")) {
            return Optional.empty();
        }
        View facts = View.of(value);
        Optional<Name> of = value instanceof Scalar scalar ? Optional.of(scalar.name()) : facts.name("of");
        MemberName target = EntityReader.member(entry.key().name());
        Optional<Attribute> result =
                scope.entity(target.entityName()).flatMap(owner -> scope.attribute(owner, target.attributeName()));
        result.ifPresent(attribute -> checkResult(target, attribute, sum));
        return of.flatMap(source -> source(entry, target, source, sum, facts));
    }

    private void checkResult(MemberName target, Attribute attribute, boolean sum) {
        boolean fits = attribute.type() == ScalarType.INTEGER || (sum && attribute.type() == ScalarType.DECIMAL);
        if (!fits) {
            scope.report(LanguageCode.UNSUITABLE_AGGREGATE
                    .at(target.span(), "`" + target + "` cannot hold " + (sum ? "a sum" : "a count"))
                    .label("it is of type `" + attribute.type() + "`")
                    .also(attribute.name().span(), "declared here"));
        }
    }

    private Optional<Aggregate> source(Entry entry, MemberName target, Name of, boolean sum, View facts) {
        int dot = of.text().indexOf('.');
        if (sum != dot >= 0) {
            scope.report(LanguageCode.UNSUITABLE_AGGREGATE.at(
                    of.span(),
                    sum ? "a sum is taken over an attribute, as in `Order.total`" : "a count is taken of an entity"));
            return Optional.empty();
        }
        Name entityName = sum ? new Name(of.text().substring(0, dot), of.span()) : of;
        Optional<Entity> entity = scope.entity(entityName);
        if (entity.isEmpty()) {
            return Optional.empty();
        }
        Optional<Name> summed = sum ? Optional.of(new Name(of.text().substring(dot + 1), of.span())) : Optional.empty();
        summed.flatMap(name -> scope.attribute(entity.get(), name))
                .filter(attribute -> attribute.type() != ScalarType.INTEGER && attribute.type() != ScalarType.DECIMAL)
                .ifPresent(attribute -> scope.report(LanguageCode.UNSUITABLE_AGGREGATE
                        .at(of.span(), "`" + of + "` cannot be summed")
                        .label("it is of type `" + attribute.type() + "`")));
        return via(entity.get(), target, of, facts)
                .map(via -> new Aggregate(
                        target,
                        entityName,
                        summed,
                        via,
                        ConditionReader.read(scope, List.of(entity.get()), facts.scalar("where")),
                        facts.text("kept").filter("stream"::equals).isPresent() ? Upkeep.STREAM : Upkeep.TRANSACTION,
                        entry.span()));
    }

    /** The attribute of the source that refers to the parent: the named one, or the only one. */
    private Optional<Name> via(Entity source, MemberName target, Name of, View facts) {
        Type parent = new Type.Reference(target.entity());
        Optional<Name> named = facts.name("via");
        if (named.isPresent()) {
            Optional<Attribute> attribute = scope.attribute(source, named.get());
            if (attribute.isPresent() && !attribute.get().type().equals(parent)) {
                scope.report(LanguageCode.UNSUITABLE_VIA.at(
                        named.get().span(), "`" + named.get() + "` does not refer to " + target.entity()));
            }
            return named;
        }
        List<Name> references = source.attributes().stream()
                .filter(attribute -> attribute.type().equals(parent))
                .map(Attribute::name)
                .toList();
        if (references.size() == 1 || !scope.isEntity(target.entity())) {
            return references.stream().findFirst();
        }
        scope.report(LanguageCode.UNSUITABLE_AGGREGATE
                .at(
                        of.span(),
                        source.name() + " has "
                                + (references.isEmpty() ? "no attribute that refers" : "several attributes that refer")
                                + " to "
                                + target.entity())
                .help(
                        references.isEmpty()
                                ? "add an attribute of type `" + target.entity() + "` to " + source.name()
                                : "say which one with `via:`"));
        return Optional.empty();
    }
}
