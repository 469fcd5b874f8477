package dev.tablewright.generate.java;

import dev.tablewright.access.key.IndexKeyParts;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keys of indexes. An attribute of the entity that is a key as it is needs nothing; what is composed is written with the item, and left
 * out where the item does not stand in the index.
 */
final class IndexKeysSource {

    /** The attributes that an index has for itself; one that several indexes share belongs to the first. */
    private record Kept(Placement placement, List<KeyPart> parts, String function) {}

    private final Context context;
    private final Entity entity;
    private final KeyMethods methods;
    private final Navigation navigation;
    private final List<Kept> kept = new ArrayList<>();

    IndexKeysSource(Context context, Entity entity, KeyMethods methods) {
        this.context = context;
        this.entity = entity;
        this.methods = methods;
        this.navigation = new Navigation(context);
        NameScope functions = new NameScope();
        for (IndexKeyParts key : IndexKeyParts.of(context.space(), entity.name().text())) {
            kept.add(new Kept(
                    key.placement(),
                    key.parts(),
                    functions.claim(
                            "in" + JavaNames.type(key.placement().route().name()))));
        }
    }

    boolean isEmpty() {
        return kept.isEmpty();
    }

    /** How many attributes an item can have for the sake of indexes. */
    int attributes() {
        return kept.stream().mapToInt(key -> key.parts().size()).sum();
    }

    void add(Code constants, Code functions) {
        if (kept.isEmpty()) {
            return;
        }
        String type = context.naming().stored(entity.name().text());
        String keys = kept.stream().map(key -> derivedKey(type, key)).collect(Collectors.joining(", "));
        constants.line("private static final " + Library.LIST + "<" + Library.DERIVED_KEY + "> INDEXES = "
                + Library.LIST + ".of(" + keys + ");");
        kept.forEach(key -> function(functions, key));
    }

    private String derivedKey(String type, Kept key) {
        Set<String> madeOf = new LinkedHashSet<>(KeysOfItems.madeOf(context, entity, KeyMethod.leavesOf(key.parts())));
        madeOf.addAll(KeysOfItems.madeOf(context, entity, key.placement().when()));
        Set<String> attributes =
                key.parts().stream().map(KeyPart::attribute).collect(Collectors.toCollection(LinkedHashSet::new));
        return "new " + Library.DERIVED_KEY + "("
                + JavaNames.literal(key.placement().route().name()) + ", "
                + EntityTypeSource.literals(Library.LIST, attributes) + ", "
                + EntityTypeSource.literals(Library.SET, madeOf) + ", " + type + "::" + key.function() + ")";
    }

    private void function(Code code, Kept key) {
        String map = Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + ">";
        code.blank().open("private static " + map + " " + key.function() + "(" + Library.ITEM_READER + " item) {");
        KeysOfItems item = new KeysOfItems(context, entity, code);
        List<Leaf> leaves = KeyMethod.leavesOf(key.parts());
        Set<String> terms = new LinkedHashSet<>(item.guards(leaves));
        terms.addAll(ConditionSource.of(key.placement().when(), steps -> navigation.inItem("item", entity, steps)));
        if (!terms.isEmpty()) {
            code.open("if (" + negated(terms) + ") {")
                    .line("return " + Library.MAP + ".of();")
                    .close();
        }
        Map<Leaf, String> values = item.variables(leaves);
        String entries = key.parts().stream()
                .map(part -> JavaNames.literal(part.attribute()) + ", "
                        + methods.stored(part, methods.own(part.attribute()), values::get))
                .collect(Collectors.joining(", "));
        code.line("return " + Library.MAP + ".of(" + entries + ");").close();
    }

    static String negated(Set<String> terms) {
        if (terms.size() > 1) {
            return "!(" + String.join(" && ", terms) + ")";
        }
        String only = terms.iterator().next();
        boolean simple = only.matches("!?[A-Za-z.]+\\([^()]*(\\([^()]*\\))?[^()]*\\)(\\.[A-Za-z]+\\(\\))*");
        if (!simple || only.contains(" && ") || only.contains(" == ") || only.contains(" != ")) {
            boolean alone = !only.contains(" && ") && !only.contains(" || ") && !only.startsWith("!");
            if (alone && only.contains(" == ") != only.contains(" != ")) {
                return only.contains(" == ") ? only.replace(" == ", " != ") : only.replace(" != ", " == ");
            }
            return "!(" + only + ")";
        }
        return only.startsWith("!") ? only.substring(1) : "!" + only;
    }

    /** Lines that put the keys of indexes into an item. */
    void put(Code code, String variable) {
        for (Kept key : kept) {
            Set<String> terms = new LinkedHashSet<>();
            List<Leaf> leaves = KeyMethod.leavesOf(key.parts());
            leaves.forEach(leaf -> terms.addAll(
                    navigation.inRecord(variable, entity, leaf.steps()).guards()));
            terms.addAll(
                    ConditionSource.of(key.placement().when(), steps -> navigation.inRecord(variable, entity, steps)));
            if (!terms.isEmpty()) {
                code.open("if (" + String.join(" && ", terms) + ") {");
            }
            key.parts()
                    .forEach(part -> code.line("item.put(" + JavaNames.literal(part.attribute()) + ", "
                            + methods.stored(part, methods.own(part.attribute()), leaf -> navigation
                                    .inRecord(variable, entity, leaf.steps())
                                    .value())
                            + ");"));
            if (!terms.isEmpty()) {
                code.close();
            }
        }
    }
}
