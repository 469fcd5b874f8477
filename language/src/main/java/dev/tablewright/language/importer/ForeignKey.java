package dev.tablewright.language.importer;

import java.util.Optional;

/**
 * Finds the attribute of a child that refers to its parent, by what people call such attributes.
 *
 * @param attribute the attribute that was found
 * @param name what it is called as a reference
 */
record ForeignKey(AttributeDraft attribute, String name) {

    /** Whether an attribute bears the name of an entity, with {@code Id} behind it or without. */
    static boolean isNamedAfter(AttributeDraft attribute, EntityDraft parent) {
        String role = roleOf(attribute);
        return role.equalsIgnoreCase(parent.referenceName()) || role.equalsIgnoreCase(parent.name);
    }

    /** What an attribute is called without the {@code Id} at its end. */
    static String roleOf(AttributeDraft attribute) {
        String name = attribute.name;
        int length = name.length() - 2;
        return length > 0 && name.regionMatches(true, length, "id", 0, 2) && Character.isUpperCase(name.charAt(length))
                ? name.substring(0, length)
                : name;
    }

    /** The reference that an attribute becomes if it clearly refers to the parent. */
    static Optional<ForeignKey> of(AttributeDraft attribute, EntityDraft parent) {
        if (attribute.type.isCollection() || (attribute.isReference() && !attribute.refersTo(parent))) {
            return Optional.empty();
        }
        if (isNamedAfter(attribute, parent) || (attribute.isForeignKey() && hasNameOfId(attribute, parent))) {
            return Optional.of(new ForeignKey(attribute, parent.referenceName()));
        }
        boolean role = attribute.refersTo(parent) || (attribute.isForeignKey() && endsWithName(attribute, parent));
        return role ? Optional.of(new ForeignKey(attribute, roleOf(attribute))) : Optional.empty();
    }

    /** The reference that an attribute becomes if a relationship is called as it is. */
    static Optional<ForeignKey> ofLabel(AttributeDraft attribute, Optional<String> label) {
        String role = roleOf(attribute);
        boolean same =
                label.map(CamelCase::lower).filter(role::equalsIgnoreCase).isPresent();
        return same && attribute.isForeignKey() && !attribute.isReference()
                ? Optional.of(new ForeignKey(attribute, role))
                : Optional.empty();
    }

    private static boolean hasNameOfId(AttributeDraft attribute, EntityDraft parent) {
        return parent.id.size() == 1 && !attribute.name.equals("id") && attribute.name.equals(parent.id.get(0).name);
    }

    /** {@code billingAddressId} refers to an address. */
    private static boolean endsWithName(AttributeDraft attribute, EntityDraft parent) {
        return roleOf(attribute).endsWith(CamelCase.upper(parent.referenceName()));
    }
}
