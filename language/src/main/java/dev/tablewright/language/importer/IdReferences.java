package dev.tablewright.language.importer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Which entities are identified by others. None may be identified by itself, directly or in a circle. */
final class IdReferences {

    /** Ids that are built from more entities than this are nobody's intention. */
    private static final int FARTHEST = 200;

    private final Map<EntityDraft, Set<EntityDraft>> identifiedBy = new HashMap<>();

    /** Lets one entity identify another, unless that would close a circle. */
    boolean connect(EntityDraft child, EntityDraft parent) {
        boolean legal = !reaches(parent, child);
        if (legal) {
            identifiedBy.computeIfAbsent(child, key -> new LinkedHashSet<>()).add(parent);
        }
        return legal;
    }

    private boolean reaches(EntityDraft from, EntityDraft to) {
        Set<EntityDraft> seen = new HashSet<>();
        Deque<EntityDraft> open = new ArrayDeque<>();
        open.push(from);
        while (!open.isEmpty()) {
            EntityDraft next = open.pop();
            if (next == to || seen.size() > FARTHEST) {
                return true;
            }
            if (seen.add(next)) {
                open.addAll(identifiedBy.getOrDefault(next, Set.of()));
            }
        }
        return false;
    }
}
