package dev.tablewright.app.explore;

import java.util.ArrayList;
import java.util.List;

/** A line cut into words, as shells do it: blanks separate, quotes keep together. */
final class Words {

    private Words() {}

    /** @throws MistypedException if a quote is not closed */
    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = null;
        char quote = 0;
        for (int at = 0; at < line.length(); at++) {
            char letter = line.charAt(at);
            if (quote != 0 && letter == quote) {
                quote = 0;
            } else if (quote == 0 && (letter == '"' || letter == '\'')) {
                quote = letter;
                word = word == null ? new StringBuilder() : word;
            } else if (quote == 0 && Character.isWhitespace(letter)) {
                if (word != null) {
                    words.add(word.toString());
                }
                word = null;
            } else {
                word = (word == null ? new StringBuilder() : word).append(letter);
            }
        }
        if (quote != 0) {
            throw new MistypedException("a quote is not closed");
        }
        if (word != null) {
            words.add(word.toString());
        }
        return words;
    }
}
