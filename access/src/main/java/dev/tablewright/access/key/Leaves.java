package dev.tablewright.access.key;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what paths lead to: a reference holds the parts of the other entity's id, which may be references again. */
public final class Leaves {

    /** Ids may be made of ids of others; a longer chain than this is nobody's design, and is not followed to its end. */
    private static final int LONGEST_CHAIN = 64;

    private static final int MOST_LEAVES = 64;

    private final Model model;

    public Leaves(Model model) {
        this.model = model;
    }

    /** All that a path leads to, in the order of the ids; nothing if it leads nowhere. */
    public List<Leaf> of(Entity entity, List<String> steps) {
        List<Attribute> along = along(entity, steps);
        if (along.size() < steps.size()) {
            return List.of();
        }
        List<String> optional = new ArrayList<>();
        for (int i = 0; i < along.size(); i++) {
            if (along.get(i).optional()) {
                optional.add(String.join(".", steps.subList(0, i + 1)));
            }
        }
        String path = String.join(".", steps);
        List<Leaf> found = new ArrayList<>();
        collect(along.get(along.size() - 1), path, path, optional, 0, found);
        return found;
    }

    /** The attributes that a path leads through, that at its end included; cut short where it leads nowhere. */
    public List<Attribute> along(Entity entity, List<String> steps) {
        List<Attribute> found = new ArrayList<>();
        Optional<Attribute> attribute = entity.attribute(steps.get(0));
        for (int next = 1; attribute.isPresent(); next++) {
            found.add(attribute.get());
            attribute = next < steps.size() ? member(attribute.get().type(), steps.get(next)) : Optional.empty();
        }
        return found;
    }

    /** The type of the values themselves: that of the id, where a reference holds an id of one part. */
    public Type storedType(Type type) {
        return model.storedType(type);
    }

    /** Whether values of a type are those of one attribute of another entity: references to an id of one part. */
    public boolean isOnePart(Type type) {
        return type instanceof Type.Reference reference
                && model.entity(reference.entity()).orElseThrow().id().size() == 1;
    }

    /** The one value that a path leads to; empty if it leads to several or nowhere. */
    public Optional<Leaf> one(Entity entity, List<String> steps) {
        List<Leaf> found = of(entity, steps);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** What identifies an entity. */
    public List<Leaf> ofId(Entity entity) {
        return entity.id().stream()
                .flatMap(part -> of(entity, List.of(part.text())).stream())
                .toList();
    }

    private void collect(
            Attribute attribute, String path, String name, List<String> optional, int depth, List<Leaf> found) {
        if (found.size() > MOST_LEAVES) {
            return;
        }
        Optional<Entity> target = attribute.type() instanceof Type.Reference reference
                ? model.entity(reference.entity())
                : Optional.empty();
        // What is too long to follow counts as one more value, which no key holds: nothing is proved without it.
        if (target.isEmpty() || found.size() == MOST_LEAVES || depth > LONGEST_CHAIN) {
            found.add(new Leaf(path, name, attribute, attribute.type().keyType(), optional));
            return;
        }
        List<Name> id = target.get().id();
        for (Name part : id) {
            String longer = path + "." + part.text();
            target.get()
                    .attribute(part.text())
                    .ifPresent(
                            next -> collect(next, longer, id.size() == 1 ? name : longer, optional, depth + 1, found));
        }
    }

    private Optional<Attribute> member(Type type, String name) {
        if (type instanceof Type.Reference reference) {
            return model.entity(reference.entity()).flatMap(e -> e.attribute(name));
        }
        return type instanceof Type.Embedded embedded
                ? model.type(embedded.type()).flatMap(t -> t.field(name))
                : Optional.empty();
    }
}
