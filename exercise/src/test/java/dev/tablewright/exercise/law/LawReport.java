package dev.tablewright.exercise.law;

import dev.tablewright.synthesis.random.Fault;
import dev.tablewright.synthesis.random.SmallerModel;
import dev.tablewright.synthesis.random.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Tries models, gathers which laws they break, and shows for each cause the smallest model that breaks it so. */
final class LawReport {

    /** A model is tried on the engine for every attempt. */
    private static final int MOST_ATTEMPTS = Integer.getInteger("tablewright.test.attempts", 120);

    private static final int CAUSES_SHOWN = Integer.getInteger("tablewright.test.causes", 3);

    private record Failure(String name, String text, Fault fault) {}

    private final Laws laws;
    private final Tally tally = new Tally();
    private final Map<String, List<Failure>> failures = new TreeMap<>();

    LawReport(int items) {
        this.laws = new Laws(items, tally);
    }

    Tally tally() {
        return tally;
    }

    /**
     * Tries a model; what is wrong is kept for the report.
     *
     * @param name where it comes from: a file, or a seed
     */
    void test(String name, String text) {
        laws.brokenBy(text).ifPresent(fault -> failures.computeIfAbsent(fault.cause(), cause -> new ArrayList<>())
                .add(new Failure(name, text, fault)));
    }

    boolean isEmpty() {
        return failures.isEmpty();
    }

    /** All causes with their numbers, and the most frequent ones with the smallest model, ready to be kept as a fixture. */
    String text() {
        StringBuilder text = new StringBuilder("\n");
        List<List<Failure>> frequent = failures.values().stream()
                .sorted(Comparator.comparing((List<Failure> list) -> -list.size()))
                .toList();
        frequent.forEach(list -> text.append(list.size())
                .append(" × ")
                .append(list.get(0).fault().cause())
                .append(" (")
                .append(list.stream().map(Failure::name).limit(5).toList())
                .append(")\n"));
        frequent.stream().limit(CAUSES_SHOWN).forEach(list -> text.append(shown(list)));
        return text.toString();
    }

    private String shown(List<Failure> list) {
        Failure failure = list.stream()
                .min(Comparator.comparing(one -> one.text().length()))
                .orElseThrow();
        Laws silent = laws.silent();
        String small = SmallerModel.than(
                failure.text(),
                smaller -> silent.brokenBy(smaller)
                        .filter(fault -> fault.cause().equals(failure.fault().cause()))
                        .isPresent(),
                MOST_ATTEMPTS);
        Optional<Fault> fault = silent.brokenBy(small);
        return "\n## " + failure.fault().cause() + "\n\n" + failure.name() + "\n\n```yaml\n" + small + "```\n```\n"
                + fault.orElse(failure.fault()).details().stripTrailing() + "\n```\n";
    }
}
