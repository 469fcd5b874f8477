package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many a query finds, counted one by one in data in which all values are equally frequent. */
class CountedPopulationTest {

    private static final List<String> STATUSES = List.of("OPEN", "HELD", "DONE");
    private static final List<String> KINDS = List.of("A", "B", "C", "D");
    private static final int ORGS = 5;
    private static final int TEAMS = 2;
    private static final int COPIES = 3;

    private record Task(int org, int team, String status, String kind) {}

    /** Every combination, three times: 5 × 2 × 3 × 4 × 3 = 360. */
    private static List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        for (int org = 0; org < ORGS; org++) {
            for (int team = 0; team < TEAMS; team++) {
                for (String status : STATUSES) {
                    for (String kind : KINDS) {
                        for (int copy = 0; copy < COPIES; copy++) {
                            tasks.add(new Task(org, team, status, kind));
                        }
                    }
                }
            }
        }
        return tasks;
    }

    private static final Reckoning RECKONED = Reckoning.of("""
            entities:
              Org: { id: org, attributes: { org: { type: string, max: 9 } }, expect: { count: 5 } }
              Team: { id: team, attributes: { team: { type: string, max: 9 } }, expect: { count: 2 } }
              Task:
                id: taskId
                attributes:
                  taskId: ulid
                  org: Org
                  team: Team
                  status: { enum: [OPEN, HELD, DONE] }
                  kind: { enum: [A, B, C, D] }
                expect: { count: 360, size: 100B }
            patterns:
              byOrg: { list: Task, by: org }
              byOrgAndTeam: { list: Task, by: [org, team] }
              byStatus: { list: Task, by: status }
              open: { list: Task, where: status = OPEN }
              openOfKind: { list: Task, by: kind, where: status = OPEN }
              undone: { list: Task, where: "status in [OPEN, HELD]" }
              undoneOfTeam: { list: Task, by: team, where: status != DONE }
              orgAndKind: { list: Task, by: [org, kind] }
              filtered: { list: Task, by: [org, team], where: "kind in [A, C]" }
            design:
              keys:
                Task:
                  PK: "ORG#{org}"
                  SK: "{org}#{kind}#{taskId}"
                  GSI1PK: "{org}#{team}"
                  GSI1SK: "{taskId}"
                  GSI2PK: "{status}"
                  GSI2SK: "{kind}#{taskId}"
                  GSI3: { partition: "{team}", sort: "{taskId}", when: status != DONE }
                Org: { PK: "O#{org}", SK: O }
                Team: { PK: "T#{team}", SK: T }
            """);

    private static Predicate<Task> wanted(String pattern) {
        return switch (pattern) {
            case "byOrg" -> task -> task.org == 1;
            case "byOrgAndTeam" -> task -> task.org == 1 && task.team == 1;
            case "byStatus" -> task -> task.status.equals("HELD");
            case "open" -> task -> task.status.equals("OPEN");
            case "openOfKind" -> task -> task.status.equals("OPEN") && task.kind.equals("B");
            case "undone" -> task -> !task.status.equals("DONE");
            case "undoneOfTeam" -> task -> task.team == 0 && !task.status.equals("DONE");
            case "orgAndKind" -> task -> task.org == 3 && task.kind.equals("D");
            case "filtered" ->
                task -> task.org == 3 && task.team == 0 && List.of("A", "C").contains(task.kind);
            default -> throw new IllegalArgumentException(pattern);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "byOrg, 72, 72",
        "byOrgAndTeam, 36, 36",
        "byStatus, 120, 120",
        "open, 120, 120",
        "openOfKind, 30, 30",
        "undone, 240, 240",
        "undoneOfTeam, 120, 120",
        "orgAndKind, 18, 18",
        "filtered, 36, 18"
    })
    void isWhatIsCounted(String pattern, long read, long returned) {
        assertThat(tasks().stream().filter(wanted(pattern))).hasSize((int) returned);
        assertThat(RECKONED.pattern(pattern).reads()).isNotEmpty();
        assertThat(RECKONED.read(pattern))
                .contains("reads 0.." + read + "..,")
                .contains("returns 0.." + returned + "..,");
    }
}
