package dev.tablewright.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearestTest {

    @Test
    void findsWhatWasMeant() {
        List<String> known = List.of("username", "email", "name");
        assertThat(Nearest.to("emial", known)).contains("email");
        assertThat(Nearest.to("user_name", known)).contains("username");
        assertThat(Nearest.to("EMAIL", known)).contains("email");
        assertThat(Nearest.to("zip", known)).isEmpty();
        assertThat(Nearest.to("", known)).isEmpty();
    }

    @Test
    void prefersTheFirstAmongEquals() {
        assertThat(Nearest.to("ab", List.of("cb", "aa"))).contains("aa");
    }

    /** The table-filling distance against the recursive definition. */
    @Test
    void distanceIsTheNumberOfEdits() {
        Random random = new Random(3);
        for (int i = 0; i < 3_000; i++) {
            String a = word(random);
            String b = word(random);
            assertThat(Nearest.distance(a, b)).as("%s %s", a, b).isEqualTo(slowly(a, b));
        }
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            word.append((char) ('a' + random.nextInt(3)));
        }
        return word.toString();
    }

    private static int slowly(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.length() + b.length();
        }
        String restA = a.substring(1);
        String restB = b.substring(1);
        int change = a.charAt(0) == b.charAt(0) ? 0 : 1;
        int least = Math.min(slowly(restA, restB) + change, Math.min(slowly(restA, b), slowly(a, restB)) + 1);
        boolean swapped = a.length() > 1 && b.length() > 1 && a.charAt(0) == b.charAt(1) && a.charAt(1) == b.charAt(0);
        return swapped ? Math.min(least, slowly(a.substring(2), b.substring(2)) + 1) : least;
    }
}
