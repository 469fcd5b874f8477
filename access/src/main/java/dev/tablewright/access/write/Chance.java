package dev.tablewright.access.write;

/** How often something happens in the calls of one write. */
public enum Chance {
    NEVER,
    /** It depends on the values that are given or stored. */
    SOMETIMES,
    /** Unless a call changes nothing. */
    USUALLY,
    ALWAYS;

    /** Either of two: as often as the more frequent one. */
    Chance or(Chance other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The same, where something else comes first that does not happen every time. */
    Chance when(Chance first) {
        return compareTo(first) <= 0 ? this : first;
    }
}
