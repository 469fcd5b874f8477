package dev.tablewright.generate.java;

import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.access.request.ValuePath;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of keys out of items: what is used several times and has to be taken apart gets a variable. */
record KeysOfItems(Navigation navigation, Code code, KeyMethods methods) {

    /** A function that gives a key of an item; nothing if the item has none. */
    void function(String name, KeyLayout key) {
        code.blank().open("private static §Item " + name + "(§ItemReader item) {");
        Set<String> terms = new LinkedHashSet<>();
        key.values()
                .forEach(path -> terms.addAll(navigation.inItem("item", path).guards()));
        terms.addAll(ConditionSource.of(key.when(), path -> navigation.inItem("item", path)));
        ConditionSource.giveUpUnless(code, terms, "§Map.of()");
        code.line("return " + methods.key(key, variables(key.values())::get) + ";")
                .close();
    }

    /** Expressions for the values; variables for what they are taken of are declared here. */
    Map<ValuePath, String> variables(List<ValuePath> paths) {
        Map<String, Integer> uses = new HashMap<>();
        paths.forEach(path -> uses.merge(path.first().storedName(), 1, Integer::sum));
        Map<String, String> declared = new HashMap<>();
        Map<ValuePath, String> values = new LinkedHashMap<>();
        NameScope scope = new NameScope().reserve("item");
        for (ValuePath path : paths) {
            String first = path.first().storedName();
            if (uses.get(first) > 1) {
                String variable = declared.computeIfAbsent(first, name -> declare(path.whole(), scope));
                values.put(path, navigation.inVariable(variable, path).value());
            } else {
                values.put(path, navigation.inItem("item", path).value());
            }
        }
        return values;
    }

    private String declare(ValuePath attribute, NameScope scope) {
        Reached whole = navigation.inItem("item", attribute);
        String variable = scope.claim(JavaNames.variable(attribute.name()));
        code.line(whole.codec().type() + " " + variable + " = " + whole.value() + ";");
        return variable;
    }
}
