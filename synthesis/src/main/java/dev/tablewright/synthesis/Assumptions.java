package dev.tablewright.synthesis;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A number for every rate. Who says {@code high}, or nothing, still means that some things happen more often than others; for
 * the choice of keys that is enough, for a bill it is not.
 */
final class Assumptions {

    private static final long HIGH = 100;
    private static final long MEDIUM = 10;
    private static final long LOW = 1;

    private final Map<String, List<String>> made = new LinkedHashMap<>();

    /** The model with a number for every rate. */
    Model applied(Model model) {
        List<Pattern> patterns = model.patterns().stream().map(this::rated).toList();
        List<Write> writes = model.writes().stream().map(this::rated).toList();
        return model.with(model.entities(), model.relationships(), patterns, writes);
    }

    /** What was assumed, a sentence each. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        made.forEach((what, whom) -> sentences.add(what + " for " + WordList.few(whom)));
        return sentences;
    }

    private Pattern rated(Pattern pattern) {
        return isSaid(pattern.rate())
                ? pattern
                : pattern.atRate(assumed(pattern.rate(), pattern.name().text(), pattern.span(), "a read"));
    }

    private Write rated(Write write) {
        return isSaid(write.rate())
                ? write
                : write.atRate(assumed(write.rate(), write.name().text(), write.span(), "a write"));
    }

    private static boolean isSaid(Frequency rate) {
        return rate.average().isPresent() || rate.peak().isPresent();
    }

    private Frequency assumed(Frequency said, String name, Span span, String unsaid) {
        long perSecond = said.word().map(Assumptions::number).orElse(unsaid.equals("a read") ? MEDIUM : LOW);
        String what = said.word()
                .map(word -> "`" + word.name().toLowerCase(Locale.ROOT) + "` is taken as ")
                .orElse(unsaid + " without a rate is taken as ");
        made.computeIfAbsent(what + perSecond + "/s", w -> new ArrayList<>()).add(name);
        Rate rate = new Rate(BigDecimal.valueOf(perSecond), Rate.Period.SECOND, span);
        return new Frequency(Optional.of(rate), Optional.empty(), said.word());
    }

    private static long number(Frequency.Word word) {
        return switch (word) {
            case HIGH -> HIGH;
            case MEDIUM -> MEDIUM;
            case LOW -> LOW;
        };
    }
}
