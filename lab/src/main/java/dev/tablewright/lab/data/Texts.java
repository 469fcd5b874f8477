package dev.tablewright.lab.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Chooses where the texts of an attribute come from: realistic ones if they may have that form, otherwise any that may. */
final class Texts {

    /** A source with so many does not run dry. */
    static final long ENOUGH = 1_000_000_000L;

    private static final int LONGEST = 400;
    private static final int LONGEST_IN_KEY = 100;
    private static final int SENTENCES = 3;

    private Texts() {}

    /**
     * @param max most characters, if that is said
     * @param pattern what they match, if that is said
     * @param label the attribute, for a message
     */
    record Wanted(TextKind kind, Optional<Long> max, Optional<String> pattern, boolean inKey, String label, long salt) {

        long longest() {
            return Math.min(max.orElse(Long.MAX_VALUE), inKey ? LONGEST_IN_KEY : LONGEST);
        }
    }

    /** Texts that may come again. */
    static TextSource repeating(Wanted wanted) {
        if (wanted.pattern().isPresent()) {
            return different(wanted);
        }
        Phrase phrase = wanted.kind().phrase();
        return wanted.kind() == TextKind.PROSE || phrase.longest() > wanted.longest()
                ? new Prose(phrase, wanted.kind() == TextKind.PROSE ? SENTENCES : 1, wanted.longest())
                : new PhraseTexts(phrase, wanted.longest(), wanted.salt());
    }

    /**
     * Texts that are different for different numbers.
     *
     * @throws PopulationException if nobody knows how to make any
     */
    static TextSource different(Wanted wanted) {
        Optional<Pattern> pattern = wanted.pattern().map(Pattern::compile);
        TextSource best = null;
        for (Phrase phrase : variants(wanted.kind().phrase())) {
            PhraseTexts texts = new PhraseTexts(phrase, wanted.longest(), wanted.salt());
            if (texts.fits(pattern)) {
                if (texts.capacity() >= ENOUGH) {
                    return texts;
                }
                best = best == null || texts.capacity() > best.capacity() ? texts : best;
            }
        }
        String expression = wanted.pattern().orElse("[a-z0-9]{1," + Math.min(12, wanted.longest()) + "}");
        Optional<MatchingTexts> matching = RegularExpression.printable(expression)
                .map(automaton -> new MatchingTexts(automaton, wanted.longest(), wanted.salt()))
                .filter(texts -> isRight(texts, pattern));
        if (matching.isPresent() && (best == null || matching.get().capacity() > best.capacity())) {
            return matching.get();
        }
        if (best == null) {
            throw new PopulationException("no text can be made for " + wanted.label() + ", which matches "
                    + wanted.pattern().orElse("anything")
                    + wanted.max()
                            .map(max -> " and has at most " + max + " characters")
                            .orElse(""));
        }
        return best;
    }

    /** What was read into an expression is tried on the real thing. */
    private static boolean isRight(MatchingTexts texts, Optional<Pattern> pattern) {
        if (texts.capacity() == 0) {
            return false;
        }
        for (int i = 0; i < 50 && pattern.isPresent(); i++) {
            if (!pattern.get().matcher(texts.any(Chance.of(1, i))).find()) {
                return false;
            }
        }
        return true;
    }

    private static List<Phrase> variants(Phrase phrase) {
        List<Phrase> all = new ArrayList<>();
        all.add(phrase);
        for (boolean upper : new boolean[] {false, true}) {
            for (String joiner : List.of("_", "-", ".", " ")) {
                all.add(phrase.plain(joiner, upper));
            }
        }
        // Several words of different lengths with nothing between them could be the same as others; one word could not.
        all.add(phrase.last());
        all.add(phrase.last().plain("", false));
        all.add(phrase.last().plain("", true));
        return all;
    }
}
