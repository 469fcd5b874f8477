package dev.tablewright.runtime.metric;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.CallReport;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MicrometerListenerTest {

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final MicrometerListener listener = new MicrometerListener(registry);

    private static CallReport report(double units, Throwable failure) {
        return new CallReport(
                new CallInfo("ordersOfCustomer", 2, 1),
                3,
                20,
                units,
                Duration.ofMillis(5),
                Optional.ofNullable(failure));
    }

    @Test
    void aCallBecomesMeters() {
        listener.ended(report(3, null));

        assertThat(registry.get("tablewright.call")
                        .tags("call", "ordersOfCustomer", "outcome", "success")
                        .timer()
                        .totalTime(TimeUnit.MILLISECONDS))
                .isEqualTo(5);
        assertThat(registry.get("tablewright.call.requests").summary().totalAmount())
                .isEqualTo(3);
        assertThat(registry.get("tablewright.call.items").summary().totalAmount())
                .isEqualTo(20);
        assertThat(registry.get("tablewright.call.units").summary().totalAmount())
                .isEqualTo(3);
        assertThat(registry.get("tablewright.call.declared.ratio").summary().max())
                .isEqualTo(1.5);
    }

    @Test
    void aFailureIsTimedAndNotComparedWithWhatWasDeclared() {
        listener.ended(report(0, new IllegalStateException("secret")));

        assertThat(registry.get("tablewright.call")
                        .tag("outcome", "IllegalStateException")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(registry.find("tablewright.call.declared.ratio").summary()).isNull();
    }
}
