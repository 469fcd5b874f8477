package dev.tablewright.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Who sees colours badly can read the pages: contrasts are those of WCAG 2, level AA. */
class StyleTest {

    private static final double LEGIBLE = 4.5;
    private static final Pattern ROOT = Pattern.compile(":root \\{(.*?)\\}", Pattern.DOTALL);
    private static final Pattern COLOUR = Pattern.compile("--(\\w+): #(\\w{6})");
    private static final List<String> TONES = List.of("first", "second", "third", "fourth", "fifth", "alarm");

    @Test
    void everyColourStandsOutInLightAndDarkAndOnPaper() {
        Matcher scheme = ROOT.matcher(new Page("Colours").render());
        int schemes = 0;
        for (; scheme.find(); schemes++) {
            Map<String, Integer> colours = new HashMap<>();
            Matcher colour = COLOUR.matcher(scheme.group(1));
            while (colour.find()) {
                colours.put(colour.group(1), Integer.parseInt(colour.group(2), 16));
            }
            for (String tone : TONES) {
                int own = colours.get(tone);
                assertThat(contrast(own, colours.get("paper"))).as(tone).isGreaterThan(LEGIBLE);
                assertThat(contrast(own, colours.get("inside"))).as(tone).isGreaterThan(LEGIBLE);
            }
            assertThat(contrast(colours.get("soft"), colours.get("paper"))).isGreaterThan(LEGIBLE);
            assertThat(contrast(colours.get("ink"), colours.get("warm"))).isGreaterThan(LEGIBLE);
        }
        assertThat(schemes).isEqualTo(3);
    }

    @Test
    void everyToneHasItsColour() {
        String style = new Page("Colours").render();
        for (Tone tone : Tone.values()) {
            assertThat(style).contains("." + tone.style() + " { fill: var(--" + tone.style() + "); }");
        }
    }

    private static double contrast(int one, int other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(int colour) {
        return 0.2126 * channel(colour >> 16) + 0.7152 * channel(colour >> 8) + 0.0722 * channel(colour);
    }

    private static double channel(int value) {
        double part = (value & 0xFF) / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
