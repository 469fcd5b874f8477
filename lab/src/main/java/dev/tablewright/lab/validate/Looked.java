package dev.tablewright.lab.validate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What an item is like, seen by itself.
 *
 * @param judged whether it was compared with the model at all
 * @param unsound stored attributes that are missing or wrong: nothing is concluded from them
 */
record Looked(Subject subject, boolean judged, List<Finding> findings, Set<String> unsound) {

    Looked {
        findings = List.copyOf(findings);
        unsound = Set.copyOf(unsound);
    }

    /** Whether something can be concluded from these attributes. */
    boolean isSound(Set<String> attributes) {
        Set<String> both = new HashSet<>(attributes);
        both.retainAll(unsound);
        return judged && both.isEmpty();
    }
}
