package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.Checkpoint.Segment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * All that a validation has to remember. A page is entered as a whole: what it contributes, what was found in it, and that it is done.
 * So a checkpoint never knows half of a page.
 */
final class Ledger {

    private final Checkpoint begun;
    private final Spill spill;
    private final Optional<CheckpointFile> file;
    private final ValidationOptions options;
    private final ValidationListener listener;
    private final DoubleSupplier units;
    private final DoubleSupplier seconds;
    private final Map<String, List<Segment>> segments = new LinkedHashMap<>();
    private final Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
    private final Map<FindingKind, List<Finding>> samples = new EnumMap<>(FindingKind.class);
    private long items;
    private long older;
    private long unsettled;
    private int pages;

    Ledger(
            Checkpoint begun,
            Spill spill,
            Optional<CheckpointFile> file,
            ValidationOptions options,
            ValidationListener listener,
            DoubleSupplier units,
            DoubleSupplier seconds) {
        this.begun = begun;
        this.spill = spill;
        this.file = file;
        this.options = options;
        this.listener = listener;
        this.units = units;
        this.seconds = seconds;
        begun.segments().forEach((table, parts) -> segments.put(table, new ArrayList<>(parts)));
        counts.putAll(begun.counts());
        begun.samples().forEach((kind, some) -> samples.put(kind, new ArrayList<>(some)));
        items = begun.items();
        older = begun.older();
    }

    synchronized Segment segment(String table, int number) {
        return segments.computeIfAbsent(
                        table, any -> new ArrayList<>(Collections.nCopies(options.segments(), Segment.NEW)))
                .get(number);
    }

    /**
     * Enters a page.
     *
     * @param size how many items it had
     * @param old how many of them were not judged
     * @param next where the segment goes on
     */
    synchronized void enter(
            String table, int number, int size, int old, List<Entry> entries, List<Finding> findings, Segment next)
            throws IOException, InterruptedException {
        for (Entry entry : entries) {
            spill.add(entry);
        }
        findings.forEach(this::enter);
        items += size;
        older += old;
        segments.get(table).set(number, next);
        pages++;
        if (pages % options.checkpointPages() == 0) {
            checkpoint();
        }
        int done = (int) segments.get(table).stream().filter(Segment::done).count();
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        listener.progress(new ValidationListener.Progress(table, done, items, units(), all));
    }

    synchronized void enter(Finding finding) {
        counts.merge(finding.kind(), 1L, Long::sum);
        List<Finding> some = samples.computeIfAbsent(finding.kind(), kind -> new ArrayList<>());
        if (some.size() < options.samples()) {
            some.add(finding);
        }
        listener.found(finding);
    }

    synchronized void unsettled() {
        unsettled++;
    }

    /** Several threads ask, and a listener is told by one at a time. */
    synchronized boolean goesOn() {
        return listener.goesOn();
    }

    synchronized void checkpoint() throws IOException, InterruptedException {
        if (file.isPresent()) {
            List<String> runs = spill.flush().stream()
                    .map(Path::getFileName)
                    .map(Path::toString)
                    .toList();
            file.get()
                    .write(new Checkpoint(
                            begun.purpose(),
                            segments,
                            items,
                            older,
                            units(),
                            begun.seconds() + seconds.getAsDouble(),
                            counts,
                            samples,
                            runs));
        }
        spill.forgetObsolete();
    }

    private double units() {
        return begun.units() + units.getAsDouble();
    }

    synchronized ValidationResult result(List<String> unchecked, boolean complete) {
        return new ValidationResult(
                counts,
                samples,
                items,
                older,
                unsettled,
                units(),
                begun.seconds() + seconds.getAsDouble(),
                unchecked,
                complete);
    }
}
