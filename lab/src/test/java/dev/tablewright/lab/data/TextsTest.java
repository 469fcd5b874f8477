package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;

import dk.brics.automaton.Automaton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^[a-z0-9_]+$",
                "^[A-Z]{3}$",
                "[0-9]{4}-[0-9]{2}-[0-9]{2}",
                "^(red|green|blue)(-(light|dark))?$",
                "^\\d{2,4}\\w\\.\\S$",
                "^[^a-z]{5}$",
                "^a.c$",
                "^(?<year>[0-9]{4})x*?y++$",
                "^[\\w.-]+@[\\w-]+\\.[a-z]{2,}$",
                "^\\p{Lu}\\p{L}+ \\p{Alnum}{2}$",
                "^[-a-c]+$",
                "^[a-c-]+$",
                "^\\+?[1-9][0-9]{6,14}$",
                "^x|y$",
            })
    void textsMatchAndAreDifferent(String expression) {
        Pattern pattern = Pattern.compile(expression);
        Automaton automaton = RegularExpression.printable(expression).orElseThrow();
        MatchingTexts texts = new MatchingTexts(automaton, 60, 5);
        Set<String> seen = new HashSet<>();
        long number = Math.min(500, texts.capacity());
        for (long i = 0; i < number; i++) {
            String text = texts.numbered(i, 3);
            assertThat(pattern.matcher(text).find())
                    .as("%s of %s", text, expression)
                    .isTrue();
            assertThat(text).isNotEmpty();
            seen.add(text);
            assertThat(pattern.matcher(texts.any(Chance.of(1, i))).find()).isTrue();
        }
        assertThat(seen).hasSize((int) number);
    }

    @Test
    void textsAreCountedRight() {
        assertThat(capacity("^[ab]{1,3}$", 60)).isEqualTo(2 + 4 + 8);
        assertThat(capacity("^[ab]{1,3}$", 2)).isEqualTo(2 + 4);
        assertThat(capacity("^(a|a|b)c?$", 60)).isEqualTo(4);
        assertThat(capacity("^(yes|no)$", 2)).isEqualTo(1);
    }

    private static long capacity(String expression, long longest) {
        return new MatchingTexts(RegularExpression.printable(expression).orElseThrow(), longest, 1).capacity();
    }

    @Test
    void whatLooksAroundIsGivenUp() {
        for (String expression : List.of("(?=a)b", "(a)\\1", "a{", "[a&&b]", "\\bword", "(?i)a")) {
            assertThat(RegularExpression.printable(expression)).as(expression).isEmpty();
        }
    }

    @Test
    void phrasesAreDifferentForDifferentNumbers() {
        for (TextKind kind : TextKind.values()) {
            PhraseTexts texts = new PhraseTexts(kind.phrase(), 200, 1);
            Set<String> seen = new HashSet<>();
            for (long i = 0; i < 3000; i++) {
                seen.add(texts.numbered(i, 17));
            }
            assertThat(seen).as(kind.name()).hasSize(3000);
        }
    }

    @Test
    void wordsStayDifferentInPlainLetters() {
        for (TextKind kind : TextKind.values()) {
            for (List<String> list : kind.phrase().plain("-", false).lists()) {
                assertThat(list).as(kind.name()).doesNotHaveDuplicates().noneMatch(String::isEmpty);
            }
        }
    }

    @Test
    void thereAreManyNamesOfManyPlaces() {
        assertThat(Words.GIVEN_NAMES).hasSizeGreaterThanOrEqualTo(60);
        assertThat(Words.SURNAMES).hasSizeGreaterThanOrEqualTo(60);
        assertThat(Words.NOUNS).hasSizeGreaterThanOrEqualTo(60);
        assertThat(Words.ADJECTIVES).hasSizeGreaterThanOrEqualTo(60);
    }

    @Test
    void realisticTextsArePreferredToAnyThatMatch() {
        TextSource names = Texts.different(new Texts.Wanted(
                TextKind.USERNAME, Optional.of(30L), Optional.of("^[a-z0-9_]+$"), true, "User.username", 1));
        assertThat(names.numbered(12, 0)).matches("[a-z]+_[a-z]+");
        TextSource codes = Texts.different(new Texts.Wanted(
                TextKind.USERNAME, Optional.of(3L), Optional.of("^[a-z0-9_]+$"), true, "User.username", 1));
        assertThat(codes.capacity()).isEqualTo(37 + 37 * 37 + 37 * 37 * 37);
    }

    @Test
    void kindsFollowFromNames() {
        assertThat(TextKind.of("Customer", "name")).isEqualTo(TextKind.FULL_NAME);
        assertThat(TextKind.of("User", "name")).isEqualTo(TextKind.FULL_NAME);
        assertThat(TextKind.of("Product", "name")).isEqualTo(TextKind.PRODUCT);
        assertThat(TextKind.of("Organization", "name")).isEqualTo(TextKind.COMPANY);
        assertThat(TextKind.of("Membership", "orgName")).isEqualTo(TextKind.COMPANY);
        assertThat(TextKind.of("User", "passwordHash")).isEqualTo(TextKind.HASH);
        assertThat(TextKind.of("Merchant", "phoneNumber")).isEqualTo(TextKind.PHONE);
        assertThat(TextKind.of("Merchant", "websiteUrl")).isEqualTo(TextKind.URL);
        assertThat(TextKind.of("Category", "categoryId")).isEqualTo(TextKind.SLUG);
        assertThat(TextKind.of("Order", "remark")).isEqualTo(TextKind.PROSE);
    }
}
