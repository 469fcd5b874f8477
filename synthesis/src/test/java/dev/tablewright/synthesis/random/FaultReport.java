package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Tries models, gathers what went wrong, and shows for each cause the smallest model in which it goes wrong. */
public final class FaultReport {

    private static final int CAUSES_SHOWN = Integer.getInteger("tablewright.test.causes", 5);
    private static final int MOST_ATTEMPTS = 1_000;

    /** Something that must hold of every model. */
    public record Trial(String words, Function<DesignlessModel, Optional<Fault>> rule) {

        /** What throws is wrong, too. */
        Optional<Fault> of(DesignlessModel asked) {
            try {
                return rule.apply(asked);
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                return Optional.of(Fault.thrown(thrown));
            }
        }
    }

    private record Failure(long seed, Trial trial, DesignlessModel asked, Fault fault) {}

    private final Map<String, List<Failure>> failures = new TreeMap<>();

    /** Tries a model; what is wrong is kept for the report. */
    public void test(long seed, DesignlessModel asked, Trial trial) {
        trial.of(asked).ifPresent(fault -> add(new Failure(seed, trial, asked, fault)));
    }

    private synchronized void add(Failure failure) {
        failures.computeIfAbsent(failure.fault().cause(), cause -> new ArrayList<>())
                .add(failure);
    }

    public synchronized boolean isEmpty() {
        return failures.isEmpty();
    }

    /** How often anything went wrong. */
    public synchronized int times() {
        return failures.values().stream().mapToInt(List::size).sum();
    }

    /** All causes with their numbers, and the most frequent ones with an example. */
    public synchronized String text() {
        List<List<Failure>> frequent = failures.values().stream()
                .sorted(Comparator.comparing((List<Failure> list) -> -list.size())
                        .thenComparing(list -> list.get(0).fault().cause()))
                .toList();
        StringBuilder text = new StringBuilder("\n");
        frequent.forEach(list -> text.append(list.size())
                .append(" × ")
                .append(list.get(0).fault().cause())
                .append('\n'));
        frequent.stream().limit(CAUSES_SHOWN).forEach(list -> text.append(shown(list)));
        return text.toString();
    }

    private static String shown(List<Failure> list) {
        Failure failure = list.stream()
                .min(Comparator.comparing((Failure one) -> one.asked().text().length())
                        .thenComparing(Failure::seed))
                .orElseThrow();
        DesignlessModel small = shrunk(failure);
        Fault fault = failure.trial().of(small).orElse(failure.fault());
        return "\n## " + failure.fault().cause() + "\n\nseed " + failure.seed() + ", "
                + failure.trial().words() + "; " + list.size() + " times\n\n```yaml\n" + small.text() + "```\n```\n"
                + fault.details().stripTrailing() + "\n```\n";
    }

    private static DesignlessModel shrunk(Failure failure) {
        AtomicInteger attempts = new AtomicInteger();
        Fields small = Shrinker.shrink(
                failure.asked().sketch(),
                sketch -> attempts.incrementAndGet() <= MOST_ATTEMPTS
                        && DesignlessModel.of(sketch)
                                .flatMap(failure.trial()::of)
                                .filter(fault ->
                                        fault.cause().equals(failure.fault().cause()))
                                .isPresent());
        return DesignlessModel.of(small).orElseThrow();
    }
}
