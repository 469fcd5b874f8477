package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws entities that refer to each other: by their ids, in chains, and beside them. */
final class RandomEntities {

    private static final List<String> COUNTS = List.of("1", "40", "2K", "50K", "1M", "20M", "500M");
    private static final List<String> SIZES = List.of("100B", "400B", "1KB", "2KB", "5KB", "30KB", "300KB");

    private final Dice dice;
    private final RandomNames names;
    private final RandomAttributes attributes;

    RandomEntities(Dice dice) {
        this.dice = dice;
        this.names = new RandomNames(dice);
        this.attributes = new RandomAttributes(dice);
    }

    List<EntityDraft> draw() {
        List<EntityDraft> entities = new ArrayList<>();
        for (String name : names.entities(dice.between(1, 7))) {
            entities.add(entity(name, entities));
        }
        entities.forEach(entity -> referBack(entity, entities));
        new RandomSequences(dice).draw(entities);
        entities.forEach(this::finish);
        return entities;
    }

    private EntityDraft entity(String name, List<EntityDraft> earlier) {
        List<EntityDraft> parents =
                earlier.stream().filter(parent -> !parent.isSingleton()).toList();
        EntityDraft entity = identified(name, parents);
        for (EntityDraft target : parents) {
            if (dice.percent(30)) {
                refer(entity, target);
            }
        }
        int more = dice.between(entity.isSingleton() ? 1 : 0, 6);
        for (int i = 0; i < more; i++) {
            entity.add(attributes.any(names.attribute(entity)));
        }
        return entity;
    }

    private EntityDraft identified(String name, List<EntityDraft> parents) {
        int throwOf = dice.between(1, 100);
        if (throwOf <= 5) {
            return new EntityDraft(name, List.of());
        }
        if (parents.isEmpty() || throwOf <= 45) {
            return ownId(name);
        }
        if (throwOf <= 80) {
            return child(name, dice.of(parents));
        }
        if (throwOf <= 92 && parents.size() > 1) {
            return junction(name, dice.some(parents, 2));
        }
        // One to one, as a profile to its user; or a junction of an entity with itself.
        return throwOf <= 96 ? junction(name, List.of(dice.of(parents))) : follow(name, dice.of(parents));
    }

    private EntityDraft ownId(String name) {
        List<AttributeDraft> parts = new ArrayList<>();
        parts.add(attributes.idPart(dice.percent(70) ? RandomNames.lower(name) + "Id" : "name"));
        if (dice.percent(15)) {
            parts.add(attributes.idPart("part"));
        }
        if (dice.percent(5)) {
            parts.add(attributes.idPart("place"));
        }
        return withId(name, parts);
    }

    private EntityDraft child(String name, EntityDraft parent) {
        List<AttributeDraft> parts = new ArrayList<>();
        parts.add(AttributeDraft.reference(RandomNames.lower(parent.name()), parent.name()));
        if (dice.percent(30)) {
            parts.add(AttributeDraft.simple("number", Kind.INTEGER)
                    .with("max", dice.of(List.of("999", "999999", "99999999"))));
        } else {
            parts.add(attributes.idPart(RandomNames.lower(name) + "Id"));
        }
        if (dice.percent(8)) {
            parts.add(attributes.idPart("part"));
        }
        return withId(name, parts);
    }

    private static EntityDraft junction(String name, List<EntityDraft> parents) {
        return withId(
                name,
                parents.stream()
                        .map(parent -> AttributeDraft.reference(RandomNames.lower(parent.name()), parent.name()))
                        .toList());
    }

    private static EntityDraft follow(String name, EntityDraft both) {
        return withId(
                name,
                List.of(
                        AttributeDraft.reference("follower", both.name()),
                        AttributeDraft.reference("followee", both.name())));
    }

    private static EntityDraft withId(String name, List<AttributeDraft> parts) {
        EntityDraft entity =
                new EntityDraft(name, parts.stream().map(AttributeDraft::name).toList());
        parts.forEach(entity::add);
        return entity;
    }

    private void refer(EntityDraft entity, EntityDraft target) {
        String name = names.reference(entity, target.name());
        if (dice.percent(6)) {
            String drawn = dice.of(List.of("list<", "set<"));
            // An id of several parts is stored as a map, and of maps there are no sets.
            boolean several = target.id().size() > 1 || !target.references().isEmpty();
            String type = (several ? "list<" : drawn) + target.name() + ">";
            entity.add(attributes.collection(name, type));
        } else {
            entity.add(attributes.faced(AttributeDraft.reference(name, target.name())));
        }
    }

    /** References to itself, and to entities that refer to it. */
    private void referBack(EntityDraft entity, List<EntityDraft> all) {
        if (!entity.isSingleton() && dice.percent(10)) {
            entity.add(AttributeDraft.reference(RandomNames.free(entity, "parent"), entity.name())
                    .orAbsent());
        }
        if (dice.percent(6)) {
            Optional<EntityDraft> other = dice.anyOf(
                    all.stream().filter(candidate -> !candidate.isSingleton()).toList());
            other.ifPresent(target -> refer(entity, target));
        }
    }

    /** What is said of an entity beside its attributes, and of attributes beside their types. */
    private void finish(EntityDraft entity) {
        entity.attributes().stream()
                .filter(attribute -> !entity.isIdentifiedBy(attribute) && !entity.isSingleton())
                .filter(attribute ->
                        attribute.kind() == Kind.STRING || attribute.kind() == Kind.UUID || dice.percent(10))
                .filter(attribute -> attribute.kind().fitsInKey() && !attribute.isLong() && dice.percent(12))
                .forEach(attribute -> entity.replace(attribute.with("unique", uniqueness(entity, attribute))));
        if (dice.percent(10)) {
            String name = RandomNames.free(entity, "expiresAt");
            AttributeDraft expiry = AttributeDraft.simple(name, Kind.EPOCH);
            entity.add(dice.percent(25) ? expiry.orAbsent() : expiry);
            entity.say("ttl", name);
        }
        if (dice.percent(10)) {
            String name = RandomNames.free(entity, "version");
            entity.addKept(AttributeDraft.simple(name, Kind.INTEGER).with("default", "1"));
            entity.say("version", name);
        }
        if (dice.percent(3)) {
            entity.say("schema", "2");
        }
        Fields expect = expectation(entity);
        if (!expect.isEmpty()) {
            entity.say("expect", expect);
        }
    }

    private Sketch uniqueness(EntityDraft entity, AttributeDraft unique) {
        List<String> scopes = entity
                .attributes(attribute -> !attribute.name().equals(unique.name())
                        && !attribute.optional()
                        && (attribute.kind() == Kind.REFERENCE || attribute.kind() == Kind.CHOICE))
                .stream()
                .map(AttributeDraft::name)
                .toList();
        return scopes.isEmpty() || dice.percent(60)
                ? new Sketch.Word("true")
                : Fields.NONE.with("within", dice.some(scopes, dice.percent(90) ? 1 : 2));
    }

    private Fields expectation(EntityDraft entity) {
        Fields expect = Fields.NONE;
        if (dice.percent(80) && !entity.isSingleton()) {
            expect = expect.with("count", dice.of(COUNTS));
        }
        if (dice.percent(20)) {
            expect = expect.with("size", dice.of(SIZES));
        }
        return dice.percent(10)
                ? expect.with("skew", dice.of(List.of("zipf", "uniform", "zipf(1.2)", "zipf(0.8)")))
                : expect;
    }
}
