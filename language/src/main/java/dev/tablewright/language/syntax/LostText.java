package dev.tablewright.language.syntax;

import dev.tablewright.model.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is known about parts of a file that could not be read. A word in them may have been a declaration, so that nobody
 * can say that the word is unknown or that the key is missing.
 */
public final class LostText {

    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern NOTHING = Pattern.compile("\\s*:\\s*(#.*\\s*)*");

    private final List<Span> places;
    private final Set<String> words = new HashSet<>();

    public LostText(List<Span> places) {
        this.places = List.copyOf(places);
        for (Span place : places) {
            Matcher word = WORD.matcher(place.text());
            while (word.find()) {
                words.add(word.group());
            }
        }
    }

    /** Whether a word stands in a lost part. */
    public boolean holds(String word) {
        return words.contains(word);
    }

    /** Whether what was lost is the value of a key. */
    public boolean follows(Span key) {
        return places.stream().filter(place -> place.start() >= key.end()).anyMatch(place -> NOTHING.matcher(
                        key.file().text())
                .region(key.end(), place.start())
                .matches());
    }
}
