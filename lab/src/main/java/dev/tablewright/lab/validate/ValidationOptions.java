package dev.tablewright.lab.validate;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * How a validation is to be done.
 *
 * @param tableNames what the tables of the model are called there
 * @param kinds what to look for; what is left out costs nothing
 * @param segments of each table that are scanned side by side
 * @param pageItems at most so many items at a time
 * @param readUnits at most so many in a second; empty: as many as there are
 * @param samples findings of each kind that the result shows; all are counted, and all are told to the listener
 * @param checkpoint a file that says how far it has come, so that it can go on from there; beside it a folder for numbers to be added up
 * @param checkpointPages pages between two checkpoints
 * @param clock by which items expire
 */
public record ValidationOptions(
        UnaryOperator<String> tableNames,
        Set<FindingKind> kinds,
        int segments,
        int pageItems,
        OptionalDouble readUnits,
        int samples,
        Optional<Path> checkpoint,
        int checkpointPages,
        Clock clock) {

    public static final ValidationOptions USUAL = new ValidationOptions(
            UnaryOperator.identity(),
            EnumSet.allOf(FindingKind.class),
            4,
            500,
            OptionalDouble.empty(),
            20,
            Optional.empty(),
            50,
            Clock.systemUTC());

    public ValidationOptions {
        if (segments < 1 || pageItems < 1 || checkpointPages < 1 || samples < 0) {
            throw new IllegalArgumentException("segments, items and pages are counted from 1");
        }
        if (readUnits.isPresent() && !(readUnits.getAsDouble() > 0)) {
            throw new IllegalArgumentException("with no read units nothing can be read");
        }
        kinds = Collections.unmodifiableSet(
                kinds.isEmpty() ? EnumSet.noneOf(FindingKind.class) : EnumSet.copyOf(kinds));
    }

    /** The same for tables with other names. */
    public ValidationOptions named(UnaryOperator<String> names) {
        return new ValidationOptions(
                names, kinds, segments, pageItems, readUnits, samples, checkpoint, checkpointPages, clock);
    }

    /** The same, looking for these kinds alone. */
    public ValidationOptions only(Set<FindingKind> wanted) {
        return new ValidationOptions(
                tableNames, wanted, segments, pageItems, readUnits, samples, checkpoint, checkpointPages, clock);
    }

    /** The same with so many segments, and so many items in a page at most. */
    public ValidationOptions inSegments(int number, int items) {
        return new ValidationOptions(
                tableNames, kinds, number, items, readUnits, samples, checkpoint, checkpointPages, clock);
    }

    /** The same with at most so many read units in a second. */
    public ValidationOptions atMost(double unitsPerSecond) {
        return new ValidationOptions(
                tableNames,
                kinds,
                segments,
                pageItems,
                OptionalDouble.of(unitsPerSecond),
                samples,
                checkpoint,
                checkpointPages,
                clock);
    }

    /** The same with so many samples of each kind. */
    public ValidationOptions samples(int number) {
        return new ValidationOptions(
                tableNames, kinds, segments, pageItems, readUnits, number, checkpoint, checkpointPages, clock);
    }

    /** The same, keeping its place in a file. */
    public ValidationOptions resumable(Path file, int everyPages) {
        return new ValidationOptions(
                tableNames, kinds, segments, pageItems, readUnits, samples, Optional.of(file), everyPages, clock);
    }

    /** The same at another time. */
    public ValidationOptions at(Clock other) {
        return new ValidationOptions(
                tableNames, kinds, segments, pageItems, readUnits, samples, checkpoint, checkpointPages, other);
    }
}
