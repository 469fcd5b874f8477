package dev.tablewright.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Steps side by side with few threads. The limit is for those that would wait for each other forever. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FanOutTest {

    private final ExecutorService one = Executors.newSingleThreadExecutor();
    private final Caller caller = new Caller(null, Settings.usual(), one, null);

    @AfterEach
    void close() {
        one.shutdownNow();
    }

    private static Step<Integer> tree(int depth) {
        if (depth == 0) {
            return Step.done(1);
        }
        return Step.done(depth).then(ignored -> {
            List<Step<Integer>> branches = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                branches.add(tree(depth - 1));
            }
            return Step.all(
                    branches, sums -> Step.done(sums.stream().mapToInt(n -> n).sum()));
        });
    }

    @Test
    void fansOfFansEndWithASingleThread() {
        assertThat(caller.run(CallInfo.of("tree"), tree(5))).isEqualTo(1024);
    }

    @Test
    void twoGoSideBySide() {
        CyclicBarrier both = new CyclicBarrier(2);
        Step<Integer> meeting = Step.done(1).map(n -> {
            try {
                return both.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        List<Integer> arrived = caller.run(CallInfo.of("both"), Step.all(List.of(meeting, meeting), Step::done));
        assertThat(arrived).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void whatFailsFailsTheCallAfterAllHaveEnded() {
        AtomicInteger ended = new AtomicInteger();
        Step<Integer> fails = Step.done(1).map(n -> {
            throw new IllegalStateException("no");
        });
        Step<Integer> ends = Step.done(1).map(n -> ended.incrementAndGet());
        assertThatIllegalStateException()
                .isThrownBy(() -> caller.run(CallInfo.of("x"), Step.all(List.of(ends, fails, ends), Step::done)))
                .withMessage("no");
        assertThat(ended).hasValue(2);
        Step<Integer> error = Step.done(1).map(n -> {
            throw new AssertionError("worse");
        });
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> caller.run(CallInfo.of("x"), Step.all(List.of(ends, error), Step::done)));
    }

    @Test
    void anExecutorThatTakesNothing() {
        Caller alone = new Caller(
                null,
                Settings.usual(),
                task -> {
                    throw new RejectedExecutionException();
                },
                null);
        assertThat(alone.run(CallInfo.of("tree"), tree(3))).isEqualTo(64);
    }
}
