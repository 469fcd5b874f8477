package dev.tablewright.generate.typescript;

import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.generate.java.NameScope;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * All names of the file, chosen once and in the order of the model. What the author named keeps its name as far as TypeScript allows it;
 * what is made up steps aside. Types and values are different worlds: {@code OrderKey} may stand beside {@code orderKey}.
 */
final class Naming {

    private final Map<String, String> chosen = new HashMap<>();
    private final NameScope types = new NameScope().reserve(Words.GLOBALS).reserve(Encoding.names());
    private final NameScope values = new NameScope().reserve(Words.RESERVED).reserve(Encoding.names());

    Naming(Model model) {
        for (Entity entity : model.entities()) {
            type("entity " + entity.name(), entity.name().text(), "Entity");
        }
        for (EmbeddedType type : model.types()) {
            type("type " + type.name(), type.name().text(), "Value");
        }
        for (Entity entity : model.entities()) {
            String name = entity(entity);
            chosen.put("stored entity " + entity.name(), types.claim("Stored" + name));
            chosen.put("id " + entity.name(), types.claim(name + "Id", name + "Identity"));
            chosen.put("stored id " + entity.name(), types.claim("Stored" + name + "Id"));
            members(entity.name().text(), name, entity.attributes());
            functions("entity " + entity.name(), name, "Item");
            functions("id " + entity.name(), name + "Id", "Map");
            chosen.put("is " + entity.name(), values.claim("isStored" + name));
        }
        for (EmbeddedType type : model.types()) {
            String name = embedded(type.name().text());
            chosen.put("stored type " + type.name(), types.claim("Stored" + name));
            members(type.name().text(), name, type.fields());
            functions("type " + type.name(), name, "Map");
        }
        // A parameter must not hide a function that is called beside it, so it is chosen when these are known.
        model.entities().forEach(entity -> variable("entity " + entity.name(), entity(entity)));
        model.entities().forEach(entity -> variable("id " + entity.name(), entity(entity) + "Id"));
        model.types()
                .forEach(type ->
                        variable("type " + type.name(), embedded(type.name().text())));
    }

    private void type(String key, String name, String suffix) {
        String preferred = JavaNames.type(name);
        chosen.put(key, types.claim(preferred, preferred + suffix));
    }

    private void functions(String key, String type, String kind) {
        String prefix = JavaNames.member(type);
        chosen.put("into " + key, values.claim(prefix + "To" + kind));
        chosen.put("from " + key, values.claim(prefix + "From" + kind));
    }

    private void variable(String key, String type) {
        String name = JavaNames.member(type);
        boolean free = !values.has(name) && !name.equals("exact") && !name.equals("item");
        chosen.put("variable " + key, free ? name : name + "_");
    }

    private void members(String owner, String type, List<Attribute> attributes) {
        NameScope scope = new NameScope().reserve(Words.OF_OBJECTS);
        for (Attribute attribute : attributes) {
            String name = attribute.name().text();
            String member = JavaNames.member(name);
            chosen.put("property " + owner + "." + name, scope.claim(member, member + "_"));
            if (attribute.type() instanceof Type.Choice) {
                String union = types.claim(type + JavaNames.type(name), type + JavaNames.type(name) + "Value");
                chosen.put("words type " + owner + "." + name, union);
                chosen.put("words " + owner + "." + name, values.claim(JavaNames.constant(union)));
            }
        }
    }

    String entity(Entity entity) {
        return chosen.get("entity " + entity.name());
    }

    String storedEntity(Entity entity) {
        return chosen.get("stored entity " + entity.name());
    }

    String embedded(String type) {
        return chosen.get("type " + type);
    }

    /** The name of something, by what it is: {@code stored}, {@code into}, {@code from} or {@code variable}. */
    String of(String what, Entity entity) {
        return chosen.get(what + " entity " + entity.name());
    }

    String of(String what, EmbeddedType type) {
        return chosen.get(what + " type " + type.name());
    }

    String id(Entity entity) {
        return chosen.get("id " + entity.name());
    }

    String ofId(String what, Entity entity) {
        return chosen.get(what + " id " + entity.name());
    }

    /** The function that tells whether an item is one of these. */
    String guard(Entity entity) {
        return chosen.get("is " + entity.name());
    }

    String property(String owner, String attribute) {
        return chosen.get("property " + owner + "." + attribute);
    }

    String union(String owner, String attribute) {
        return chosen.get("words type " + owner + "." + attribute);
    }

    String words(String owner, String attribute) {
        return chosen.get("words " + owner + "." + attribute);
    }

    /** A function that nobody else is called like. */
    String function(String preferred) {
        return values.claim(preferred);
    }

    /** The beginning of the names of all functions of an entity. */
    String prefix(Entity entity) {
        return JavaNames.member(entity(entity));
    }

    /** {@code Gsi1} for {@code GSI1}: in the middle of a name, capitals would run together. */
    static String part(String name) {
        return JavaNames.type(name.matches("[A-Z0-9_.-]+") ? name.toLowerCase(Locale.ROOT) : name);
    }
}
