package dev.tablewright.check.reference;

import java.util.Locale;

/** Text as one would paste it into a program. */
final class Quoted {

    private Quoted() {}

    static String of(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x7f) {
                quoted.append(c);
            } else {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return quoted.append('"').toString();
    }
}
