package dev.tablewright.synthesis.key;

import dev.tablewright.keys.SlotFormat;
import java.util.List;

/** One value in a key: an attribute, or the way to one, and how it is written. */
public record KeyTerm(List<String> path, SlotFormat format) {

    public KeyTerm {
        path = List.copyOf(path);
    }

    public static KeyTerm plain(List<String> path) {
        return new KeyTerm(path, new SlotFormat.Plain());
    }

    public boolean isPlain() {
        return format instanceof SlotFormat.Plain;
    }

    /** Whether greater values come first. */
    public boolean isDescending() {
        return format instanceof SlotFormat.Padded padded && padded.descending();
    }

    /** As a slot of a template. */
    public String slot() {
        return "{" + dotted() + format.suffix() + "}";
    }

    public String dotted() {
        return String.join(".", path);
    }

    /** As a part of the name of a physical attribute: {@code createdAtDay}. */
    public String name() {
        StringBuilder name = new StringBuilder(path.get(0));
        path.subList(1, path.size()).forEach(step -> name.append(Words.capital(step)));
        if (format instanceof SlotFormat.Truncated truncated) {
            name.append(Words.capital(truncated.unit().word()));
        } else if (format instanceof SlotFormat.Shard) {
            name.append("Shard");
        } else if (isDescending()) {
            name.append("Reversed");
        }
        return name.toString();
    }
}
