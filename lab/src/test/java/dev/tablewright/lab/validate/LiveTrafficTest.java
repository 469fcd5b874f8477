package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Who writes through the model while its tables are looked at causes no findings. */
class LiveTrafficTest {

    private static final int ROUNDS = 3;

    @Test
    void writesMeanwhileAreNoFindings() throws Exception {
        try (Playground shop = Playground.example("shop")) {
            new ShopData(shop);
            AtomicBoolean over = new AtomicBoolean();
            AtomicInteger written = new AtomicInteger();
            Thread traffic = new Thread(() -> {
                Random random = new Random(3);
                while (!over.get()) {
                    write(shop, random, written.get());
                    written.incrementAndGet();
                }
            });
            traffic.start();
            try {
                int busy = 0;
                // A round in which nothing was written, because others had the processor, shows nothing.
                while (busy < ROUNDS) {
                    int before = written.get();
                    ValidationOptions options = shop.options().inSegments(2, 5);
                    ValidationResult result =
                            Validation.of(shop.bound(), shop.place(), options).run();
                    assertThat(result.findings()).isEmpty();
                    assertThat(traffic.isAlive()).isTrue();
                    busy += written.get() > before ? 1 : 0;
                }
            } finally {
                over.set(true);
                traffic.join();
            }
            assertThat(shop.validate().findings()).isEmpty();
        }
    }

    /** A customer who comes, and an order or a review of somebody. */
    private static void write(Playground shop, Random random, int number) {
        String customer = "late" + number;
        shop.create(
                "Customer",
                "username",
                customer,
                "email",
                customer + "@example.com",
                "name",
                "Late",
                "addresses",
                List.of());
        shop.create(
                "Review",
                "product",
                ShopData.product(random.nextInt(4)),
                "reviewId",
                String.format(Locale.ROOT, "01ARZ3NDEKTSV4RRFFQ6%06d", number),
                "writtenAt",
                "2026-03-01T00:00:00Z",
                "author",
                customer,
                "rating",
                BigDecimal.valueOf(1 + random.nextInt(5)),
                "text",
                "Late.");
    }
}
