package dev.tablewright.lab.data;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import java.util.List;
import java.util.Set;

/** What a point in time is about. */
enum TimeKind {
    /** When it came about. */
    BEGINNING,
    /** Something that happened to it afterwards. */
    LATER,
    /** Something that is still to come. */
    TO_COME,
    /** A day long ago. */
    BIRTHDAY;

    private static final Set<String> AFTERWARDS = Set.of(
            "updated",
            "modified",
            "changed",
            "last",
            "ended",
            "closed",
            "finished",
            "paid",
            "shipped",
            "delivered",
            "read",
            "edited",
            "resolved",
            "cancelled",
            "completed",
            "seen");
    private static final Set<String> AHEAD = Set.of(
            "renews", "expires", "due", "until", "next", "ends", "valid", "expiry", "deadline", "scheduled", "starts");

    static TimeKind of(Attribute attribute, List<Attribute> all) {
        List<String> words = TextKind.words(attribute.name().text());
        if (words.stream().anyMatch(word -> word.startsWith("birth") || word.equals("born"))) {
            return BIRTHDAY;
        }
        if (words.stream().anyMatch(AHEAD::contains)) {
            return TO_COME;
        }
        if (words.stream().anyMatch(AFTERWARDS::contains)) {
            return LATER;
        }
        return attribute.equals(beginning(all)) ? BEGINNING : LATER;
    }

    /** The attribute that says when an entity came about: one that never changes, if there is one; null if none says it. */
    private static Attribute beginning(List<Attribute> all) {
        List<Attribute> candidates = all.stream()
                .filter(one -> one.type() == ScalarType.TIMESTAMP || one.type() == ScalarType.EPOCH)
                .filter(one -> TextKind.words(one.name().text()).stream()
                        .noneMatch(
                                word -> AFTERWARDS.contains(word) || AHEAD.contains(word) || word.startsWith("birth")))
                .toList();
        return candidates.stream()
                .filter(Attribute::immutable)
                .findFirst()
                .orElse(candidates.isEmpty() ? null : candidates.get(0));
    }
}
