package dev.tablewright.synthesis.key;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Where paths lead: through references to the parts of ids, which may be references again. */
public final class ValuePaths {

    /** Ids may be made of ids; a chain longer than this is nobody's design. */
    private static final int LONGEST_CHAIN = 16;

    private static final int MOST_VALUES = 64;

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
        List<Value> found = new ArrayList<>();
        attribute(entity, path).ifPresent(attribute -> collect(attribute, path, path, 0, found));
        return found;
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
        return IntStream.rangeClosed(1, path.size())
                .mapToObj(end -> attribute(entity, path.subList(0, end)))
                .anyMatch(attribute -> attribute.filter(Attribute::optional).isPresent());
    }

    private void collect(Attribute attribute, List<String> full, List<String> written, int depth, List<Value> found) {
        Optional<Entity> target = attribute.type() instanceof Type.Reference reference
                ? model.entity(reference.entity())
                : Optional.empty();
        if (found.size() >= MOST_VALUES) {
            return;
        }
        if (target.isEmpty() || depth > LONGEST_CHAIN) {
            found.add(new Value(String.join(".", full), List.copyOf(written), attribute));
            return;
        }
        List<Name> id = target.get().id();
        for (Name part : id) {
            List<String> longer = longer(full, part);
            target.get()
                    .attribute(part.text())
                    .ifPresent(next -> collect(next, longer, id.size() == 1 ? written : longer, depth + 1, found));
        }
    }

    private static List<String> longer(List<String> path, Name part) {
        List<String> longer = new ArrayList<>(path);
        longer.add(part.text());
        return longer;
    }
}
