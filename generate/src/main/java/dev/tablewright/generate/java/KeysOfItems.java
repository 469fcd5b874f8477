package dev.tablewright.generate.java;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of keys out of items: what is used several times and has to be taken apart gets a variable. */
final class KeysOfItems {

    private final Entity entity;
    private final Code code;
    private final Navigation navigation;

    KeysOfItems(Context context, Entity entity, Code code) {
        this.entity = entity;
        this.code = code;
        this.navigation = new Navigation(context);
    }

    /** The stored attributes of which these values are taken. */
    static Set<String> madeOf(Context context, Entity entity, List<Leaf> leaves) {
        Set<String> names = new LinkedHashSet<>();
        leaves.forEach(leaf -> names.add(context.attribute(entity, leaf.first()).storedName()));
        return names;
    }

    /** The stored attributes that a condition looks at. */
    static Set<String> madeOf(Context context, Entity entity, Condition condition) {
        Set<String> names = new LinkedHashSet<>();
        condition
                .comparisons()
                .forEach(comparison -> names.add(
                        context.attribute(entity, comparison.path().first()).storedName()));
        return names;
    }

    /** What must be there for these values to be there. */
    Set<String> guards(List<Leaf> leaves) {
        Set<String> guards = new LinkedHashSet<>();
        leaves.forEach(leaf ->
                guards.addAll(navigation.inItem("item", entity, leaf.steps()).guards()));
        return guards;
    }

    /** Expressions for the values; variables for what they are taken of are declared here. */
    Map<Leaf, String> variables(List<Leaf> leaves) {
        Map<String, Integer> uses = new HashMap<>();
        leaves.forEach(leaf -> uses.merge(leaf.first(), 1, Integer::sum));
        Map<String, String> declared = new HashMap<>();
        Map<Leaf, String> values = new LinkedHashMap<>();
        NameScope scope = new NameScope().reserve("item");
        for (Leaf leaf : leaves) {
            List<String> steps = leaf.steps();
            String first = steps.get(0);
            if (uses.get(first) > 1) {
                String variable = declared.computeIfAbsent(first, attribute -> declare(attribute, scope));
                values.put(leaf, navigation.inVariable(variable, entity, steps).value());
            } else {
                values.put(leaf, navigation.inItem("item", entity, steps).value());
            }
        }
        return values;
    }

    private String declare(String attribute, NameScope scope) {
        Reached whole = navigation.inItem("item", entity, List.of(attribute));
        String variable = scope.claim(JavaNames.variable(attribute));
        code.line(whole.codec().type() + " " + variable + " = " + whole.value() + ";");
        return variable;
    }
}
