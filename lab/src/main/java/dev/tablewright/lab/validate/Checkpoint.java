package dev.tablewright.lab.validate;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How far a validation has come, and all that it has found.
 *
 * @param purpose what it is a checkpoint of: another model, or other options, cannot go on from it
 * @param segments of each table
 * @param runs names of the files with numbers that are added up
 */
record Checkpoint(
        String purpose,
        Map<String, List<Segment>> segments,
        long items,
        long older,
        double units,
        double seconds,
        Map<FindingKind, Long> counts,
        Map<FindingKind, List<Finding>> samples,
        List<String> runs) {

    /**
     * A part of a table.
     *
     * @param position the key that was read last; empty: none yet
     */
    record Segment(boolean done, Map<String, AttributeValue> position) {

        static final Segment NEW = new Segment(false, Map.of());
        static final Segment DONE = new Segment(true, Map.of());
    }

    Checkpoint {
        segments = new LinkedHashMap<>(segments);
        counts = copy(counts);
        samples = copy(samples);
        runs = List.copyOf(runs);
    }

    private static <T> Map<FindingKind, T> copy(Map<FindingKind, T> map) {
        Map<FindingKind, T> copy = new EnumMap<>(FindingKind.class);
        copy.putAll(map);
        return copy;
    }

    static Checkpoint start(String purpose) {
        return new Checkpoint(purpose, Map.of(), 0, 0, 0, 0, Map.of(), Map.of(), List.of());
    }
}
