package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into pieces of a line each, between words; put together again, they are the text. */
final class LongText {

    private static final int LONGEST = 80;

    private LongText() {}

    static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (text.length() - from > LONGEST) {
            int cut = text.lastIndexOf(' ', from + LONGEST - 1);
            if (cut <= from) {
                cut = text.indexOf(' ', from + LONGEST);
            }
            if (cut < 0 || cut + 1 == text.length()) {
                break;
            }
            pieces.add(text.substring(from, cut + 1));
            from = cut + 1;
        }
        pieces.add(text.substring(from));
        return pieces;
    }
}
