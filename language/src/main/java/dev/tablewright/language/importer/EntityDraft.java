package dev.tablewright.language.importer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An entity of the model that is being drafted. */
final class EntityDraft {

    final DiagramEntity drawn;
    final String name;

    /** A label that is too long for a name. */
    final Optional<String> description;

    final List<AttributeDraft> attributes = new ArrayList<>();
    final Set<AttributeDraft> id = new LinkedHashSet<>();
    final UniqueNames attributeNames = new UniqueNames();

    EntityDraft(DiagramEntity drawn, String name, Optional<String> description) {
        this.drawn = drawn;
        this.name = name;
        this.description = description;
    }

    /** What an attribute that refers to one of these is called: {@code orderItem}, {@code user} for {@code Users}. */
    String referenceName() {
        return EnglishNoun.singular(CamelCase.lower(name));
    }

    /** How several of these are called: {@code orderItems}. */
    String pluralName() {
        return EnglishNoun.plural(CamelCase.lower(name));
    }

    boolean isIdentifiedBy(AttributeDraft attribute) {
        return id.contains(attribute);
    }

    void rename(AttributeDraft attribute, String newName) {
        attributeNames.release(attribute.name);
        attribute.name = attributeNames.take(newName);
    }
}
