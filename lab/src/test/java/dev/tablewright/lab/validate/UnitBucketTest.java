package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class UnitBucketTest {

    private final AtomicLong nanos = new AtomicLong();

    private UnitBucket bucket(double perSecond) {
        return new UnitBucket(OptionalDouble.of(perSecond), nanos::get, nanos::addAndGet);
    }

    @Test
    void whoeverOwesWaits() throws InterruptedException {
        UnitBucket bucket = bucket(10);
        bucket.await();
        bucket.spend(25);
        bucket.await();
        assertThat(nanos.get()).isEqualTo(2_500_000_000L);
        assertThat(bucket.spent()).isEqualTo(25);
    }

    @Test
    void overTimeNoMoreIsSpentThanAllowed() throws InterruptedException {
        UnitBucket bucket = bucket(100);
        for (int i = 0; i < 1_000; i++) {
            bucket.await();
            bucket.spend(i % 7);
        }
        assertThat(bucket.spent()).isLessThanOrEqualTo(nanos.get() / 1e9 * 100 + 100 + 7);
    }

    @Test
    void whatIsSavedIsGoodForASecond() throws InterruptedException {
        UnitBucket bucket = bucket(10);
        nanos.addAndGet(3_600_000_000_000L);
        bucket.await();
        long before = nanos.get();
        bucket.spend(20);
        bucket.await();
        assertThat(nanos.get() - before).isEqualTo(1_000_000_000L);
    }

    @Test
    void withoutALimitNobodyWaits() throws InterruptedException {
        UnitBucket free = new UnitBucket(OptionalDouble.empty(), nanos::get, nanos::addAndGet);
        free.spend(1e9);
        free.await();
        assertThat(nanos.get()).isZero();
    }
}
