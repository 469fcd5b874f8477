package dev.tablewright.testing;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much the tests try. One suite has three scales: quick is what a developer waits for, full is what has to pass before a
 * change is accepted, long is for a night. Every test class runs at every scale; only the number of its inputs differs.
 *
 * <pre>{@code
 * int times = Scale.times(200, 2_000, 100_000);
 * List<Path> examples = Scale.some(3, allExamples);
 * Random random = new Random(Scale.seed(20260131));
 * }</pre>
 */
public enum Scale {
    /** {@code mvn verify}: a few inputs of each kind. */
    QUICK,
    /** {@code mvn verify -Pfull}: all inputs. */
    FULL,
    /** {@code mvn verify -Plong}: many more random inputs, and from other seeds each time. */
    LONG;

    private static final Scale CURRENT =
            valueOf(System.getProperty("tablewright.test.scale", "quick").toUpperCase(Locale.ROOT));

    /** The scale of this run. */
    public static Scale current() {
        return CURRENT;
    }

    /** Whether this run tries at least as much as the given scale. */
    public static boolean atLeast(Scale scale) {
        return CURRENT.compareTo(scale) >= 0;
    }

    /** How often to try; {@code -Dtablewright.test.times=…} sets it for a single test. */
    public static int times(int quick, int full, int thorough) {
        return Integer.getInteger("tablewright.test.times", of(quick, full, thorough));
    }

    /**
     * The seed of a test: always the same in quick and full, so that a failure is a failure of the change. In long it is drawn
     * and printed. {@code -Dtablewright.test.seed=…} repeats a run.
     */
    public static long seed(long fixed) {
        Long given = Long.getLong("tablewright.test.seed");
        if (given != null) {
            return given;
        }
        return CURRENT == LONG ? Drawn.SEED : fixed;
    }

    /** In quick so many of all inputs, spread evenly over them, the first among them; otherwise all. */
    public static <T> List<T> some(int quick, List<T> all) {
        if (CURRENT != QUICK || all.size() <= quick) {
            return List.copyOf(all);
        }
        return IntStream.range(0, quick)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / quick)))
                .toList();
    }

    /** As {@link #some(int, List)}, for a stream. */
    public static <T> Stream<T> some(int quick, Stream<T> all) {
        return some(quick, all.toList()).stream();
    }

    /** One of three values, by the scale. */
    public static <T> T of(T quick, T full, T thorough) {
        return switch (CURRENT) {
            case QUICK -> quick;
            case FULL -> full;
            case LONG -> thorough;
        };
    }

    /** One seed for all tests of a JVM, drawn when the first of them asks for it. */
    private static final class Drawn {
        private static final long SEED = ThreadLocalRandom.current().nextInt(1_000_000_000);

        static {
            System.out.println("seed " + SEED + ", repeated by -Dtablewright.test.seed=" + SEED);
        }
    }
}
