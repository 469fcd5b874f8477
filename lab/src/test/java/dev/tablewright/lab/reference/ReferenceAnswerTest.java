package dev.tablewright.lab.reference;

import static dev.tablewright.lab.reference.Forum.board;
import static dev.tablewright.lab.reference.Forum.ofBoard;
import static dev.tablewright.lab.reference.Forum.pattern;
import static dev.tablewright.lab.reference.Forum.row;
import static dev.tablewright.lab.reference.Forum.topic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.row.Row;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What patterns mean. */
class ReferenceAnswerTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private static final Row JAVA = board("ann", "java", "All about Java");
    private static final Row RUST = board("ann", "rust", "Rust, briefly");
    private static final Row COLD = topic(1, "OPEN", "1.5");
    private static final Row WARM = topic(2, "CLOSED", "20");
    private static final Row ALSO_WARM = topic(3, "OPEN", "20.0");
    private static final Row HOT = topic(4, "OPEN", "100");
    private static final Row ELSEWHERE =
            row("Topic", "board", Forum.id("bob", "java"), "number", "1", "status", "OPEN", "heat", "7");

    private static final List<Row> ROWS = List.of(JAVA, RUST, COLD, WARM, ALSO_WARM, HOT, ELSEWHERE);

    private static Answer answer(String pattern, Arguments arguments) {
        return new ReferenceAnswer(Forum.MODEL, pattern(pattern)).of(ROWS, arguments, NOW);
    }

    private static AttributeValue number(String text) {
        return AttributeValue.fromN(text);
    }

    @Test
    void numbersAreOrderedByTheirSizeAndEqualsStandTogether() {
        assertThat(answer("topics", ofBoard("ann", "java")).groups())
                .containsExactly(List.of(HOT), List.of(WARM, ALSO_WARM), List.of(COLD));
    }

    @Test
    void whatHasNothingToSortByLeads() {
        assertThat(answer("page", ofBoard("ann", "java")).groups())
                .containsExactly(List.of(JAVA), List.of(COLD), List.of(ALSO_WARM), List.of(HOT));
    }

    @Test
    void bothEndsBelongToARange() {
        Arguments range = ofBoard("ann", "java").within(Optional.of(number("1.50")), Optional.of(number("20")));
        assertThat(answer("hot", range).groups()).hasSize(2);
        assertThat(answer("hot", range).size()).as("top").isEqualTo(2);
        Arguments open = ofBoard("ann", "java").within(Optional.of(number("20.001")), Optional.empty());
        assertThat(answer("hot", open).rows()).containsExactly(row("Topic", "number", "4"));
    }

    @Test
    void onlyWhatIsNeededIsGiven() {
        assertThat(answer("hot", ofBoard("bob", "java")).rows()).containsExactly(row("Topic", "number", "1"));
    }

    @Test
    void aPrefixIsAPrefixOfTheTextItself() {
        Arguments ann = Arguments.of(Map.of("owner", AttributeValue.fromS("ann")));
        assertThat(answer("byTitle", ann.beginningWith("Rust")).rows()).containsExactly(RUST);
        assertThat(answer("byTitle", ann.beginningWith("")).rows()).containsExactly(JAVA, RUST);
        assertThat(answer("byTitle", ann.beginningWith("rust")).rows()).isEmpty();
    }

    @Test
    void pathsLeadThroughReferences() {
        Arguments ann = Arguments.of(Map.of("board.owner", AttributeValue.fromS("ann")));
        assertThat(new ReferenceAnswer(Forum.MODEL, pattern("howMany")).count(ROWS, ann, NOW))
                .isEqualTo(4);
    }

    @Test
    void whatHasExpiredIsNotThere() {
        Row over = COLD.with("until", number("" + NOW.getEpochSecond()));
        Row not = WARM.with("until", number("" + (NOW.getEpochSecond() + 1)));
        ReferenceAnswer topics = new ReferenceAnswer(Forum.MODEL, pattern("topics"));
        assertThat(topics.of(List.of(over, not), ofBoard("ann", "java"), NOW).rows())
                .containsExactly(not);
    }

    @Test
    void ofABatchEachIsGivenOnceInTheOrderOfTheAsker() {
        ReferenceAnswer boards = new ReferenceAnswer(Forum.MODEL, pattern("board"));
        Arguments java =
                Arguments.of(Map.of("owner", AttributeValue.fromS("ann"), "name", AttributeValue.fromS("java")));
        Arguments rust =
                Arguments.of(Map.of("owner", AttributeValue.fromS("ann"), "name", AttributeValue.fromS("rust")));
        Arguments none =
                Arguments.of(Map.of("owner", AttributeValue.fromS("bob"), "name", AttributeValue.fromS("rust")));
        assertThat(boards.ofBatch(ROWS, List.of(rust, none, java, rust), NOW).rows())
                .containsExactly(RUST, JAVA);
    }
}
