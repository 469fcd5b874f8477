package dev.tablewright.generate.infrastructure;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names within one template: letters and digits, each once. Two that differ by case only are two to CloudFormation, but one to
 * file systems and to people; so they count as one here.
 */
public final class LogicalIds {

    /** CloudFormation takes 255 characters; numbers, and what tools add, need some of them. */
    private static final int LONGEST = 200;

    private final Set<String> taken = new HashSet<>();

    /** The words put together, {@code dev-orders.v2} as {@code DevOrdersV2}; with a number behind it if that is taken. */
    String of(String... words) {
        StringBuilder all = new StringBuilder();
        for (String word : words) {
            all.append(pascal(word));
        }
        String named = all.length() == 0 || !Character.isLetter(all.charAt(0)) ? "R" + all : all.toString();
        String wanted = named.substring(0, Math.min(LONGEST, named.length()));
        String id = wanted;
        for (int number = 2; !taken.add(id.toLowerCase(Locale.ROOT)); number++) {
            id = wanted + "Number" + number;
        }
        return id;
    }

    public static String pascal(String text) {
        StringBuilder result = new StringBuilder();
        boolean first = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c < 128 && Character.isLetterOrDigit(c);
            if (plain) {
                result.append(first ? Character.toUpperCase(c) : c);
            }
            first = !plain;
        }
        return result.toString();
    }

    /** {@code SaasTables} as {@code saas-tables}. */
    public static String kebab(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
                .replaceAll("([A-Z])([A-Z][a-z])", "$1-$2")
                .replaceAll("[^A-Za-z0-9]+", "-")
                .replaceAll("^-+|-+$", "")
                .toLowerCase(Locale.ROOT);
    }
}
