package dev.tablewright.generate.java;

import dev.tablewright.access.layout.CompanionLayout;
import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.generate.code.TextParts;
import dev.tablewright.model.entity.Entity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The methods of an entity that compose keys: its own, those of its guards, and those of its counters. */
final class KeyMethods {

    private final Navigation navigation;
    private final Map<String, KeyMethod> own = new LinkedHashMap<>();
    private final Map<KeyLayout, Map<String, KeyMethod>> beside = new LinkedHashMap<>();
    private final NameScope names = new NameScope()
            .reserve("item", "entity", "primary", "indexes", "guards", "tallies", "streamedTallies", "numberings")
            .reserve("version", "ttl", "schema", "kept", "known", "find", "name", "table", "attributes", "id", "key")
            .reserve("keyOf", "idValue", "readId", "toString", "hashCode", "equals", "getClass", "notify")
            .reserve("notifyAll", "wait", "clone", "finalize");

    /** As the class of the stored type calls them. */
    KeyMethods(Context context, Entity entity) {
        this(context, entity, "");
    }

    private KeyMethods(Context context, Entity entity, String before) {
        this.navigation = new Navigation(context);
        EntityLayout layout = context.layout(entity);
        layout.keys().forEach(key -> add(own, before, "", key));
        for (CompanionLayout companion : layout.companions()) {
            String role = companion.item().member().attribute() + (companion.isGuard() ? "_Guard_" : "_Counter_");
            add(beside.computeIfAbsent(companion.key(), key -> new LinkedHashMap<>()), before, role, companion.key());
        }
    }

    /** As others call them. */
    static KeyMethods from(Context context, Entity entity) {
        return new KeyMethods(context, entity, context.names(entity).stored() + ".");
    }

    private void add(Map<String, KeyMethod> methods, String before, String role, KeyLayout key) {
        key.composed()
                .forEach((attribute, text) -> methods.computeIfAbsent(
                        attribute, name -> new KeyMethod(before + claim(role, attribute), text)));
    }

    private String claim(String role, String attribute) {
        String preferred = JavaNames.variable(role + attribute);
        boolean capitals = preferred.matches("[a-z]+[0-9A-Z]*") && attribute.equals(attribute.toUpperCase(Locale.ROOT));
        String name = capitals ? preferred.toLowerCase(Locale.ROOT) : preferred;
        return names.claim(name, name + "Key");
    }

    Optional<KeyMethod> own(String attribute) {
        return Optional.ofNullable(own.get(attribute));
    }

    /** Names for the parameters of a method that takes these values. */
    static Map<ValuePath, String> parameters(List<ValuePath> paths) {
        NameScope scope = new NameScope();
        Map<ValuePath, String> names = new HashMap<>();
        paths.forEach(path ->
                names.put(path, scope.claim(JavaNames.variable(path.name().replace('.', '_')))));
        return names;
    }

    /** The declaration of such parameters. */
    String declared(List<ValuePath> paths, Map<ValuePath, String> names) {
        return paths.stream()
                .map(path -> navigation.codec(path).type() + " " + names.get(path))
                .collect(Collectors.joining(", "));
    }

    /** {@code Map.of("PK", …)}: a key, made of these values. */
    String key(KeyLayout key, Function<ValuePath, String> values) {
        Map<String, KeyMethod> methods = beside.getOrDefault(key, own);
        Map<String, String> entries = new LinkedHashMap<>();
        key.parts().forEach((attribute, operand) -> {
            if (operand instanceof Operand.Stored whole) {
                entries.put(attribute, navigation.codec(whole.path()).encode(values.apply(whole.path())));
            } else {
                entries.put(attribute, text(methods.get(attribute), operand, values));
            }
        });
        return MapLiteral.of(entries);
    }

    private static String text(KeyMethod method, Operand operand, Function<ValuePath, String> values) {
        return "§Values.text(" + method.call(operand.paths(), values) + ")";
    }

    /** Lines that put what is composed into the item of a record. */
    void put(Code code, KeyLayout key, String variable) {
        key.composed()
                .forEach((attribute, text) -> code.line("item.put(" + JavaNames.literal(attribute) + ", "
                        + text(own.get(attribute), text, path -> navigation
                                .inRecord(variable, path)
                                .value())
                        + ");"));
    }

    void add(Code code) {
        Map<List<TextPiece>, KeyMethod> known = new HashMap<>();
        own.values().forEach(method -> add(code, method, known));
        beside.values().forEach(some -> some.values().forEach(method -> add(code, method, known)));
    }

    private void add(Code code, KeyMethod method, Map<List<TextPiece>, KeyMethod> known) {
        Map<ValuePath, String> names = parameters(method.values());
        KeyMethod same = known.putIfAbsent(method.text().pieces(), method);
        String text = same == null ? composed(method.text(), names::get) : same.call(method.values(), names::get);
        code.blank()
                .block(
                        "static String " + method.name() + "(" + declared(method.values(), names) + ") {",
                        "return " + text + ";");
    }

    private String composed(Operand.Composed text, Function<ValuePath, String> values) {
        return KeySlots.sum(TextParts.of(
                text,
                value -> KeySlots.JAVA.of(
                        value.slot(), navigation.codec(value.path()).shape(), values.apply(value.path()))));
    }
}
