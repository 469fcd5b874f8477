package dev.tablewright.generate.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.Resource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every colour of words can be read on every ground that it stands on, light and dark: level AA of WCAG 2. */
class ContrastTest {

    private static final Pattern COLOUR = Pattern.compile("--([a-z]+): light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)");
    private static final double WORDS = 4.5;

    private static final List<String> INKS = List.of("ink", "soft", "first", "second", "third", "fourth", "alarm");

    private static final Map<String, List<String>> GROUNDS = Map.of(
            "paper", INKS,
            "side", INKS,
            "track", List.of("ink", "soft", "first"),
            "tint", List.of("ink", "soft", "first"),
            "leaf", List.of("ink", "third", "first"),
            "sand", List.of("ink", "second", "first"),
            "warm", List.of("ink", "alarm", "first"),
            "mark", List.of("ink"));

    @Test
    void wordsCanBeRead() {
        Map<String, String[]> palette = palette();
        assertThat(palette)
                .containsKeys(INKS.toArray(String[]::new))
                .containsKeys(GROUNDS.keySet().toArray(String[]::new));
        GROUNDS.forEach((ground, inks) -> inks.forEach(ink -> {
            for (int dark = 0; dark < 2; dark++) {
                assertThat(contrast(palette.get(ink)[dark], palette.get(ground)[dark]))
                        .as("%s on %s, %s", ink, ground, dark == 1 ? "dark" : "light")
                        .isGreaterThanOrEqualTo(WORDS);
            }
        }));
    }

    @Test
    void blackAndWhiteAreAsFarApartAsTheyCanBe() {
        assertThat(contrast("000000", "ffffff")).isEqualTo(21.0);
    }

    private static Map<String, String[]> palette() {
        Map<String, String[]> palette = new LinkedHashMap<>();
        Matcher colour = COLOUR.matcher(Resource.text(Book.class, "book.css"));
        while (colour.find()) {
            palette.put(colour.group(1), new String[] {colour.group(2), colour.group(3)});
        }
        return palette;
    }

    private static double contrast(String one, String other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour, 16);
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
