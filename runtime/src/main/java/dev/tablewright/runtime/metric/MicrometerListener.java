package dev.tablewright.runtime.metric;

import dev.tablewright.runtime.call.CallListener;
import dev.tablewright.runtime.call.CallReport;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;

/**
 * Tells Micrometer of every call. All meters have the tag {@code call}, the name of the pattern or write.
 *
 * <table>
 * <caption>Meters</caption>
 * <tr><td>{@code tablewright.call}</td><td>a timer; also the tag {@code outcome}: {@code success} or the kind of failure</td></tr>
 * <tr><td>{@code tablewright.call.requests}</td><td>requests to DynamoDB for each call</td></tr>
 * <tr><td>{@code tablewright.call.items}</td><td>items read or written</td></tr>
 * <tr><td>{@code tablewright.call.units}</td><td>capacity units that DynamoDB charged</td></tr>
 * <tr><td>{@code tablewright.call.declared.ratio}</td><td>units charged by units that the model expects: above 1, the model is
 * too optimistic; only for calls of which it expects something</td></tr>
 * </table>
 *
 * <pre>{@code
 * ShopTable.on(client).listener(new MicrometerListener(registry)).build();
 * }</pre>
 */
public final class MicrometerListener implements CallListener {

    private static final String CALL = "tablewright.call";

    private final MeterRegistry registry;

    public MicrometerListener(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void ended(CallReport report) {
        Tags tags = Tags.of("call", report.call().name());
        Timer.builder(CALL)
                .tags(tags.and("outcome", outcome(report)))
                .register(registry)
                .record(report.time());
        summary(".requests", tags).record(report.requests());
        summary(".items", tags).record(report.items());
        summary(".units", tags).record(report.units());
        // Of a call that failed, nobody declared what it may cost.
        if (report.failure().isEmpty() && report.call().declaredUnits() > 0) {
            summary(".declared.ratio", tags)
                    .record(report.units() / report.call().declaredUnits());
        }
    }

    private DistributionSummary summary(String name, Tags tags) {
        return DistributionSummary.builder(CALL + name).tags(tags).register(registry);
    }

    /** The kind of failure and never its message: every value of a tag is a series of its own. */
    private static String outcome(CallReport report) {
        return report.failure()
                .map(failure -> failure.getClass().getSimpleName())
                .orElse("success");
    }
}
