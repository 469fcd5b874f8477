package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.bind.BoundWrite;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.entity.Attribute;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tries all patterns and writes of a model on real tables. The tables are made for it under names of their own, and go when it is over.
 *
 * <pre>{@code
 * TrialReport report = Trial.of(BoundModel.of(model), rows).run(place, TrialOptions.all("trial-"), TrialListener.NONE);
 * }</pre>
 */
public final class Trial {

    /** So many of a hundred things that expire have expired when patterns are asked. */
    private static final int EXPIRED_PERCENT = 10;

    private static final String SEEDING = "(seeding)";

    private final Tried reader;
    private final Tried writer;
    private final List<Row> rows;
    private final Clock stopwatch;

    private Trial(Tried reader, Tried writer, List<Row> rows, Clock stopwatch) {
        this.reader = reader;
        this.writer = writer;
        this.rows = List.copyOf(rows);
        this.stopwatch = stopwatch;
    }

    /**
     * A trial of the interpreter.
     *
     * @param rows what is there at the beginning, in an order in which what is referred to comes first
     */
    public static Trial of(BoundModel bound, List<Row> rows) {
        return of(bound, InterpretedLayer.of(bound), rows);
    }

    /**
     * A trial of a data access layer.
     *
     * @param bound of the same model: where items must stand, and what patterns are asked with
     */
    public static Trial of(BoundModel bound, AccessLayer.Factory layer, List<Row> rows) {
        Tried tried = new Tried(bound, layer);
        return new Trial(tried, tried, rows, Clock.systemUTC());
    }

    /**
     * The same, on tables and items that have another design than the one by which patterns are read: that of somebody who changed one
     * and forgot the other. The interpreter writes.
     */
    public Trial storedAs(BoundModel other) {
        return new Trial(reader, new Tried(other, InterpretedLayer.of(other)), rows, stopwatch);
    }

    /** The same, measuring its own time by another clock. */
    public Trial timedBy(Clock clock) {
        return new Trial(reader, writer, rows, clock);
    }

    /**
     * Does it all.
     *
     * @throws dev.tablewright.lab.place.PlaceException if the place cannot be used, or ends meanwhile
     */
    public TrialReport run(Place place, TrialOptions options, TrialListener listener) {
        Instant start = stopwatch.instant();
        Tables tables = new Tables(place);
        if (options.keep()) {
            return run(place, options, listener, start, tables.create(definitions(options.prefix())));
        }
        // Who interrupts a trial does not want its tables either.
        Thread atExit = new Thread(tables::deleteMade);
        Runtime.getRuntime().addShutdownHook(atExit);
        try {
            tables.create(definitions(options.prefix()));
            return run(place, options, listener, start, List.of());
        } finally {
            forget(atExit);
            tables.deleteMade();
        }
    }

