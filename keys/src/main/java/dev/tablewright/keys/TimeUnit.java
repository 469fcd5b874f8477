package dev.tablewright.keys;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a point in time can be cut to in a key. */
public enum TimeUnit {
    YEAR("2026"),
    MONTH("2026-01"),
    DAY("2026-01-31"),
    HOUR("2026-01-31T12"),
    MINUTE("2026-01-31T12:00");

    private final String example;

    TimeUnit(String example) {
        this.example = example;
    }

    /** The word for it in a template. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The number of characters of a timestamp that is cut to it. */
    int width() {
        return example.length();
    }

    static Optional<TimeUnit> ofWord(String word) {
        return Arrays.stream(values()).filter(unit -> unit.word().equals(word)).findFirst();
    }
}
