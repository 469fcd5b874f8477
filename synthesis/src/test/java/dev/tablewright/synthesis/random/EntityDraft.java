package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** An entity of a random model. It grows: a count that is kept in it, or a counter, adds an attribute. */
final class EntityDraft {

    private final String name;
    private final List<String> id;
    private final List<AttributeDraft> attributes = new ArrayList<>();
    private final Set<String> kept = new HashSet<>();
    private Fields facts = Fields.NONE;

    EntityDraft(String name, List<String> id) {
        this.name = name;
        this.id = List.copyOf(id);
    }

    String name() {
        return name;
    }

    List<String> id() {
        return id;
    }

    boolean isSingleton() {
        return id.isEmpty();
    }

    boolean isIdentifiedBy(AttributeDraft attribute) {
        return id.contains(attribute.name());
    }

    List<AttributeDraft> attributes() {
        return List.copyOf(attributes);
    }

    /** Those of which something holds. */
    List<AttributeDraft> attributes(Predicate<AttributeDraft> condition) {
        return attributes.stream().filter(condition).toList();
    }

    List<AttributeDraft> references() {
        return attributes(attribute -> attribute.kind() == Kind.REFERENCE);
    }

    /** Attributes that an update can set. */
    List<AttributeDraft> mutable() {
        return attributes(attribute ->
                !isIdentifiedBy(attribute) && !attribute.has("immutable") && !kept.contains(attribute.name()));
    }

    Optional<AttributeDraft> attribute(String attribute) {
        return attributes.stream()
                .filter(candidate -> candidate.name().equals(attribute))
                .findFirst();
    }

    /** Whether there is an attribute of that name; names that differ only by case are one. */
    boolean has(String attribute) {
        return attributes.stream().anyMatch(candidate -> candidate.name().equalsIgnoreCase(attribute));
    }

    void add(AttributeDraft attribute) {
        attributes.add(attribute);
    }

    /** A number that writes keep by themselves: nobody sets it. */
    void addKept(AttributeDraft attribute) {
        add(attribute);
        kept.add(attribute.name());
    }

    void replace(AttributeDraft attribute) {
        attributes.replaceAll(old -> old.name().equals(attribute.name()) ? attribute : old);
    }

    void say(String fact, Sketch value) {
        facts = facts.with(fact, value);
    }

    void say(String fact, String value) {
        facts = facts.with(fact, value);
    }

    Fields sketch() {
        Fields head = isSingleton() ? Fields.NONE.with("singleton", "true") : Fields.NONE.with("id", id);
        Fields declared = Fields.NONE;
        for (AttributeDraft attribute : attributes) {
            declared = declared.with(attribute.name(), attribute.sketch());
        }
        return head.with("attributes", declared).withAll(facts);
    }
}
