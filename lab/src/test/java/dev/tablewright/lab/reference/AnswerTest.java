package dev.tablewright.lab.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.row.Row;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which answers are right, and what is wrong with others. */
class AnswerTest {

    private static Row row(String number) {
        return new Row("Thing", Map.of("n", AttributeValue.fromN(number)));
    }

    private static final Answer ANSWER =
            new Answer(List.of(List.of(row("1")), List.of(row("2"), row("3")), List.of(row("4"))), Integer.MAX_VALUE);

    private static List<Row> rows(String... numbers) {
        return List.of(numbers).stream().map(AnswerTest::row).toList();
    }

    @Test
    void equalsMayComeInAnyOrder() {
        assertThat(ANSWER.difference(rows("1", "2", "3", "4"))).isEmpty();
        assertThat(ANSWER.difference(rows("1", "3", "2", "4"))).isEmpty();
    }

    @Test
    void numbersAreTheSameHoweverTheyAreWritten() {
        assertThat(ANSWER.difference(rows("1.0", "2", "3.00", "4"))).isEmpty();
    }

    @Test
    void othersMayNot() {
        Answer.Difference difference =
                ANSWER.difference(rows("2", "1", "3", "4")).orElseThrow();
        assertThat(difference.misplaced())
                .hasValueSatisfying(misplaced -> assertThat(misplaced.at()).isZero());
        assertThat(difference.missing()).isEmpty();
        assertThat(difference.surplus()).isEmpty();
    }

    @Test
    void whatIsMissingAndWhatIsTooMuchIsSaid() {
        Answer.Difference difference =
                ANSWER.difference(rows("1", "2", "2", "5")).orElseThrow();
        assertThat(difference.missing()).isEqualTo(rows("3", "4"));
        assertThat(difference.surplus()).isEqualTo(rows("2", "5"));
    }

    @Test
    void ofAGroupThatIsCutAnyWillDo() {
        Answer two = new Answer(ANSWER.groups(), 2);
        assertThat(two.difference(rows("1", "2"))).isEmpty();
        assertThat(two.difference(rows("1", "3"))).isEmpty();
        assertThat(two.difference(rows("1", "4"))).isPresent();
        assertThat(two.difference(rows("1"))).hasValueSatisfying(difference -> assertThat(difference.missing())
                .isEqualTo(rows("2", "3", "4")));
        assertThat(two.difference(rows("1", "2", "3"))).isPresent();
    }

    @Test
    void nothingIsRightOnlyWhereNothingIsExpected() {
        assertThat(new Answer(List.of(), 10).difference(List.of())).isEmpty();
        assertThat(ANSWER.difference(List.of())).isPresent();
    }
}
