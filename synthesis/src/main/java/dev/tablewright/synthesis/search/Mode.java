package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.worth.Worth;
import java.util.Map;
import java.util.Optional;

/**
 * Where a pattern reads its several entities.
 *
 * @param gathering where they stand together; empty: each is read by itself
 * @param concept what the shared partition is about
 * @param keys in a shared index, the key of each entity
 * @param reading what the reads cost; nothing if each entity is read by itself, since then it is part of the entity's own
 */
record Mode(
        String pattern,
        Optional<Gathering> gathering,
        Optional<Concept> concept,
        Map<String, KeyShape> keys,
        Worth reading) {

    static Mode apart(String pattern) {
        return new Mode(pattern, Optional.empty(), Optional.empty(), Map.of(), Worth.NOTHING);
    }

    /** The same in one of several partitions. */
    Mode at(int slot) {
        return new Mode(pattern, gathering.map(there -> there.at(there.place() + " " + slot)), concept, keys, reading);
    }

    Place kind() {
        if (gathering.isEmpty()) {
            return Place.APART;
        }
        return isInTable() ? Place.TABLE : Place.INDEX;
    }

    boolean isInTable() {
        return gathering.filter(Gathering::isInTable).isPresent();
    }

    /** Whether two patterns read the same partition. */
    boolean sharesPartition(Mode other) {
        return gathering.isPresent()
                && other.gathering.isPresent()
                && concept.equals(other.concept)
                && gathering.get().place().equals(other.gathering.get().place());
    }

    /** What it asks of an entity besides what others ask; empty if that cannot be. */
    Optional<Requirement> of(String entity, Requirement before) {
        if (gathering.isEmpty()) {
            return Optional.of(before.withAlone(pattern));
        }
        if (isInTable()) {
            return Optional.of(before.withTable(pattern, gathering.get().backwards()));
        }
        String place = gathering.get().place();
        KeyShape key = keys.get(entity);
        return before.contradicts(place, key) ? Optional.empty() : Optional.of(before.withIndex(place, key, pattern));
    }
}
