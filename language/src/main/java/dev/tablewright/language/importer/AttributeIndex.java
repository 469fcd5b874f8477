package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The drawn attributes of an entity by what they may refer to, so that large diagrams are read in little time. */
final class AttributeIndex {

    private final Map<String, List<AttributeDraft>> byRole = new HashMap<>();
    private final Map<String, List<AttributeDraft>> byName = new HashMap<>();
    private final Map<String, List<AttributeDraft>> byEnding = new HashMap<>();
    private final Map<String, List<AttributeDraft>> byEntity = new HashMap<>();

    AttributeIndex(EntityDraft entity) {
        for (AttributeDraft attribute : entity.attributes) {
            if (attribute.type instanceof Type.Reference reference) {
                add(byEntity, reference.entity(), attribute);
            } else if (!attribute.type.isCollection()) {
                addNames(attribute);
            }
        }
    }

    private void addNames(AttributeDraft attribute) {
        String role = attribute.role();
        add(byRole, role.toLowerCase(Locale.ROOT), attribute);
        add(byName, attribute.name, attribute);
        for (int at = 1; at < role.length() && attribute.isForeignKey(); at++) {
            if (Character.isUpperCase(role.charAt(at))) {
                add(byEnding, role.substring(at), attribute);
            }
        }
    }

    /** Attributes called so, in any case, with {@code Id} behind it or without. */
    List<AttributeDraft> withRole(String role) {
        return byRole.getOrDefault(role.toLowerCase(Locale.ROOT), List.of());
    }

    List<AttributeDraft> named(String name) {
        return byName.getOrDefault(name, List.of());
    }

    /** Foreign keys whose role ends so: {@code billingAddressId} ends with {@code Address}. */
    List<AttributeDraft> foreignKeysEndingWith(String words) {
        return byEnding.getOrDefault(words, List.of());
    }

    /** Attributes whose type is an entity. */
    List<AttributeDraft> referringTo(String entity) {
        return byEntity.getOrDefault(entity, List.of());
    }

    private static void add(Map<String, List<AttributeDraft>> map, String key, AttributeDraft attribute) {
        map.computeIfAbsent(key, none -> new ArrayList<>(1)).add(attribute);
    }
}