    private static void forget(Thread atExit) {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // It runs already.
            return;
        }
    }

    /** The trial's own clock says what has expired: DynamoDB is not to delete anything by its own. */
    private List<TableDefinition> definitions(String prefix) {
        return TableDefinition.of(writer.model().model(), name -> prefix + name).stream()
                .map(table -> new TableDefinition(
                        table.name(),
                        table.table(),
                        table.key(),
                        table.indexes(),
                        Optional.empty(),
                        TableSettings.Stream.NONE,
                        Optional.empty()))
                .toList();
    }

    private TrialReport run(
            Place place, TrialOptions options, TrialListener listener, Instant start, List<String> kept) {
        List<Instant> ends = ends();
        Instant beginning = ends.isEmpty() ? Instant.EPOCH : ends.get(0).minusSeconds(1);
        Laboratory laboratory = new Laboratory(place, reader, writer, options, rows, beginning, listener);
        TrialState state = new TrialState(laboratory);
        List<SubjectResult> subjects = new ArrayList<>();
        List<Row> seeds = new AwkwardRows(writer.model()).of(rows);
        List<TrialResult> failures = new Seeding(laboratory, state, listener).write(seeds);
        if (!failures.isEmpty()) {
            subjects.add(new SubjectResult(SubjectResult.Kind.WRITE, SEEDING, failures, Optional.empty()));
        }
        Duration seeding = Duration.between(start, stopwatch.instant());
        if (!ends.isEmpty()) {
            laboratory.set(ends.get(ends.size() * EXPIRED_PERCENT / 100));
        }
        subjects.addAll(subjects(laboratory, state, options, listener));
        List<String> notes = laboratory.writing().followsStream()
                ? List.of()
                : List.of("numbers that are kept from the stream were not followed: no table has keys of text alone");
        return new TrialReport(
                place.shown(),
                seeds.size(),
                seeding,
                Duration.between(start, stopwatch.instant()),
                subjects,
                kept,
                notes);
    }

    /** When rows expire, in order. */
    private List<Instant> ends() {
        Model model = reader.model().model();
        return rows.stream()
                .flatMap(row -> model
                        .entity(row.entity())
                        .flatMap(entity -> entity.ttl().flatMap(ttl -> entity.attribute(ttl.text())))
                        .map(Attribute::storedName)
                        .flatMap(row::value)
                        .map(AttributeValue::n)
                        .stream())
                .map(seconds -> Instant.ofEpochSecond(new BigDecimal(seconds).longValue()))
                .sorted()
                .toList();
    }

    /** Patterns, then writes, then patterns once more: keys that did not follow a write show there. */
    private List<SubjectResult> subjects(
            Laboratory laboratory, TrialState state, TrialOptions options, TrialListener listener) {
        Map<String, List<TrialResult>> ofPatterns = new LinkedHashMap<>();
        List<SubjectResult> ofWrites = new ArrayList<>();
        List<BoundPattern> patterns = reader.model().patterns().stream()
                .filter(pattern -> options.includes(pattern.pattern().name().text()))
                .toList();
        List<BoundWrite> writes = writer.model().boundWrites().stream()
                .filter(write -> options.includes(write.write().name().text()))
                .toList();
        int all = 2 * patterns.size() + writes.size();
        int done = 0;
        for (BoundPattern pattern : patterns) {
            String name = pattern.pattern().name().text();
            listener.reached(name, done++, all);
            ofPatterns.put(name, asked(laboratory, state, pattern, ""));
        }
        for (BoundWrite write : writes) {
            String name = write.write().name().text();
            listener.reached(name, done++, all);
            ofWrites.add(done(laboratory, state, write));
        }
        for (BoundPattern pattern : writes.isEmpty() ? List.<BoundPattern>of() : patterns) {
            String name = pattern.pattern().name().text();
            listener.reached(name, done++, all);
            List<TrialResult> both = new ArrayList<>(ofPatterns.get(name));
            both.addAll(asked(laboratory, state, pattern, "after all writes"));
            ofPatterns.put(name, both);
        }
        List<SubjectResult> subjects = new ArrayList<>();
        ofPatterns.forEach((name, cases) -> subjects.add(new SubjectResult(
                SubjectResult.Kind.PATTERN,
                name,
                cases,
                cases.isEmpty() ? Optional.of("no data fit its parameters") : Optional.empty())));
        subjects.addAll(ofWrites);
        return subjects;
    }

    private SubjectResult done(Laboratory laboratory, TrialState state, BoundWrite write) {
        String name = write.write().name().text();
        BoundWrite intended = reader.model().write(name).orElse(write);
        WriteTrial trial = new WriteTrial(laboratory, state, write, intended.programs());
        List<TrialResult> cases = trial.run();
        return new SubjectResult(SubjectResult.Kind.WRITE, name, cases, trial.untried());
    }

    private static List<TrialResult> asked(
            Laboratory laboratory, TrialState state, BoundPattern pattern, String occasion) {
        return new PatternTrial(laboratory, pattern).run(state.rows().all(), occasion);
    }
}
