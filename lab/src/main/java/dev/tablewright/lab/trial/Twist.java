package dev.tablewright.lab.trial;

/** What is special about one way of doing a write. */
enum Twist {
    /** Nothing: it must be done. */
    NONE("", true),
    /** The entity is put in place of one that is there. */
    IN_PLACE("it is there already", true),
    /** Optional attributes are left out, or removed. */
    REMOVING("without what is optional", true),
    /** What has expired is in nobody's way. */
    AFTER_EXPIRY("one that has expired is there", true),
    /** There is such an entity already. */
    EXISTING("it is there already", false),
    /** Another has the value that no two may share. */
    TAKEN("a value that must be unique is taken", false),
    /** There is no such entity. */
    MISSING("it is not there", false),
    /** It was there, and its time is over. */
    EXPIRED("it has expired", false),
    /** What the write demands does not hold. */
    UNMET("its condition does not hold", false),
    /** Somebody else has changed it. */
    STALE("its version is another", false),
    /** The entity that keeps a number is not there. */
    NO_PARENT("what it belongs to is not there", false);

    private final String words;
    private final boolean done;

    Twist(String words, boolean done) {
        this.words = words;
        this.done = done;
    }

    String words() {
        return words;
    }

    /** Whether the write is to be done all the same. */
    boolean isDone() {
        return done;
    }
}
