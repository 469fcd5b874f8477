package dev.tablewright.synthesis.key;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;

/** Where paths lead: through references to the parts of ids, which may be references again. */
public final class ValuePaths {

    private final Model model;

    public ValuePaths(Model model) {
        this.model = model;
    }

    /**
     * A value that cannot be taken apart.
     *
     * @param full every step, through the ids of other entities: two paths to one value have the same
     * @param written as short as a template may have it
     */
    public record Value(String full, List<String> written, Attribute attribute) {}

    /** All values that a path leads to, in the order of the ids; nothing if it leads nowhere. */
    public List<Value> of(Entity entity, List<String> path) {
        return model.walk().values(entity, path).stream()
                .map(value -> new Value(
                        String.join(".", value.steps()),
                        value.written(),
                        value.end().attribute()))
                .toList();
    }

    /** The one value that a path leads to, with every step; the path itself if that is not one. */
    public String full(Entity entity, List<String> path) {
        List<Value> found = of(entity, path);
        return found.size() == 1 ? found.get(0).full() : String.join(".", path);
    }

    public List<Value> ofId(Entity entity) {
        return entity.id().stream()
                .flatMap(part -> of(entity, List.of(part.text())).stream())
                .toList();
    }

    /** The attribute of the entity itself whose whole value the path leads to: what can be a key as it is. */
    public Optional<Attribute> whole(Entity entity, List<String> path) {
        List<Value> found = of(entity, path);
        List<Value> first = of(entity, path.subList(0, 1));
        return isSame(first, found) ? entity.attribute(path.get(0)) : Optional.empty();
    }

    private static boolean isSame(List<Value> first, List<Value> found) {
        return first.size() == 1
                && found.size() == 1
                && first.get(0).full().equals(found.get(0).full());
    }

    /** The type that DynamoDB has an attribute in. */
    public KeyType keyType(Attribute attribute) {
        Type stored = model.storedType(attribute.type());
        if (stored.isNumeric()) {
            return KeyType.NUMBER;
        }
        return stored == ScalarType.BINARY ? KeyType.BINARY : KeyType.STRING;
    }

    /** Whether it can stand in a key at all: a flag or a list cannot. */
    public boolean fitsInKey(Value value) {
        return value.attribute().type().fitsInKey();
    }

    public Optional<Attribute> attribute(Entity entity, List<String> path) {
        return model.attribute(entity, new AttributePath(path, entity.span()));
    }

    /** Whether there may be no value at the end of a path. */
    public boolean isOptional(Entity entity, List<String> path) {
        return model.walk().along(entity, path).stream()
                .anyMatch(step -> step.attribute().optional());
    }
}
