package dev.tablewright.generate.java;

import dev.tablewright.access.layout.IndexLayout;
import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Keys of indexes that are written with an item, and left out where the item does not stand in the index. */
final class IndexKeysSource {

    private final String type;
    private final KeyMethods methods;
    private final Navigation navigation;
    /** By the function that makes it of an item. */
    private final Map<String, KeyLayout> keys = new LinkedHashMap<>();

    IndexKeysSource(Context context, Entity entity, KeyMethods methods) {
        this.type = context.names(entity).stored();
        this.methods = methods;
        this.navigation = new Navigation(context);
        NameScope functions = new NameScope();
        for (IndexLayout index : context.layout(entity).indexes()) {
            for (KeyLayout key : index.together()) {
                // Where the parts of a key are written one by one, each has a function of its own.
                String name = index.apart()
                        ? key.parts().keySet().iterator().next()
                        : key.route().name();
                keys.put(functions.claim("in" + JavaNames.type(name)), key);
            }
        }
    }

    boolean isEmpty() {
        return keys.isEmpty();
    }

    /** How many attributes an item can have for the sake of indexes. */
    int attributes() {
        return keys.values().stream().mapToInt(key -> key.parts().size()).sum();
    }

    void add(Code constants, Code functions) {
        if (!keys.isEmpty()) {
            String all = keys.entrySet().stream()
                    .map(key -> derived(type, key.getKey(), key.getValue()))
                    .collect(Collectors.joining(", "));
            constants.line("private static final §List<§DerivedKey> INDEXES = §List.of(" + all + ");");
            keys.forEach(new KeysOfItems(navigation, functions, methods)::function);
        }
    }

    /** {@code new DerivedKey("GSI1", …)}. */
    static String derived(String type, String function, KeyLayout key) {
        return "new §DerivedKey("
                + JavaNames.literal(key.route().name()) + ", "
                + EntityTypeSource.literals("§List", key.parts().keySet()) + ", "
                + EntityTypeSource.literals("§Set", key.madeOf()) + ", " + type + "::" + function + ")";
    }

    /** Lines that put the keys of indexes into an item. */
    void put(Code code, String variable) {
        for (KeyLayout key : keys.values()) {
            Set<String> terms = new LinkedHashSet<>();
            key.values()
                    .forEach(path ->
                            terms.addAll(navigation.inRecord(variable, path).guards()));
            terms.addAll(ConditionSource.of(key.when(), path -> navigation.inRecord(variable, path)));
            if (!terms.isEmpty()) {
                code.open("if (" + String.join(" && ", terms) + ") {");
            }
            methods.put(code, key, variable);
            if (!terms.isEmpty()) {
                code.close();
            }
        }
    }
}
