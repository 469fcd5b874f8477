package dev.tablewright.language.resolve;

import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Holds the key of an item that guards or counts against what it is for. A guard must be one and the same item for equal
 * values in the same scope, and another for different ones; so its key is made of the value and its scope, and nothing
 * else. Likewise the item of a sequence: one for each parent.
 */
final class CompanionCheck {

    private CompanionCheck() {}

    static void check(Scope scope, CompanionItem companion, Entity entity, Attribute attribute) {
        Set<String> wanted = wanted(companion, entity, attribute);
        if (!wanted.stream().allMatch(name -> entity.attribute(name).isPresent())) {
            // A scope that is no attribute has been reported where it is declared.
            return;
        }
        Set<String> whole = new LinkedHashSet<>();
        Set<String> touched = new LinkedHashSet<>();
        companion.key().values().forEach(value -> collect(value, whole, touched));
        List<String> missing = wanted.stream()
                .filter(name -> !covers(scope, entity, whole, name))
                .toList();
        List<String> surplus =
                touched.stream().filter(name -> !wanted.contains(name)).toList();
        String what = companion.purpose() == Purpose.UNIQUENESS ? "guard" : "counter";
        if (!missing.isEmpty()) {
            scope.report(LanguageCode.UNSUITABLE_COMPANION
                    .at(
                            companion.member().span(),
                            "the key of this " + what + " lacks the whole of " + Scope.quoted(missing))
                    .note("it would be one item for values that have nothing to do with each other"));
        } else if (!surplus.isEmpty()) {
            scope.report(LanguageCode.UNSUITABLE_COMPANION
                    .at(
                            companion.member().span(),
                            "the key of this " + what + " has " + Scope.quoted(surplus) + " in it")
                    .note("so there would be several items where there must be one"));
        }
    }

    /** Whether a value stands in the key as a whole: itself, or every part of the id that it holds, and of ids in it. */
    private static boolean covers(Scope scope, Entity entity, Set<String> whole, String name) {
        return entity.attribute(name)
                .filter(attribute -> covers(scope, attribute, whole, name))
                .isPresent();
    }

    private static boolean covers(Scope scope, Attribute attribute, Set<String> whole, String path) {
        if (whole.contains(path)) {
            return true;
        }
        // Only what the key itself goes into is followed: so ids that hold each other come to an end.
        boolean inside = whole.stream().anyMatch(written -> written.startsWith(path + "."));
        if (!inside || !(attribute.type() instanceof Type.Reference reference)) {
            return false;
        }
        return scope.known(reference.entity())
                .filter(target -> target.id().stream().allMatch(part -> target.attribute(part.text())
                        .filter(held -> covers(scope, held, whole, path + "." + part))
                        .isPresent()))
                .isPresent();
    }

    private static Set<String> wanted(CompanionItem companion, Entity entity, Attribute attribute) {
        Set<String> wanted = new LinkedHashSet<>();
        if (companion.purpose() == Purpose.UNIQUENESS) {
            attribute.unique().ifPresent(unique -> unique.within().forEach(name -> wanted.add(name.text())));
            wanted.add(attribute.name().text());
        } else {
            entity.sequences().stream()
                    .filter(sequence ->
                            sequence.attribute().text().equals(attribute.name().text()))
                    .forEach(sequence -> sequence.per().map(Name::text).ifPresent(wanted::add));
        }
        return wanted;
    }

    /** @param whole the values that stand in the key as they are; one that is cut or hashed is only touched */
    private static void collect(KeyValue value, Set<String> whole, Set<String> touched) {
        if (value instanceof KeyValue.Direct direct) {
            whole.add(direct.path().dotted());
            touched.add(direct.path().first());
            return;
        }
        for (Slot slot : ((KeyValue.Composed) value).template().slots()) {
            touched.add(slot.path().get(0));
            boolean lossless = slot.format() instanceof SlotFormat.Plain || slot.format() instanceof SlotFormat.Padded;
            if (lossless) {
                whole.add(slot.dottedPath());
            }
        }
    }
}
