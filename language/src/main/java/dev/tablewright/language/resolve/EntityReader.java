package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an entity: first what it has, and when all entities are known, whether what is said about it fits. */
final class EntityReader {

    private final Scope scope;

    EntityReader(Scope scope) {
        this.scope = scope;
    }

    /** Reads everything that can be read without knowing the other entities. */
    Entity read(Entry entry) {
        View view = View.of(entry.value());
        Name name = entry.key().name();
        if (view.node("attributes").isEmpty()) {
            scope.unreadable(name.text());
        }
        List<Attribute> attributes = view.node("attributes")
                .map(node -> new AttributeReader(scope, name.text(), false).read(node))
                .orElse(List.of());
        View expect = view.view("expect");
        return new Entity(
                name,
                view.names("id"),
                attributes,
                view.name("ttl"),
                view.name("version"),
                view.whole("schema").orElse(1),
                sequences(view),
                view.flag("singleton"),
                new Expectation(
                        expect.said("count", Quantities::count),
                        expect.said("size", Quantities::bytes),
                        SkewReader.read(expect)),
                view.text("description"),
                entry.span());
    }

    private static List<Sequence> sequences(View view) {
        List<Sequence> sequences = new ArrayList<>();
        for (Entry entry : view.view("sequence").entries()) {
            View facts = View.of(entry.value());
            Optional<Name> per =
                    entry.value() instanceof Scalar scalar ? Optional.of(scalar.name()) : facts.name("per");
            sequences.add(
                    new Sequence(entry.key().name(), per, facts.name("counter").map(EntityReader::member)));
        }
        return sequences;
    }

    /** {@code Customer.totalSpent}. */
    static MemberName member(Name name) {
        int dot = name.text().indexOf('.');
        return new MemberName(name.text().substring(0, dot), name.text().substring(dot + 1), name.span());
    }

    /** Reports what does not fit, now that all entities are known. */
    void check(Entity entity, Entry entry) {
        if (!View.of(entry.value()).has("attributes")) {
            return;
        }
        checkId(entity, View.of(entry.value()));
        checkUniqueness(entity);
        entity.expect().saidCount().ifPresent(count -> checkCount(entity, count));
        entity.ttl().ifPresent(ttl -> checkType(entity, ttl, ScalarType.EPOCH, LanguageCode.UNSUITABLE_TTL));
        entity.version()
                .ifPresent(version -> checkType(entity, version, ScalarType.INTEGER, LanguageCode.UNSUITABLE_VERSION));
        entity.sequences().forEach(sequence -> checkSequence(entity, sequence));
    }

    private void checkId(Entity entity, View view) {
        if (entity.singleton()) {
            if (view.has("id")) {
                scope.report(LanguageCode.UNSUITABLE_ID
                        .at(view.keySpan("id"), "a singleton has no id")
                        .note("there is exactly one " + entity.name()));
            }
            return;
        }
        if (!view.has("id") && !scope.isLost("id")) {
            scope.report(LanguageCode.UNSUITABLE_ID
                    .at(entity.name().span(), entity.name() + " has no id")
                    .help("say which attribute identifies one: `id: …`, or `singleton: true` if there is exactly one"));
        }
        scope.refuseRepetition(entity.id());
        for (Name part : entity.id()) {
            scope.attribute(entity, part).ifPresent(attribute -> checkIdPart(part, attribute));
        }
    }

    private void checkCount(Entity entity, Said<Long> count) {
        if (entity.singleton() && count.value() != 1) {
            scope.report(LanguageCode.FACT_DOES_NOT_FIT
                    .at(count.span(), "a singleton is one, not " + count.span().text())
                    .note("there is exactly one " + entity.name())
                    .help("leave the count out, or the `singleton`"));
        } else if (count.value() == 0) {
            scope.report(LanguageCode.NOTHING_EXPECTED
                    .at(count.span(), "no " + entity.name() + " is expected at all")
                    .help("say how many there will be, or leave it out if nobody knows"));
        }
    }

    private void checkIdPart(Name part, Attribute attribute) {
        if (attribute.optional()) {
            scope.report(LanguageCode.UNSUITABLE_ID
                    .at(part.span(), "`" + part + "` is optional and cannot be part of an id")
                    .also(attribute.name().span(), "declared here"));
        } else if (!attribute.type().fitsInKey()) {
            scope.report(LanguageCode.UNSUITABLE_ID
                    .at(part.span(), "`" + part + "` cannot be part of an id")
                    .label("values of type `" + attribute.type() + "` cannot stand in a key")
                    .also(attribute.name().span(), "declared here"));
        }
    }

    private void checkUniqueness(Entity entity) {
        for (Attribute attribute : entity.attributes()) {
            attribute.unique().ifPresent(unique -> {
                scope.refuseRepetition(unique.within());
                for (Name within : unique.within()) {
                    scope.attribute(entity, within)
                            .filter(a -> !a.type().fitsInKey() || a.equals(attribute))
                            .ifPresent(a -> scope.report(LanguageCode.UNSUITABLE_UNIQUENESS.at(
                                    within.span(), "`" + within + "` cannot be a scope of uniqueness here")));
                }
            });
        }
    }

    private void checkType(Entity entity, Name use, ScalarType wanted, LanguageCode code) {
        scope.attribute(entity, use)
                .filter(attribute -> attribute.type() != wanted)
                .ifPresent(
                        attribute -> scope.report(code.at(use.span(), "`" + use + "` must be of type `" + wanted + "`")
                                .label("it is of type `" + attribute.type() + "`")
                                .also(attribute.name().span(), "declared here")));
    }

    private void checkSequence(Entity entity, Sequence sequence) {
        checkType(entity, sequence.attribute(), ScalarType.INTEGER, LanguageCode.UNSUITABLE_SEQUENCE);
        Optional<Attribute> parent = sequence.per().flatMap(per -> scope.attribute(entity, per));
        parent.filter(attribute -> !attribute.type().fitsInKey())
                .ifPresent(attribute -> scope.report(LanguageCode.UNSUITABLE_SEQUENCE
                        .at(
                                sequence.per().orElseThrow().span(),
                                "a count cannot be kept for each `" + attribute.type() + "`")
                        .also(attribute.name().span(), "declared here")));
        sequence.counter().ifPresent(counter -> checkCounter(parent, sequence, counter));
    }

    private void checkCounter(Optional<Attribute> parent, Sequence sequence, MemberName counter) {
        Optional<Attribute> kept =
                scope.entity(counter.entityName()).flatMap(owner -> scope.attribute(owner, counter.attributeName()));
        kept.filter(attribute -> attribute.type() != ScalarType.INTEGER)
                .ifPresent(attribute -> scope.report(LanguageCode.UNSUITABLE_SEQUENCE
                        .at(counter.span(), "a counter must be of type `integer`")
                        .label("it is of type `" + attribute.type() + "`")));
        boolean refers = parent.map(a -> a.type().equals(new Type.Reference(counter.entity())))
                .orElse(sequence.per().isPresent());
        if (kept.isPresent() && !refers) {
            scope.report(LanguageCode.UNSUITABLE_SEQUENCE
                    .at(counter.span(), "a counter is kept in the entity that `per` refers to")
                    .help("write `per:` with an attribute that refers to " + counter.entity()));
        }
    }
}
