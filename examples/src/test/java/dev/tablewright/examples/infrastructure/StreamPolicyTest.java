package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.application.EngineTables;
import dev.tablewright.examples.application.ExampleModels;
import dev.tablewright.examples.application.StreamOf;
import dev.tablewright.examples.github.GitHubTable;
import dev.tablewright.examples.github.Repo;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.RecordingClient;
import dev.tablewright.model.Model;
import dev.tablewright.runtime.stream.StreamEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is sent by who follows a stream is allowed by the policy for it, whatever the events and the table are like. */
class StreamPolicyTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Repo.Id LINUX = new Repo.Id("torvalds", "linux");

    private final EngineTables tables = EngineTables.of("github");
    private final RecordingClient recording = new RecordingClient(tables.client());
    private final GitHubTable writer =
            GitHubTable.on(tables.client()).tableNames(tables::name).build();
    private final GitHubTable follower =
            GitHubTable.on(recording).tableNames(tables::name).build();

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void followersMayDoWhatTheyDoAndNothingElse() {
        writer.repos().create(repo("torvalds", "linux").build());
        writer.repos().create(repo("alice", "linux").forkOf(LINUX).build());
        List<StreamEvent> first = StreamOf.table(tables, "GitHub");
        List<Exchange> sent = new ArrayList<>();
        assertThat(follower.applyStream(first)).isEqualTo(1);
        // A second time: then it is looked up which events counted.
        assertThat(follower.applyStream(first)).isZero();
        // And the parent is gone.
        writer.repos().create(repo("bob", "linux").forkOf(LINUX).build());
        writer.repos().delete("torvalds", "linux");
        follower.applyStream(StreamOf.table(tables, "GitHub"));
        sent.addAll(recording.taken());

        Model model = ExampleModels.of("github");
        TemplateResources template = PolicyTrial.template(model);
        String prefix = tables.name("");
        Asks asks = new Asks(template, name -> PolicyTrial.physical(model, name.substring(prefix.length())));
        List<Ask> all = sent.stream()
                .flatMap(exchange -> asks.of(exchange.request()).stream())
                .distinct()
                .toList();
        Authorization allowed = new Authorization(template, template.statements("StreamPolicy"), Optional.empty());
        assertThat(all)
                .extracting(Ask::action)
                .contains("dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:BatchGetItem", "dynamodb:GetItem");
        assertThat(all).allMatch(allowed::allows);
        assertThat(new Necessity(template, all, new Seldom()).unneeded(template.statements("StreamPolicy")))
                .isEmpty();
        String table = TemplateResources.tableArn(PolicyTrial.physical(model, "GitHub"));
        for (String action : List.of("DeleteItem", "ConditionCheckItem", "Scan", "BatchWriteItem")) {
            assertThat(allowed.allows(
                            new Ask("dynamodb:" + action, table, Optional.of(List.of("REPO#torvalds#linux")))))
                    .isFalse();
        }
    }

    private static Repo.Builder repo(String owner, String name) {
        return Repo.builder().owner(owner).name(name).updatedAt(NOON);
    }
}
