package dev.tablewright.lab.reference;

import static dev.tablewright.lab.reference.Forum.board;
import static dev.tablewright.lab.reference.Forum.row;
import static dev.tablewright.lab.reference.Forum.topic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.write.Refusal;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What writes do to rows. */
class ReferenceWritesTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Row JAVA = board("ann", "java", "All about Java");

    private final ReferenceWrites writes = new ReferenceWrites(Forum.MODEL, NOW);
    private final ReferenceRows empty = new ReferenceRows(Forum.MODEL);

    private ReferenceRows done(ReferenceRows rows, String write, Row row) {
        ReferenceOutcome outcome = outcome(rows, write, row);
        assertThat(outcome.refusals()).isEmpty();
        return outcome.rows();
    }

    private ReferenceOutcome outcome(ReferenceRows rows, String write, Row row) {
        return writes.apply(rows, Forum.write(write).steps(), List.of(new StepArguments(row)));
    }

    private static String number(ReferenceRows rows, Row row, String attribute) {
        return rows.find(row).orElseThrow().value(attribute).orElseThrow().n();
    }

    private ReferenceRows withTopics(int topics) {
        ReferenceRows rows = done(empty, "found", JAVA);
        for (int i = 0; i < topics; i++) {
            rows = done(rows, "post", topic(0, "OPEN", "1"));
        }
        return rows;
    }

    @Test
    void countsAndNumbersFollowACreation() {
        ReferenceRows rows = withTopics(2);
        assertThat(number(rows, JAVA, "topics")).isEqualTo("2");
        assertThat(number(rows, JAVA, "open")).isEqualTo("2");
        assertThat(number(rows, JAVA, "last")).isEqualTo("2");
        assertThat(rows.find(topic(2, "OPEN", "1"))).isPresent();
        assertThat(number(rows, JAVA, "version"))
                .as("numbers of children are no change of the parent")
                .isEqualTo("1");
    }

    @Test
    void aCountThatDependsOnAValueFollowsIt() {
        ReferenceRows rows = done(withTopics(2), "close", topic(1, "CLOSED", "1"));
        assertThat(number(rows, JAVA, "topics")).isEqualTo("2");
        assertThat(number(rows, JAVA, "open")).isEqualTo("1");
        assertThat(outcome(rows, "close", topic(1, "CLOSED", "1")).refusals())
                .containsExactly(new Refusal.Unmet("Topic", "status = OPEN"));
    }

    @Test
    void whatStandsInTheWayIsSaidAndNothingChanges() {
        ReferenceRows rows = withTopics(1);
        assertThat(outcome(rows, "found", JAVA).refusals())
                .containsExactly(new Refusal.Exists("Board"), new Refusal.Taken("Board", "title"));
        ReferenceOutcome taken = outcome(rows, "found", board("bob", "java", "All about Java"));
        assertThat(taken.refusals()).containsExactly(new Refusal.Taken("Board", "title"));
        assertThat(taken.rows().all()).isEqualTo(rows.all());
        assertThat(outcome(rows, "close", topic(9, "CLOSED", "1")).refusals())
                .containsExactly(new Refusal.Missing("Topic"));
        assertThat(outcome(empty, "post", topic(0, "OPEN", "1")).refusals())
                .containsExactly(new Refusal.MissingParent("Topic", "Board"));
    }

    @Test
    void whoSawAnotherVersionIsRefused() {
        ReferenceRows rows = done(withTopics(0), "rename", JAVA.with("title", AttributeValue.fromS("Java")));
        assertThat(number(rows, JAVA, "version")).isEqualTo("2");
        assertThat(outcome(rows, "rename", JAVA).refusals())
                .containsExactly(new Refusal.Stale("Board", 1, OptionalLong.of(2)));
    }

    @Test
    void childrenGoWithTheirParent() {
        assertThat(done(withTopics(3), "drop", JAVA).all()).isEmpty();
        assertThat(done(empty, "drop", JAVA).all())
                .as("what is gone is in nobody's way")
                .isEmpty();
    }

    @Test
    void whatHasExpiredIsMissing() {
        Row over = row("Topic", "board", Forum.id("ann", "java"), "number", "0", "status", "OPEN", "until", "10");
        ReferenceRows rows = done(withTopics(0), "post", over);
        assertThat(outcome(rows, "close", topic(1, "CLOSED", "1")).refusals())
                .containsExactly(new Refusal.Missing("Topic"));
    }

    @Test
    void aPutUnderAConditionReplacesWhatIsThere() {
        ReferenceRows rows = done(withTopics(1), "redo", topic(1, "CLOSED", "5"));
        assertThat(number(rows, topic(1, "CLOSED", "5"), "h")).isEqualTo("5");
        assertThat(number(rows, JAVA, "open")).isEqualTo("0");
        assertThat(outcome(rows, "redo", topic(1, "OPEN", "6")).refusals())
                .containsExactly(new Refusal.Unmet("Topic", "status = OPEN"));
        assertThat(outcome(rows, "redo", topic(7, "OPEN", "6")).refusals())
                .containsExactly(new Refusal.Missing("Topic"));
    }

    @Test
    void nothingIsAddedThroughAReferenceThatIsAbsent() {
        Row cleo = row("Member", "login", "cleo", "praised", "0");
        Row topic = topic(1, "OPEN", "5");
        ReferenceRows rows = done(done(withTopics(1), "join", cleo), "praise", topic);
        assertThat(number(rows, cleo, "praised")).isEqualTo("0");
        Row praising = topic.with("praises", AttributeValue.fromS("cleo"));
        assertThat(number(done(rows, "praise", praising), cleo, "praised")).isEqualTo("2");
        assertThat(outcome(rows, "praise", topic.with("praises", AttributeValue.fromS("bob")))
                        .refusals())
                .containsExactly(new Refusal.MissingParent("Topic", "Member"));
    }

    @Test
    void nothingIsAddedForADeletionOfNothing() {
        Row cleo = row("Member", "login", "cleo", "praised", "4");
        ReferenceRows rows = done(withTopics(1), "join", cleo);
        Row praising = topic(1, "OPEN", "1").with("praises", AttributeValue.fromS("cleo"));
        ReferenceRows without = done(rows, "regret", praising);
        assertThat(number(without, cleo, "praised")).isEqualTo("2");
        assertThat(outcome(without, "regret", praising).refusals()).containsExactly(new Refusal.Missing("Topic"));
    }
}
