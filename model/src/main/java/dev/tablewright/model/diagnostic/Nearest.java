package dev.tablewright.model.diagnostic;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class Nearest {

    /** Comparing long texts costs time and helps nobody. */
    private static final int LONGEST = 64;

    private Nearest() {}

    /**
     * The known name that is nearest to the given one, if any is near enough to be meant: at most a third of its letters
     * differ, a swap of neighbours counting as one. Among equals the first in alphabetical order.
     */
    public static Optional<String> to(String given, Collection<String> known) {
        if (given.isEmpty() || given.length() > LONGEST) {
            return Optional.empty();
        }
        int best = Math.max(1, given.length() / 3) + 1;
        String nearest = null;
        for (String candidate : known.stream().sorted().toList()) {
            if (Math.abs(candidate.length() - given.length()) < best && candidate.length() <= LONGEST) {
                int distance = distance(given.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
                if (distance < best) {
                    best = distance;
                    nearest = candidate;
                }
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** Number of single-character changes and swaps of neighbours between two texts. */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : step(a, b, d, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int step(String a, String b, int[][] d, int i, int j) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, d[i - 2][j - 2] + 1) : least;
    }
}
