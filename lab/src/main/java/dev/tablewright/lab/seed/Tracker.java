package dev.tablewright.lab.seed;

import dev.tablewright.runtime.call.CallListener;
import dev.tablewright.runtime.call.CallReport;
import dev.tablewright.runtime.write.Refusal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what is done for one entity after the other, and tells the listener. */
final class Tracker implements CallListener {

    private final SeedListener listener;
    private final Clock clock;
    private String entity = "";
    private long of;
    private long written;
    private final Map<String, Long> refused = new TreeMap<>();
    private long requests;
    private double units;
    private Instant began;

    Tracker(SeedListener listener, Clock clock) {
        this.listener = listener;
        this.clock = clock;
        this.began = clock.instant();
    }

    synchronized void begin(String name, long number) {
        entity = name;
        of = number;
        written = 0;
        refused.clear();
        requests = 0;
        units = 0;
        began = clock.instant();
        tell();
    }

    synchronized void wrote(long number) {
        written += number;
        tell();
    }

    synchronized void refused(List<Refusal> refusals) {
        refused.merge(
                refusals.isEmpty()
                        ? "something stood in the way"
                        : refusals.get(0).toString(),
                1L,
                Long::sum);
        tell();
    }

    synchronized void gaveUp(String reason) {
        refused.merge(reason, 1L, Long::sum);
        tell();
    }

    private void tell() {
        long lost = refused.values().stream().mapToLong(Long::longValue).sum();
        listener.progressed(new SeedProgress(entity, written + lost, of, requests, units));
    }

    synchronized SeedResult.OfEntity end() {
        return new SeedResult.OfEntity(
                entity, written, refused, requests, units, Duration.between(began, clock.instant()));
    }

    @Override
    public synchronized void ended(CallReport report) {
        requests += report.requests();
        units += report.units();
    }
}
