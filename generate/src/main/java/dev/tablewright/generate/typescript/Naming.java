package dev.tablewright.generate.typescript;

import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.generate.java.NameScope;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All names of the file, chosen once and in the order of the model. What the author named keeps its name as far as TypeScript allows it;
 * what is made up steps aside. Types and values are different worlds: {@code OrderKey} may stand beside {@code orderKey}.
 */
final class Naming {

    private final Map<String, ValueNames> entities = new LinkedHashMap<>();
    private final Map<String, ValueNames> ids = new LinkedHashMap<>();
    private final Map<String, ValueNames> embedded = new LinkedHashMap<>();
    private final Map<String, String> members = new HashMap<>();
    private final NameScope types = new NameScope().reserve(Words.GLOBALS).reserve(Encoding.names());
    private final NameScope values = new NameScope().reserve(Words.RESERVED).reserve(Encoding.names());

    /**
     * What belongs to a value of several parts.
     *
     * @param type what the application sees
     * @param stored what the item has
     * @param into the function that stores it
     * @param from the function that reads it
     * @param variable that holds it
     */
    record ValueNames(String type, String stored, String into, String from, String variable) {}

    Naming(Model model) {
        Map<String, String> seen = new HashMap<>();
        model.entities().forEach(entity -> seen.put("entity " + entity.name(), type(entity.name(), "Entity")));
        model.types().forEach(type -> seen.put("type " + type.name(), type(type.name(), "Value")));
        for (Entity entity : model.entities()) {
            String owner = entity.name().text();
            String name = seen.get("entity " + owner);
            String stored = types.claim("Stored" + name);
            String id = types.claim(name + "Id", name + "Identity");
            String storedId = types.claim("Stored" + name + "Id");
            members(owner, name, entity.attributes());
            entities.put(owner, names(name, stored, name, "Item"));
            ids.put(owner, names(id, storedId, name + "Id", "Map"));
            members.put("is " + owner, values.claim("isStored" + name));
        }
        for (EmbeddedType type : model.types()) {
            String owner = type.name().text();
            String name = seen.get("type " + owner);
            String stored = types.claim("Stored" + name);
            members(owner, name, type.fields());
            embedded.put(owner, names(name, stored, name, "Map"));
        }
        // A parameter must not hide a function that is called beside it, so it is chosen when these are known.
        Stream.of(entities, ids, embedded).forEach(some -> some.replaceAll((owner, names) -> aside(names)));
    }

    private String type(Name name, String suffix) {
        String preferred = JavaNames.type(name.text());
        return types.claim(preferred, preferred + suffix);
    }

    private ValueNames names(String type, String stored, String value, String kind) {
        String name = JavaNames.member(value);
        return new ValueNames(type, stored, values.claim(name + "To" + kind), values.claim(name + "From" + kind), name);
    }

    private ValueNames aside(ValueNames names) {
        String name = names.variable();
        boolean free = !values.has(name) && !name.equals("exact") && !name.equals("item");
        return new ValueNames(names.type(), names.stored(), names.into(), names.from(), free ? name : name + "_");
    }

    private void members(String owner, String type, List<Attribute> attributes) {
        NameScope scope = new NameScope().reserve(Words.OF_OBJECTS);
        for (Attribute attribute : attributes) {
            String name = attribute.name().text();
            String member = JavaNames.member(name);
            members.put("property " + owner + "." + name, scope.claim(member, member + "_"));
            if (attribute.type() instanceof Type.Choice) {
                String union = types.claim(type + JavaNames.type(name), type + JavaNames.type(name) + "Value");
                members.put("words type " + owner + "." + name, union);
                members.put("words " + owner + "." + name, values.claim(JavaNames.constant(union)));
            }
        }
    }

    ValueNames of(Entity entity) {
        return entities.get(entity.name().text());
    }

    /** Of the id of an entity. */
    ValueNames ofId(String entity) {
        return ids.get(entity);
    }

    ValueNames embedded(String type) {
        return embedded.get(type);
    }

    /** The function that tells whether an item is one of these. */
    String guard(Entity entity) {
        return members.get("is " + entity.name());
    }

    String property(String owner, Attribute attribute) {
        return members.get("property " + owner + "." + attribute.name());
    }

    String union(String owner, Attribute attribute) {
        return members.get("words type " + owner + "." + attribute.name());
    }

    String words(String owner, Attribute attribute) {
        return members.get("words " + owner + "." + attribute.name());
    }

    /** A function that nobody else is called like. */
    String function(String preferred) {
        return values.claim(preferred);
    }

    /** The beginning of the names of all functions of an entity. */
    String prefix(Entity entity) {
        return JavaNames.member(of(entity).type());
    }

    /** {@code Gsi1} for {@code GSI1}: in the middle of a name, capitals would run together. */
    static String part(String name) {
        return JavaNames.type(name.matches("[A-Z0-9_.-]+") ? name.toLowerCase(Locale.ROOT) : name);
    }
}
