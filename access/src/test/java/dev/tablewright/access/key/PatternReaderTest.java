package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternReaderTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    ^[a-c]{5}$ ; 5 ; abc
                    ^[a-c]{2,7}?$ ; 7 ; abc
                    ^(a|bc|)$ ; 2 ; abc
                    ^a?b?$ ; 2 ; ab
                    ^[0-2]{4}-[0-2]{2}$ ; 7 ; -012
                    ^(?:ab){3}c$ ; 7 ; abc
                    ^\\.[.-]$ ; 2 ; -.
                    ^((a{2}){3}){4}$ ; 24 ; a
                    ^$ ; 0 ; ''
                    """)
    void readsLengthAndCharacters(String expression, long characters, String alphabet) {
        TextShape shape = PatternReader.read(expression).orElseThrow();

        assertThat(shape.characters()).isEqualTo(characters);
        assertThat(alphabet(shape)).isEqualTo(alphabet);
    }

    @ParameterizedTest
    @ValueSource(strings = {"^[a-z]+$", "^[a-z]*+$", "^a{3,}$", "^[a-z0-9]+(-[a-z0-9]+)*$", "^(a+)?$"})
    void mayKnowTheCharactersAndNotTheLength(String expression) {
        TextShape shape = PatternReader.read(expression).orElseThrow();

        assertThat(shape.isLimited()).isFalse();
        assertThat(alphabet(shape)).contains("a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "^a",
                "a$",
                "^a|b$",
                "^.$",
                "^[^a]$",
                "^[é]$",
                "^é$",
                "^\\p{L}$",
                "^\\s$",
                "^(?i)a$",
                "^(?=a)b$",
                "^[a&&b]$",
                "^[\\!-z]$",
                "^[a[b]]$",
                "^(a)\\1$",
                "^a\\$",
                "^[a",
                "^($",
                "^a{}$",
                "^a{x}$",
                "^[]$",
                "^a{1,2$",
                "^*$",
                "^\\$"
            })
    void givesUpOnEverythingElse(String expression) {
        assertThat(PatternReader.read(expression)).isEmpty();
    }

    @Test
    void givesUpOnDeepNests() {
        assertThat(PatternReader.read("^" + "(".repeat(100_000) + ")".repeat(100_000) + "$"))
                .isEmpty();
    }

    /** Whatever it reads, no text that matches is longer, or has another character. */
    @Test
    void neverPromisesTooMuch() {
        Random random = new Random(7);
        String signs = "ab-^$()[]{},12?*+|\\.d";
        for (int i = 0; i < 200_000; i++) {
            String inner = random.ints(1 + random.nextInt(8), 0, signs.length())
                    .mapToObj(n -> signs.substring(n, n + 1))
                    .collect(Collectors.joining());
            String expression = "^" + inner + "$";
            PatternReader.read(expression).ifPresent(shape -> {
                Pattern pattern = compiled(expression);
                for (String text :
                        new String[] {"", "a", "b", "-", "1", "ab", "a-", "aa", "11", "aab", "abab", "é", ".", "$"}) {
                    if (pattern != null && pattern.matcher(text).matches()) {
                        assertThat((long) text.length()).as(expression).isLessThanOrEqualTo(shape.characters());
                        assertThat(text.chars())
                                .as(expression)
                                .allMatch(shape.alphabet().orElseThrow()::get);
                    }
                }
            });
        }
    }

    private static Pattern compiled(String expression) {
        try {
            return Pattern.compile(expression);
        } catch (PatternSyntaxException e) {
            return null;
        }
    }

    private static String alphabet(TextShape shape) {
        return shape.alphabet().orElseThrow().stream()
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
