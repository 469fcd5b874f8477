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
 * @param read how they are read together; empty: each is read by itself
 * @param concept what the shared partition is about
 * @param keys in a shared index, the key of each entity
 */
record Mode(String pattern, Optional<JointRead> read, Optional<Concept> concept, Map<String, KeyShape> keys) {

    static Mode apart(String pattern) {
        return new Mode(pattern, Optional.empty(), Optional.empty(), Map.of());
    }

    static Mode inTable(String pattern, JointRead read, Concept concept) {
        return new Mode(pattern, Optional.of(read), Optional.of(concept), Map.of());
    }

    static Mode inIndex(String pattern, JointRead read, Concept concept, Map<String, KeyShape> keys) {
        return new Mode(pattern, Optional.of(read), Optional.of(concept), keys);
    }

    /** The same in one of several partitions. */
    Mode at(int slot) {
        return new Mode(pattern, read.map(there -> there.at(there.gathering().place() + " " + slot)), concept, keys);
    }

    /** Where the entities stand together. */
    Optional<Gathering> gathering() {
        return read.map(JointRead::gathering);
    }

    /**
     * What the reads cost at least: how the entities are stored may add to it. Nothing if each entity is read by itself, since
     * then it is part of the entity's own.
     */
    Worth reading() {
        return read.map(JointRead::least).orElse(Worth.NOTHING);
    }

    Place kind() {
        if (read.isEmpty()) {
            return Place.APART;
        }
        return isInTable() ? Place.TABLE : Place.INDEX;
    }

    boolean isInTable() {
        return gathering().filter(Gathering::isInTable).isPresent();
    }

    /** Whether two patterns read the same partition. */
    boolean sharesPartition(Mode other) {
        return read.isPresent()
                && other.read.isPresent()
                && concept.equals(other.concept)
                && gathering().map(Gathering::place).equals(other.gathering().map(Gathering::place));
    }

    /** What it asks of an entity besides what others ask; empty if that cannot be. */
    Optional<Requirement> of(String entity, Requirement before) {
        if (read.isEmpty()) {
            return Optional.of(before.withAlone(pattern));
        }
        if (isInTable()) {
            return Optional.of(before.withTable(pattern, read.get()));
        }
        KeyShape key = keys.get(entity);
        return before.contradicts(read.get().gathering().place(), key)
                ? Optional.empty()
                : Optional.of(before.withIndex(key, pattern, read.get()));
    }
}
