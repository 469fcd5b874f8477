package dev.tablewright.language.importer;

import java.util.ArrayList;
import java.util.List;

/**
 * An attribute of a child that seems to refer to its parent, judged by what people call such attributes.
 *
 * @param name what it is called as a reference
 */
record ForeignKey(AttributeDraft attribute, String name) {

    /** All attributes of a child that could refer to a parent, the clearest first. */
    static List<ForeignKey> candidates(AttributeIndex child, EntityDraft parent) {
        List<ForeignKey> found = new ArrayList<>();
        String reference = parent.referenceName();
        child.referringTo(parent.name).forEach(attribute -> found.add(new ForeignKey(attribute, attribute.name)));
        child.withRole(reference).forEach(attribute -> found.add(new ForeignKey(attribute, reference)));
        child.withRole(parent.name).forEach(attribute -> found.add(new ForeignKey(attribute, reference)));
        if (parent.id.size() == 1) {
            String id = parent.id.iterator().next().name;
            // Nearly everything has an `id`; it says nothing about whose it is.
            child.named(id).stream()
                    .filter(attribute -> attribute.isForeignKey() && !id.equals("id"))
                    .forEach(attribute -> found.add(new ForeignKey(attribute, reference)));
        }
        child.foreignKeysEndingWith(CamelCase.upper(reference))
                .forEach(attribute -> found.add(new ForeignKey(attribute, attribute.role())));
        return found;
    }

    /** The foreign keys of a child that are called as a relationship is. */
    static List<ForeignKey> called(AttributeIndex child, String label) {
        return child.withRole(CamelCase.lower(label)).stream()
                .filter(AttributeDraft::isForeignKey)
                .map(attribute -> new ForeignKey(attribute, attribute.role()))
                .toList();
    }
}
