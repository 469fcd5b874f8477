package dev.tablewright.lab.seed;

import dev.tablewright.runtime.call.CallListener;
import dev.tablewright.runtime.call.CallReport;
import dev.tablewright.runtime.write.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what is done for one entity after the other, and tells the listener. */
final class Tracker implements CallListener {

    private final SeedListener listener;
    private String entity = "";
    private long of;
    private long written;
    private final Map<String, Long> refused = new TreeMap<>();
    private long requests;
    private long began = System.nanoTime();

    Tracker(SeedListener listener) {
        this.listener = listener;
    }

    synchronized void begin(String name, long number) {
        entity = name;
        of = number;
        written = 0;
        refused.clear();
        requests = 0;
        began = System.nanoTime();
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
        listener.progressed(new SeedProgress(entity, written + lost, of, requests));
    }

    synchronized SeedResult.OfEntity end() {
        return new SeedResult.OfEntity(entity, written, refused, requests, Duration.ofNanos(System.nanoTime() - began));
    }

    @Override
    public synchronized void ended(CallReport report) {
        requests += report.requests();
    }

    /** To say what a request consumed takes DynamoDB Local a quarter of its time. */
    @Override
    public boolean wantsUnits() {
        return false;
    }
}
