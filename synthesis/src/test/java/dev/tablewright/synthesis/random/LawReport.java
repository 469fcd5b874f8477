package dev.tablewright.synthesis.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Holds models against a law, gathers how they break it, and shows for each cause the smallest model that breaks it so, as a file that
 * can be kept as a fixture.
 */
public final class LawReport {

    /** A model is tried on the engine for every attempt. */
    private static final int MOST_ATTEMPTS = Integer.getInteger("tablewright.test.attempts", 120);

    private static final int CAUSES_SHOWN = Integer.getInteger("tablewright.test.causes", 3);
    private static final int LONGEST_NAME = 60;

    private record Failure(String name, String text, Fault fault) {}

    private final Function<String, Optional<Fault>> law;
    private final Function<String, Optional<Fault>> silent;
    private final Path folder;
    private final Map<String, List<Failure>> failures = new TreeMap<>();

    /**
     * @param law what is wrong with the text of a model
     * @param silent the same, without a trace of having been asked: by it models are made smaller
     * @param folder where smallest models are written
     */
    public LawReport(Function<String, Optional<Fault>> law, Function<String, Optional<Fault>> silent, Path folder) {
        this.law = law;
        this.silent = silent;
        this.folder = folder;
    }

    /**
     * Tries a model; what is wrong is kept for the report.
     *
     * @param name where it comes from: a file, or a seed
     */
    public void test(String name, String text) {
        law.apply(text).ifPresent(fault -> {
            // A long run may be ended before it reports.
            System.out.println(name + " breaks " + fault.cause());
            failures.computeIfAbsent(fault.cause(), cause -> new ArrayList<>()).add(new Failure(name, text, fault));
        });
    }

    public boolean isEmpty() {
        return failures.isEmpty();
    }

    /** All causes with their numbers, and the most frequent ones with the smallest model. */
    public String text() {
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
        String small = SmallerModel.than(
                failure.text(),
                smaller -> silent.apply(smaller)
                        .filter(fault -> fault.cause().equals(failure.fault().cause()))
                        .isPresent(),
                MOST_ATTEMPTS);
        Fault fault = silent.apply(small).orElse(failure.fault());
        return "\n## " + fault.cause() + "\n\n" + failure.name() + ", smaller in " + written(fault, small)
                + "\n\n```yaml\n" + small + "```\n```\n" + fault.details().stripTrailing() + "\n```\n";
    }

    private Path written(Fault fault, String model) {
        String name = fault.cause().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        Path file = folder.resolve(name.substring(0, Math.min(LONGEST_NAME, name.length())) + ".yaml");
        try {
            Files.createDirectories(folder);
            return Files.writeString(file, model);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
