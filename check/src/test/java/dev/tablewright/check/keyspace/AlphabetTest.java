package dev.tablewright.check.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The alphabet of an expression has every character of every text that matches. */
class AlphabetTest {

    private static final String CHARACTERS = "abA09-_#]^.\\&$ \n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^$", "^a$", "^a?b*$", "^[a-b]+$", "^[ab-]{1,2}$", "^[a\\-b]*$", "^[-a]$", "^[a^]$", "^\\d{0,2}$",
                "^\\w+$", "^a{2}$", "^a{0}$", "^[0-9]#?$", "^[\\]]$", "^[\\\\]+$", "^a{1,}$", "^[\\d#]$", "^[#-.]$",
                "^a]$", "^[a]]$", "^\\$\\^$", "^&$"
            })
    void everyMatchingTextIsInIt(String expression) {
        Alphabet alphabet = Alphabet.of(expression).orElseThrow();
        Pattern pattern = Pattern.compile(expression);
        for (String text : texts(3)) {
            if (pattern.matcher(text).matches()) {
                assertThat(text.chars()).as("%s of %s", text, expression).allMatch(alphabet::contains);
                assertThat(text.isEmpty() && !alphabet.mayBeEmpty())
                        .as("%s matches nothing", expression)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "^a",
                "a$",
                "^a\\$",
                "^a|b$",
                "^[^a]$",
                "^.$",
                "^(a)$",
                "^a*+$",
                "^a??$",
                "^[a&&b]$",
                "^\\s$",
                "^\\D$",
                "^[\\w-z]$",
                "^\\Qa\\E$",
                "^[[a]]$",
                "^\u00e9$",
                "^a{,2}$",
                "^[]a]$",
                "^\\.\\\\$",
                "^(?i)a$",
                "^\\x41$",
                "^[\\d-x]$",
                "^a{2$"
            })
    void whatIsNotCertainHasNoAnswer(String expression) {
        assertThat(Alphabet.of(expression).map(Alphabet::text)).isEmpty();
    }

    /** Random expressions of characters that mean something: no answer, or a right one. */
    @Test
    void noExpressionIsMisread() {
        String signs = "ab-[]^\\dw*?+{}0,1$#&";
        Random random = new Random(20260131L);
        int answers = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder expression = new StringBuilder("^");
            int length = 1 + random.nextInt(6);
            for (int j = 0; j < length; j++) {
                expression.append(signs.charAt(random.nextInt(signs.length())));
            }
            answers += isRight(expression.append('$').toString()) ? 1 : 0;
        }
        assertThat(answers).isGreaterThan(500);
    }

    /** Whether there is an answer, which must be right. */
    private static boolean isRight(String expression) {
        Optional<Pattern> pattern = compiled(expression);
        if (pattern.isEmpty()) {
            return false;
        }
        Optional<Alphabet> alphabet = Alphabet.of(expression);
        for (String text : alphabet.isPresent() ? texts(2) : List.<String>of()) {
            if (pattern.get().matcher(text).matches()) {
                assertThat(text.chars()).as("%s matches %s", expression, text).allMatch(c -> alphabet.get()
                        .contains(c));
                assertThat(text.isEmpty() && !alphabet.get().mayBeEmpty())
                        .as("%s matches nothing", expression)
                        .isFalse();
            }
        }
        return alphabet.isPresent();
    }

    private static Optional<Pattern> compiled(String expression) {
        try {
            return Optional.of(Pattern.compile(expression));
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }

    private static List<String> texts(int longest) {
        List<String> texts = new ArrayList<>(List.of(""));
        int from = 0;
        for (int length = 1; length <= longest; length++) {
            int to = texts.size();
            for (int i = from; i < to; i++) {
                for (int c = 0; c < CHARACTERS.length(); c++) {
                    texts.add(texts.get(i) + CHARACTERS.charAt(c));
                }
            }
            from = to;
        }
        return texts;
    }
}
