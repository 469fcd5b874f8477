package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A validation that stops in the middle and goes on, and one that goes slowly. */
class ResumeTest {

    private final Playground shop = Playground.example("shop");

    @TempDir
    private Path folder;

    @BeforeEach
    void fill() {
        ShopData data = new ShopData(shop);
        for (int i = 0; i < ShopData.CUSTOMERS; i += 3) {
            shop.change("Shop", ShopData.customerKey(i), "totalSpent", AttributeValue.fromN("1.00"));
            shop.change("Shop", data.orderKey(i), "GSI2PK", AttributeValue.fromS("STATUS#LOST"));
        }
        shop.put("Shop", Map.copyOf(Playground.key("COUPON#1")));
    }

    @AfterEach
    void end() {
        shop.close();
    }

    @Test
    void whatIsResumedGivesWhatIsNotInterrupted() throws Exception {
        ValidationResult whole = shop.validate();
        assertThat(whole.count(FindingKind.COUNTER_OFF)).isEqualTo(4);
        assertThat(whole.count(FindingKind.STALE_INDEX_KEY)).isEqualTo(4);
        Path checkpoint = folder.resolve("validation.json");
        ValidationOptions options = shop.options().inSegments(2, 4).resumable(checkpoint, 1);
        int stops = 0;
        ValidationResult resumed = run(options);
        while (!resumed.complete()) {
            assertThat(checkpoint).exists();
            assertThat(Files.readString(checkpoint)).startsWith("{").endsWith("}");
            stops++;
            resumed = run(options);
        }
        assertThat(stops).isGreaterThan(3);
        assertThat(resumed.counts()).isEqualTo(whole.counts());
        assertThat(resumed.findings()).containsExactlyInAnyOrderElementsOf(whole.findings());
        assertThat(resumed.items()).isEqualTo(whole.items());
        assertThat(folder).as("nothing is left").isEmptyDirectory();
    }

    /** Stops after a few pages. */
    private ValidationResult run(ValidationOptions options) {
        return Validation.of(shop.bound(), shop.place(), options).run(new ValidationListener() {
            private int pages;

            @Override
            public void progress(Progress progress) {
                pages++;
            }

            @Override
            public boolean goesOn() {
                return pages < 4;
            }
        });
    }

    @Test
    void aCheckpointOfAnotherValidationIsRefused() {
        Path checkpoint = folder.resolve("validation.json");
        run(shop.options().inSegments(2, 4).resumable(checkpoint, 1));
        ValidationOptions others = shop.options().inSegments(3, 4).resumable(checkpoint, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run(others))
                .withMessageContaining("it was begun for another validation");
    }

    @Test
    void readsAreKeptToSoManyUnitsInASecond() {
        AtomicLong nanos = new AtomicLong();
        UnitBucket slow = new UnitBucket(OptionalDouble.of(5), nanos::get, nanos::addAndGet);
        ValidationOptions options = shop.options().inSegments(2, 10).atMost(5);
        ValidationResult result =
                Validation.of(shop.bound(), shop.place(), options, slow).run();
        assertThat(result.count(FindingKind.COUNTER_OFF)).isEqualTo(4);
        double seconds = nanos.get() / 1e9;
        assertThat(result.units()).isGreaterThan(30);
        // The last request of each thread is on credit, and no request is larger than a batch of 100 small items.
        assertThat(seconds).isBetween((result.units() - 2 * 100) / 5, result.units() / 5 + 1);
        assertThat(seconds).isGreaterThan(3);
    }
}
