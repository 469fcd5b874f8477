package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Entity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The methods of an entity that compose keys: its own, those of its guards, and those of its counters. */
final class KeyMethods {

    private static final List<String> TAKEN = List.of(
            "item",
            "entity",
            "primary",
            "indexes",
            "guards",
            "tallies",
            "streamedTallies",
            "numberings",
            "version",
            "ttl",
            "schema",
            "kept",
            "known",
            "find",
            "name",
            "table",
            "attributes",
            "id",
            "key",
            "keyOf",
            "idValue",
            "readId",
            "toString",
            "hashCode",
            "equals",
            "getClass",
            "notify",
            "notifyAll",
            "wait",
            "clone",
            "finalize");

    private final Context context;
    private final Entity entity;
    private final Map<String, KeyMethod> own = new LinkedHashMap<>();
    private final Map<String, KeyMethod> beside = new LinkedHashMap<>();
    private final NameScope names = new NameScope().reserve(TAKEN);
    private final Navigation navigation;

    KeyMethods(Context context, Entity entity) {
        this.context = context;
        this.entity = entity;
        this.navigation = new Navigation(context);
        for (Placement placement : context.space().of(entity.name().text())) {
            placement.parts().filter(part -> !part.isDirect()).forEach(part -> {
                if (!own.containsKey(part.attribute())) {
                    own.put(part.attribute(), method(JavaNames.variable(part.attribute()), part));
                }
            });
        }
        for (CompanionItem companion : companions()) {
            String purpose = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "Guard" : "Counter";
            context.space().of(companion).stream()
                    .flatMap(Placement::parts)
                    .filter(part -> !part.isDirect())
                    .forEach(part -> beside.put(
                            id(companion, part.attribute()),
                            method(
                                    JavaNames.variable(
                                            companion.member().attribute() + "_" + purpose + "_" + part.attribute()),
                                    part)));
        }
    }

    List<CompanionItem> companions() {
        return context.design().companions().stream()
                .filter(companion ->
                        companion.member().entity().equals(entity.name().text()))
                .toList();
    }

    private KeyMethod method(String preferred, KeyPart part) {
        String lower = preferred.matches("[a-z]+[0-9A-Z]*")
                        && part.attribute().equals(part.attribute().toUpperCase(java.util.Locale.ROOT))
                ? preferred.toLowerCase(java.util.Locale.ROOT)
                : preferred;
        return new KeyMethod(
                context.naming().stored(entity.name().text()),
                names.claim(lower, lower + "Key"),
                part,
                KeyMethod.leavesOf(List.of(part)));
    }

    private static String id(CompanionItem companion, String attribute) {
        return companion.purpose() + " " + companion.member() + " " + attribute;
    }

    Optional<KeyMethod> own(String attribute) {
        return Optional.ofNullable(own.get(attribute));
    }

    Optional<KeyMethod> of(CompanionItem companion, String attribute) {
        return Optional.ofNullable(beside.get(id(companion, attribute)));
    }

    /** The Java type of a value in a key. */
    Codec codec(Leaf leaf) {
        return navigation.inVariable("", entity, leaf.steps()).codec();
    }

    /** Names for the parameters of a method that takes these values. */
    static Map<Leaf, String> parameters(List<Leaf> leaves) {
        NameScope scope = new NameScope();
        Map<Leaf, String> names = new HashMap<>();
        leaves.forEach(leaf ->
                names.put(leaf, scope.claim(JavaNames.variable(leaf.name().replace('.', '_')))));
        return names;
    }

    /** The declaration of such parameters. */
    String declared(List<Leaf> leaves, Map<Leaf, String> names) {
        return leaves.stream()
                .map(leaf -> codec(leaf).type() + " " + names.get(leaf))
                .collect(Collectors.joining(", "));
    }

    /** The value of one part of a key, as it is stored. */
    String stored(KeyPart part, Optional<KeyMethod> method, Function<Leaf, String> values) {
        if (method.isPresent()) {
            return Library.VALUES + ".text(" + method.get().call(values) + ")";
        }
        Leaf leaf = part.pieces().get(0).leaf().orElseThrow();
        return codec(leaf).encode(values.apply(leaf));
    }

    void add(Code code) {
        Map<String, KeyMethod> known = new HashMap<>();
        own.values().forEach(method -> add(code, method, known));
        beside.values().forEach(method -> add(code, method, known));
    }

    private void add(Code code, KeyMethod method, Map<String, KeyMethod> known) {
        Map<Leaf, String> names = parameters(method.leaves());
        KeyMethod same = known.putIfAbsent(method.part().toString(), method);
        String text = same == null ? composed(method.part().pieces(), names::get) : same.call(names::get);
        code.blank()
                .block(
                        "static String " + method.name() + "(" + declared(method.leaves(), names) + ") {",
                        "return " + text + ";");
    }

    /** A text of literals and values, piece by piece. */
    String composed(List<KeyPiece> pieces, Function<Leaf, String> values) {
        TextSum sum = new TextSum();
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Literal literal) {
                sum.literal(literal.text());
            } else {
                Leaf leaf = piece.leaf().orElseThrow();
                sum.value(SlotText.of(piece.encoding().orElseThrow(), codec(leaf), values.apply(leaf)));
            }
        }
        return sum.toString();
    }
}
