package dev.tablewright.access.key;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ValueWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Finds what paths lead to, as keys have it. Each is found once, and asked for often. */
public final class Leaves {

    private record Path(String entity, List<String> steps) {}

    private final ValueWalk walk;
    private final Map<Path, List<Leaf>> found = new ConcurrentHashMap<>();

    public Leaves(Model model) {
        this.walk = model.walk();
    }

    public ValueWalk walk() {
        return walk;
    }

    /** All that a path leads to, in the order of the ids; nothing if it leads nowhere. */
    public List<Leaf> of(Entity entity, List<String> steps) {
        return found.computeIfAbsent(new Path(entity.name().text(), List.copyOf(steps)), path -> find(entity, steps));
    }

    private List<Leaf> find(Entity entity, List<String> steps) {
        List<Attribute> along = along(entity, steps);
        List<String> optional = new ArrayList<>();
        for (int i = 0; i < along.size(); i++) {
            if (along.get(i).optional()) {
                optional.add(String.join(".", steps.subList(0, i + 1)));
            }
        }
        return walk.values(entity, steps).stream()
                .map(value -> leaf(value, optional))
                .toList();
    }

    private static Leaf leaf(ValueWalk.Value value, List<String> optional) {
        Attribute attribute = value.end().attribute();
        return new Leaf(
                String.join(".", value.steps()),
                String.join(".", value.written()),
                attribute,
                attribute.type().keyType(),
                optional);
    }

    /** The attributes that a path leads through, that at its end included; cut short where it leads nowhere. */
    public List<Attribute> along(Entity entity, List<String> steps) {
        return walk.attributes(entity, steps);
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
}
