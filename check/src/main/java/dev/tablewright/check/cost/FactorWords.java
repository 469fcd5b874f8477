package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.model.diagnostic.WordList;
import java.util.List;
import java.util.function.Predicate;

/** What the sentences of several factors have in common. */
final class FactorWords {

    private FactorWords() {}

    /** The patterns of which something holds, as they are quoted. */
    static List<String> names(List<PatternPair> pairs, Predicate<PatternPair> which) {
        return pairs.stream().filter(which).map(FactorWords::name).toList();
    }

    static String name(PatternPair pair) {
        return "`" + pair.name() + "`";
    }

    /** Some names and what they do: {@code `a` takes}, {@code `a` and `b` take}. */
    static String all(List<String> names, String oneDoes, String severalDo) {
        return WordList.few(names) + " " + (names.size() == 1 ? oneDoes : severalDo);
    }

    /** {@code 1 key}, {@code 2 keys}, {@code no key}. */
    static String counted(long number, String one, String several) {
        return number == 0 ? "no " + one : number + " " + (number == 1 ? one : several);
    }
}
