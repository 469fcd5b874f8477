package dev.tablewright.runtime.history;

import java.util.Set;
import java.util.stream.Collectors;

/** What a caller is told. */
public sealed interface Answer {

    /** The call took effect. */
    static Answer done() {
        return new Done(null);
    }

    /** The call took effect at some moment after its start, or it will, or it never does. */
    static Answer unknown() {
        return new Unknown();
    }

    /** @param item what the call returns: the item as it is now, or as it was before a deletion; null if there is none to return */
    record Done(Item item) implements Answer {
        @Override
        public String toString() {
            return "done" + (item == null ? "" : " " + item);
        }
    }

    /** The call had no effect, and all these reasons were true at one moment between its start and its end. */
    record Refused(Set<Reason> reasons) implements Answer {

        public Refused {
            reasons = Set.copyOf(reasons);
        }

        @Override
        public String toString() {
            return reasons.stream().map(Reason::toString).sorted().collect(Collectors.joining(", ", "refused: ", ""));
        }
    }

    /** The call had no effect and never will, for reasons that have nothing to do with what is stored. */
    record Failed(String why) implements Answer {
        @Override
        public String toString() {
            return "failed: " + why;
        }
    }

    /** See {@link #unknown}. */
    record Unknown() implements Answer {
        @Override
        public String toString() {
            return "unknown";
        }
    }

    /** Whether a caller may be told this if that is the truth. Of several reasons, some are enough. */
    default boolean isTrueIf(Answer truth) {
        if (this instanceof Refused told && truth instanceof Refused all) {
            return !told.reasons().isEmpty() && all.reasons().containsAll(told.reasons());
        }
        return equals(truth);
    }
}
