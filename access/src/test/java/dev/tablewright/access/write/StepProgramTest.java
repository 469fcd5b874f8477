package dev.tablewright.access.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the caller of a write gives, and the requests that are the same in all calls. */
class StepProgramTest {

    private static final String DESK = """
            tablewright: 1
            application: Desk
            entities:
              Account:
                id: [realm, code]
                attributes:
                  realm: string
                  code: string
                  owner: { type: string?, unique: true }
                  last: { type: integer, default: 0 }
                  revision: integer
                version: revision
              Task:
                id: taskId
                attributes:
                  taskId: ulid
                  account: Account
                  reviewer: Account?
                  name: string
                  status: { enum: [OPEN, DONE] }
                  effort: decimal
                  spent: decimal?
                  endsAt: epoch
                  tags: set<string>
                ttl: endsAt
              Note:
                id: [account, number]
                sequence: { number: { per: account, counter: Account.last } }
                attributes: { account: Account, number: integer }
            writes:
            %s
            design:
              keys:
                Account: { PK: "{realm}", SK: "{code}", GSI1PK: ACCOUNTS, GSI1SK: "{last:6}" }
                Task:
                  PK: "TASK#{account.realm}#{account.code}"
                  SK: "TASK#{taskId}"
                  GSI1PK: "STATUS#{status}"
                  GSI1SK: "{name}#{taskId}"
                  GSI2: { partition: "EFFORT", sort: "{effort:6}", when: status = OPEN }
                Note: { PK: "NOTE#{account.realm}#{account.code}", SK: "{number:6}" }
              guards:
                Account.owner: { PK: "OWNER#{owner}", SK: OWNER }
            """;

    private static WritePlan plan(String write) {
        SourceFile file = new SourceFile("desk.yaml", DESK.formatted("  " + write));
        return WritePlanner.plan(ModelReader.read(file).model().orElseThrow()).get(0);
    }

    private static List<String> inputs(String write) {
        return plan(write).steps().stream()
                .flatMap(step -> step.inputs().stream())
                .map(input -> input.role()
                        + input.attribute().map(some -> " " + some.name()).orElse("")
                        + (input.optional() ? "?" : ""))
                .toList();
    }

    @Test
    void whereItIsAndWhatItGetsAndWhatWasSeen() {
        assertThat(inputs("own: { update: Account, sets: [owner] }"))
                .containsExactly("KNOWN realm", "KNOWN code", "SET owner?", "VERSION revision");
    }

    @Test
    void aPartOfTheKeyThatIsSetIsNamedTwice() {
        WritePlan move = plan("move: { update: Task, sets: [account, tags] }");

        assertThat(inputs("move: { update: Task, sets: [account, tags] }"))
                .containsExactly("KNOWN account", "KNOWN taskId", "SET account", "SET tags");
        assertThat(move.main().sets()).map(move.main()::isMoved).containsExactly(true, false);
        assertThat(move.fixed()).isEmpty();
    }

    @Test
    void whatIsAddedIsGivenOnce() {
        assertThat(inputs("spend: { update: Task, sets: [spent], adds: { Task.effort: -spent, reviewer.last: 1 } }"))
                .containsExactly("KNOWN account", "KNOWN taskId", "SET spent?", "KNOWN reviewer?");
        assertThat(inputs("spend: { update: Task, adds: { Task.effort: -spent } }"))
                .containsExactly("KNOWN account", "KNOWN taskId", "KNOWN spent");
    }

    @Test
    void aDeletionForWhoseSakeSomethingIsAddedMustFindSomething() {
        assertThat(plan("drop: { delete: Task, adds: { account.last: -1 } }")
                        .main()
                        .mustExist())
                .isTrue();
        assertThat(plan("drop: { delete: Task }").main().mustExist()).isFalse();
    }

    @Test
    void theMakerOfOneEntityGivesIt() {
        WritePlan both = plan("both: { transaction: [{ delete: Task }, { create: Account }] }");

        assertThat(both.main()).isSameAs(both.steps().get(1));
        assertThat(both.givesResult()).isTrue();
        assertThat(plan("both: { transaction: [{ delete: Task }, { check: Account }] }")
                        .givesResult())
                .isFalse();
    }

    @Test
    void oneRequestThatIsTheSameInAllCalls() {
        FixedRequest rename = plan("rename: { update: Task, sets: [name], when: status = DONE }")
                .fixed()
                .orElseThrow();

        assertThat(rename.update()).isEqualTo("SET #name = :name, GSI1SK = :GSI1SK");
        assertThat(rename.condition())
                .isEqualTo("attribute_exists(PK) AND (attribute_not_exists(endsAt) OR endsAt > :now)"
                        + " AND #status = :status AND taskId = :taskId");
        assertThat(rename.names()).isEqualTo(Map.of("#name", "name", "#status", "status"));
        assertThat(rename.values()).isEqualTo(Map.of(":name", "name", ":GSI1SK", "GSI1SK", ":taskId", "taskId"));
        assertThat(rename.tests().values()).containsExactly(List.of(":status"));
    }

    /** Of a key, only what changes is written: nobody has to know the rest. */
    @Test
    void onePartOfAKeyIsSuchARequest() {
        FixedRequest rename =
                plan("rename: { update: Task, sets: [name] }").fixed().orElseThrow();

        assertThat(rename.update()).isEqualTo("SET #name = :name, GSI1SK = :GSI1SK");
    }

    @Test
    void theKeyOfASparseIndexIsWrittenWhereTheConditionTellsThatTheItemStandsThere() {
        FixedRequest weigh = plan("weigh: { update: Task, sets: [effort], when: status = OPEN }")
                .fixed()
                .orElseThrow();

        assertThat(weigh.update()).isEqualTo("SET effort = :effort, GSI2SK = :GSI2SK");
        assertThat(plan("weigh: { update: Task, sets: [effort], when: status = DONE }")
                        .fixed())
                .isEmpty();
    }

    @Test
    void aDeletionUnderAConditionIsSuchARequest() {
        FixedRequest drop = plan("drop: { delete: Task, when: \"status in [DONE]\" }")
                .fixed()
                .orElseThrow();

        assertThat(drop.isDeletion()).isTrue();
        assertThat(drop.condition()).endsWith("#status IN (:status)");
    }

    @Test
    void whatDependsOnTheCallOrTheItemIsNot() {
        assertThat(plan("finish: { update: Task, sets: [status], when: status = OPEN }")
                        .fixed())
                .isEmpty();
        assertThat(plan("spend: { update: Task, sets: [spent] }").fixed()).isEmpty();
        assertThat(plan("tag: { update: Task, sets: [tags] }").fixed()).isEmpty();
        assertThat(plan("own: { update: Account, sets: [owner] }").fixed()).isEmpty();
        assertThat(plan("keep: { put: Task }").fixed()).isEmpty();
    }

    @Test
    void aParentWhoseKeyFollowsASequenceIsReadBeforeANumberIsDrawn() {
        assertThat(WritePlanText.render(List.of(plan("write: { create: Note }"))))
                .isEqualTo("""
                write: one action, after a number is drawn
                  first Get Account  for last
                  first Update Account  PK = {account.realm}, SK = {account.code}  last + 1 gives {number}, GSI1SK = {account.last:6}  if it is there and last is unchanged
                  Put Note  PK = NOTE#{account.realm}#{account.code}, SK = {number:6}  if it is not there
                """);
    }
}
