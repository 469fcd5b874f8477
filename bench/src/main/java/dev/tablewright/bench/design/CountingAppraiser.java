package dev.tablewright.bench.design;

import dev.tablewright.model.Model;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts how often another is asked. */
final class CountingAppraiser implements Appraiser {

    private final Appraiser asked;
    private final AtomicInteger times = new AtomicInteger();

    CountingAppraiser(Appraiser asked) {
        this.asked = asked;
    }

    @Override
    public Appraisal appraise(Model model) {
        times.incrementAndGet();
        return asked.appraise(model);
    }

    int times() {
        return times.get();
    }
}
