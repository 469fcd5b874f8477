package dev.tablewright.lab.data;

import java.util.Optional;
import java.util.regex.Pattern;

/** Phrases of at most so many characters. */
final class PhraseTexts implements TextSource {

    private static final int MOST_DIGITS = 10;
    private static final int NUMBERED_SAMPLES = 20;

    private final Phrase phrase;
    private final long combinations;
    private final long capacity;
    private final Shuffle shuffle;

    PhraseTexts(Phrase phrase, long longest, long salt) {
        this.phrase = phrase;
        this.combinations = phrase.combinations();
        long digits = Math.min(
                MOST_DIGITS, longest - phrase.longest() - phrase.joiner().length());
        long rounds = digits <= 0 ? 1 : (long) StrictMath.pow(10, (double) digits) - 1;
        this.capacity = phrase.longest() > longest ? 0 : Math.max(combinations, saturated(combinations, rounds));
        this.shuffle = new Shuffle(combinations, salt);
    }

    private static long saturated(long a, long b) {
        return b > Long.MAX_VALUE / a ? Long.MAX_VALUE : a * b;
    }

    /** Whether all texts match, as far as trying all words, and some numbers behind them, shows. */
    boolean fits(Optional<Pattern> pattern) {
        if (capacity == 0) {
            return false;
        }
        if (pattern.isEmpty()) {
            return true;
        }
        for (int i = 0; i < phrase.widest(); i++) {
            if (!pattern.get().matcher(phrase.at(phrase.diagonal(i))).find()) {
                return false;
            }
        }
        for (long i = 1; i <= NUMBERED_SAMPLES && capacity > combinations; i++) {
            long number = Math.floorMod(Chance.mix(i) >>> 1, capacity);
            if (!pattern.get().matcher(phrase.at(number)).find()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String any(Chance chance) {
        return phrase.at(chance.below(combinations));
    }

    @Override
    public String numbered(long number, long twist) {
        long round = number / combinations;
        long within = shuffle.at((number % combinations + Math.floorMod(twist, combinations)) % combinations);
        return phrase.at(round * combinations + within);
    }

    @Override
    public long capacity() {
        return capacity;
    }
}
