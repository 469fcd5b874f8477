package dev.tablewright.generate.document;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Addresses between documents. */
public final class Address {

    private static final String PLAIN = "-._~/#:?=&%+,@";

    private Address() {}

    /** From one document to another, both seen from the folder of all: {@code ../erd.svg}. */
    public static String relative(String from, String to) {
        int common = 0;
        for (int i = 0; i < Math.min(from.length(), to.length()) && from.charAt(i) == to.charAt(i); i++) {
            if (from.charAt(i) == '/') {
                common = i + 1;
            }
        }
        long up = from.substring(common).chars().filter(c -> c == '/').count();
        return "../".repeat((int) up) + encoded(to.substring(common));
    }

    /** With a percent sign and two digits for every byte that could mean something else. */
    public static String encoded(String address) {
        StringBuilder out = new StringBuilder();
        for (byte b : address.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (plain || PLAIN.indexOf(c) >= 0) {
                out.append(c);
            } else {
                out.append(String.format(Locale.ROOT, "%%%02X", (int) c));
            }
        }
        return out.toString();
    }
}
