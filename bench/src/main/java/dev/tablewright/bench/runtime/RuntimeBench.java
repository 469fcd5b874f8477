package dev.tablewright.bench.runtime;

import dev.tablewright.bench.Figures;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.runner.RunnerException;

/** What the data access layer costs, in a client that is answered at once. */
public final class RuntimeBench {

    private RuntimeBench() {}

    private static final String FORKS = "--forks=";

    /** @param words may name operations, to which it then keeps, and say how many JVMs each figure takes: {@code place --forks=5} */
    public static void run(Set<String> words) throws RunnerException {
        Contest contest = new Contest(ShopCalls.class, List.of(), true);
        int forks = words.stream()
                .filter(word -> word.startsWith(FORKS))
                .mapToInt(word -> Integer.parseInt(word.substring(FORKS.length())))
                .findFirst()
                .orElse(1);
        contest.run(forks, Operations.named(words));
        contest.print("HTTP answered at once");
        System.out.println();
        Figures.limit("generated : by hand, % of bytes at worst", 100 * contest.worstToHand(Contest::bytes), 103);
        Figures.limit(
                "generated : by hand, % of processor time at worst", 100 * contest.worstToHand(Contest::work), 110);
        Figures.limit("generated : Enhanced, % of bytes at worst", 100 * contest.worstToEnhanced(Contest::bytes), 100);
        Figures.limit(
                "generated : Enhanced, % of processor time at worst",
                100 * contest.worstToEnhanced(Contest::work), 100);
    }
}
