package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.List;

/**
 * An attribute of a random model.
 *
 * @param type as it is written; nothing for an enum
 * @param target the entity that a reference refers to, or nothing
 * @param choices the words of an enum
 * @param facts what else is said about it
 */
record AttributeDraft(
        String name, Kind kind, String type, String target, List<String> choices, boolean optional, Fields facts) {

    AttributeDraft {
        choices = List.copyOf(choices);
    }

    static AttributeDraft simple(String name, Kind kind) {
        return new AttributeDraft(name, kind, kind.word(), "", List.of(), false, Fields.NONE);
    }

    static AttributeDraft reference(String name, String target) {
        return new AttributeDraft(name, Kind.REFERENCE, target, target, List.of(), false, Fields.NONE);
    }

    AttributeDraft with(String fact, String value) {
        return new AttributeDraft(name, kind, type, target, choices, optional, facts.with(fact, value));
    }

    AttributeDraft with(String fact, Sketch value) {
        return new AttributeDraft(name, kind, type, target, choices, optional, facts.with(fact, value));
    }

    AttributeDraft orAbsent() {
        return new AttributeDraft(name, kind, type, target, choices, true, facts);
    }

    boolean has(String fact) {
        return facts.all().containsKey(fact);
    }

    /** Whether its values are too long for any key. */
    boolean isLong() {
        Sketch max = facts.all().get("max");
        return kind.fitsInKey()
                && !kind.isNumber()
                && max instanceof Sketch.Word word
                && (word.text().length() > 3 || word.text().endsWith("K"));
    }

    boolean refersTo(String entity) {
        return target.equals(entity);
    }

    /** The words for two attributes that hold the same. */
    boolean isLike(AttributeDraft other) {
        return kind == other.kind && type.equals(other.type) && choices.equals(other.choices);
    }

    Sketch sketch() {
        if (kind != Kind.CHOICE && facts.isEmpty()) {
            return new Sketch.Word(type + (optional ? "?" : ""));
        }
        Fields head = kind == Kind.CHOICE
                ? Fields.NONE.with("enum", Sketch.Items.of(choices))
                : Fields.NONE.with("type", type);
        return (optional ? head.with("optional", "true") : head).withAll(facts);
    }
}
