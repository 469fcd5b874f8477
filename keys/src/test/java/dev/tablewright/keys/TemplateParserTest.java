package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateParserTest {

    @Test
    void literalsAndSlotsAlternate() {
        KeyTemplate key = TemplateParser.parse("ORDER#{placedAt}#{orderId}").template();
        assertThat(key.parts())
                .containsExactly(
                        new Literal("ORDER#", 0, 6),
                        new Slot(List.of("placedAt"), new SlotFormat.Plain(), 6, 16),
                        new Literal("#", 16, 17),
                        new Slot(List.of("orderId"), new SlotFormat.Plain(), 17, 26));
        assertThat(key.leadingLiteral()).isEqualTo("ORDER#");
        assertThat(key.slots()).extracting(Slot::dottedPath).containsExactly("placedAt", "orderId");
    }

    @Test
    void aTemplateWithoutSlotsIsConstant() {
        assertThat(TemplateParser.parse("BRANDS").template().isConstant()).isTrue();
        assertThat(TemplateParser.parse("{id}").template().isConstant()).isFalse();
        assertThat(TemplateParser.parse("{id}").template().leadingLiteral()).isEmpty();
    }

    @Test
    void pathsLeadThroughReferences() {
        Slot slot = TemplateParser.parse("REPO#{repo.owner}").template().slots().get(0);
        assertThat(slot.path()).containsExactly("repo", "owner");
    }

    @ParameterizedTest
    @CsvSource({
        "{number:8}, :8",
        "{number:8:desc}, :8:desc",
        "{placedAt:day}, :day",
        "{placedAt:minute}, :minute",
        "{username:shard/15}, :shard/15",
        "{username}, ''"
    })
    void formats(String text, String suffix) {
        ParsedTemplate parsed = TemplateParser.parse(text);
        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.template().slots().get(0).format().suffix()).isEqualTo(suffix);
    }

    @Test
    void doubledBracesAreLiteral() {
        ParsedTemplate parsed = TemplateParser.parse("A{{b}}{c}");
        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.template().leadingLiteral()).isEqualTo("A{b}");
        assertThat(parsed.template().slots()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A#{b          | 2 | 4  | this slot is not closed",
                "A#{b#{c}      | 2 | 5  | this slot is not closed",
                "A}            | 1 | 2  | a `}` without its `{`",
                "{}            | 0 | 2  | a slot without an attribute",
                "{a b}         | 1 | 4  | `a b` is not the name of an attribute",
                "{a:x}         | 2 | 4  | `:x` is not a format",
                "{a:desc}      | 2 | 7  | `:desc` is not a format",
                "{a:8:up}      | 2 | 7  | `:8:up` is not a format",
                "{a:0}         | 2 | 4  | a width lies between 1 and 18",
                "{a:19}        | 2 | 5  | a width lies between 1 and 18",
                "{a:shard/1}   | 2 | 10 | a number of shards lies between 2 and 1000",
                "{a:shard/x}   | 2 | 10 | a number of shards lies between 2 and 1000",
                "{a:day:desc}  | 2 | 11 | `:day:desc` is not a format"
            })
    void mistakesHaveAPlaceAndReadingGoesOn(String text, int start, int end, String message) {
        ParsedTemplate parsed = TemplateParser.parse(text);
        assertThat(parsed.isSound()).isFalse();
        TemplateProblem problem = parsed.problems().get(0);
        assertThat(problem.message()).isEqualTo(message);
        assertThat(problem.start()).isEqualTo(start);
        assertThat(problem.end()).isEqualTo(end);
        assertThat(parsed.problems()).hasSize(1);
    }

    /** Parts cover the text in order, whatever it is: all short texts over the characters that matter. */
    @Test
    void partsNeverOverlap() {
        char[] alphabet = {'{', '}', ':', 'a', '8', '#', '.'};
        Random random = new Random(7);
        for (int i = 0; i < 200_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(9);
            for (int c = 0; c < length; c++) {
                text.append(alphabet[random.nextInt(alphabet.length)]);
            }
            ParsedTemplate parsed = TemplateParser.parse(text.toString());
            int at = 0;
            for (KeyTemplate.Part part : parsed.template().parts()) {
                assertThat(part.start()).as(text.toString()).isGreaterThanOrEqualTo(at);
                assertThat(part.end()).as(text.toString()).isGreaterThan(part.start());
                at = part.end();
            }
            assertThat(at).isLessThanOrEqualTo(text.length());
            for (TemplateProblem problem : parsed.problems()) {
                assertThat(problem.end()).as(text.toString()).isBetween(problem.start() + 1, text.length());
            }
        }
    }
}
