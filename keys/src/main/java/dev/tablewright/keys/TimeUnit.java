package dev.tablewright.keys;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a point in time can be cut to in a key. */
public enum TimeUnit {
    YEAR,
    MONTH,
    DAY,
    HOUR,
    MINUTE;

    /** The word for it in a template. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<TimeUnit> ofWord(String word) {
        return Arrays.stream(values()).filter(unit -> unit.word().equals(word)).findFirst();
    }
}
