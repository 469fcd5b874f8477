package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Follows paths to values: into embedded values, and through references, which hold the parts of the other entity's id, which may be
 * references again.
 */
public final class ValueWalk {

    /** Ids may be made of ids of others; a longer chain than this is nobody's design, and is not followed to its end. */
    private static final int LONGEST_CHAIN = 64;

    private static final int MOST_VALUES = 64;

    private final Function<String, Optional<Entity>> entities;
    private final Function<String, Optional<EmbeddedType>> types;

    public ValueWalk(Function<String, Optional<Entity>> entities, Function<String, Optional<EmbeddedType>> types) {
        this.entities = entities;
        this.types = types;
    }

    /**
     * One attribute on the way.
     *
     * @param owner the entity or the embedded type that has it
     * @param inlined whether it is what stands before it: a reference to an id of one part is that part
     */
    public record Step(String owner, Attribute attribute, boolean inlined) {}

    /**
     * A value that cannot be taken apart.
     *
     * @param steps all of them, through the ids of other entities: {@code repo.owner.login}; two paths to one value have the same
     * @param written as short as a template may have it: {@code repo.owner}
     * @param end where the value is
     */
    public record Value(List<String> steps, List<String> written, Step end) {
        public Value {
            steps = List.copyOf(steps);
            written = List.copyOf(written);
        }
    }

    /**
     * The attributes that a path leads through, that at its end included; cut short where it leads nowhere. Through a reference one
     * reaches the parts of the other entity's id, which the item has; not its other attributes, which it has not.
     */
    public List<Step> along(Entity entity, List<String> path) {
        List<Step> along = new ArrayList<>(path.size());
        Optional<Step> step = entity.attribute(path.get(0))
                .map(attribute -> new Step(entity.name().text(), attribute, false));
        while (step.isPresent()) {
            along.add(step.get());
            Type type = step.get().attribute().type();
            step = along.size() < path.size() ? member(type, path.get(along.size())) : Optional.empty();
        }
        return along;
    }

    /** The same without more. */
    public List<Attribute> attributes(Entity entity, List<String> path) {
        List<Attribute> attributes = new ArrayList<>(path.size());
        along(entity, path).forEach(step -> attributes.add(step.attribute()));
        return attributes;
    }

    /** The attribute at the end of a path; empty if it leads nowhere. */
    public Optional<Attribute> attribute(Entity entity, List<String> path) {
        if (path.size() == 1) {
            return entity.attribute(path.get(0));
        }
        List<Step> along = along(entity, path);
        return along.size() < path.size()
                ? Optional.empty()
                : Optional.of(along.get(along.size() - 1).attribute());
    }

    private Optional<Step> member(Type type, String name) {
        if (type instanceof Type.Reference reference) {
            return entities.apply(reference.entity())
                    .filter(target -> target.isIdentifiedBy(name))
                    .flatMap(target -> part(target, name));
        }
        return type instanceof Type.Embedded embedded
                ? types.apply(embedded.type())
                        .flatMap(found -> found.field(name))
                        .map(field -> new Step(embedded.type(), field, false))
                : Optional.empty();
    }

    private static Optional<Step> part(Entity target, String name) {
        return target.attribute(name)
                .map(attribute ->
                        new Step(target.name().text(), attribute, target.id().size() == 1));
    }

    /** All values that a path leads to, in the order of the ids; nothing if it leads nowhere. */
    public List<Value> values(Entity entity, List<String> path) {
        List<Step> along = along(entity, path);
        List<Value> found = new ArrayList<>();
        if (along.size() == path.size()) {
            collect(new Value(path, path, along.get(along.size() - 1)), 0, found);
        }
        return found;
    }

    /** The values that identify an entity. */
    public List<Value> id(Entity entity) {
        return entity.id().stream()
                .flatMap(part -> values(entity, List.of(part.text())).stream())
                .toList();
    }

    private void collect(Value value, int depth, List<Value> found) {
        if (found.size() > MOST_VALUES) {
            return;
        }
        Optional<Entity> target = target(value.end().attribute().type());
        // What is too long to follow counts as one more value, which no key holds: nothing is proved without it.
        if (target.isEmpty() || found.size() == MOST_VALUES || depth > LONGEST_CHAIN) {
            found.add(value);
            return;
        }
        for (Name name : target.get().id()) {
            List<String> longer = Stream.concat(value.steps().stream(), Stream.of(name.text()))
                    .toList();
            part(target.get(), name.text())
                    .map(part -> new Value(longer, part.inlined() ? value.written() : longer, part))
                    .ifPresent(part -> collect(part, depth + 1, found));
        }
    }

    private Optional<Entity> target(Type type) {
        return type instanceof Type.Reference reference ? entities.apply(reference.entity()) : Optional.empty();
    }

    /** The type of the values themselves: for a reference to an id of one part, that of the part. */
    public Type storedType(Type type) {
        return held(type).map(Attribute::type).orElse(type);
    }

    /** The attribute whose values a reference holds: the one part of an id, which may be a reference again. Empty for all else. */
    public Optional<Attribute> held(Type type) {
        Optional<Attribute> held = Optional.empty();
        Optional<Attribute> next = onlyPart(type);
        for (int depth = 0; depth <= LONGEST_CHAIN && next.isPresent(); depth++) {
            held = next;
            next = onlyPart(next.get().type());
        }
        return held;
    }

    private Optional<Attribute> onlyPart(Type type) {
        return target(type)
                .filter(entity -> entity.id().size() == 1)
                .flatMap(entity -> entity.attribute(entity.id().get(0).text()));
    }
}
