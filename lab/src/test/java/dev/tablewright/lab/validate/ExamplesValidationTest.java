package dev.tablewright.lab.validate;

import static dev.tablewright.lab.validate.Playground.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.row.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Other models, with what the shop has not: sequences, sparse indexes, times to live, secrets, keys of several parts. */
class ExamplesValidationTest {

    private static final String DAY = "2026-04-01T00:00:00Z";
    private static final String SECRET = "dont-show-this-to-anybody";

    @Test
    void aCodeHost() {
        try (Playground hub = Playground.example("github")) {
            for (String login : List.of("alice", "bob")) {
                hub.create("Account", "login", login, "kind", "USER", "createdAt", DAY);
            }
            for (String name : List.of("one", "two", "three")) {
                hub.create("Repo", "owner", "alice", "name", name, "updatedAt", DAY);
                Map<String, Object> repo = Map.of("owner", "alice", "name", name);
                hub.create("Star", "repo", repo, "user", "bob", "starredAt", DAY);
                for (String title : List.of("a", "b")) {
                    hub.create("Issue", "repo", repo, "author", "bob", "title", title, "createdAt", DAY);
                }
                hub.create("PullRequest", "repo", repo, "author", "bob", "title", "c", "createdAt", DAY);
            }
            assertThat(hub.validate().findings()).isEmpty();

            hub.change("GitHub", key("REPO#alice#one"), "lastNumber", number(1));
            hub.change("GitHub", key("REPO#alice#two"), "stars", number(7));
            hub.change("GitHub", key("REPO#alice#two"), "openIssues", number(0));
            hub.change("GitHub", key("REPO#alice#three"), "forks", number(2));
            // Closed past the model: still among the open ones, and among the open ones of the other index.
            hub.change("GitHub", key("REPO#alice#one", "ISSUE#00000001"), "status", text("CLOSED"));
            hub.change("GitHub", key("REPO#alice#three", "ISSUE#00000002"), "GSI4PK", null);
            hub.put(
                    "GitHub",
                    hub.item(hub.row(
                            "Star",
                            "repo",
                            Map.of("owner", "alice", "name", "gone"),
                            "user",
                            "bob",
                            "starredAt",
                            DAY)));

            ValidationResult result = hub.validate();
            assertThat(Playground.words(result))
                    .containsExactlyInAnyOrder(
                            "SequenceBehind Repo lastNumber",
                            "CounterOff Repo stars",
                            "CounterOff Repo openIssues",
                            "CounterOff Repo forks",
                            // The issue that was closed past the model.
                            "CounterOff Repo openIssues",
                            "StaleIndexKey Issue GSI1",
                            "StaleIndexKey Issue GSI4",
                            "StaleIndexKey Issue GSI4",
                            "DanglingReference Star repo");
            result.findings().forEach(finding -> {
                if (finding.repair() instanceof Repair.Fix fix) {
                    assertThat(hub.send(fix)).as(finding.toString()).isEqualTo(200);
                }
            });
            assertThat(Playground.words(hub.validate()))
                    .containsExactlyInAnyOrder("CounterOff Repo forks", "DanglingReference Star repo");
            Row next = hub.create(
                    "Issue",
                    "repo",
                    Map.of("owner", "alice", "name", "one"),
                    "author",
                    "bob",
                    "title",
                    "next",
                    "createdAt",
                    DAY);
            assertThat(next.value("number").orElseThrow().n()).isEqualTo("4");
        }
    }

    @Test
    void aServiceForOrganisations() {
        try (Playground saas = Playground.example("saas")) {
            saas.create("Organization", "orgId", "acme", "name", "Acme", "createdAt", DAY);
            for (String user : List.of("ann", "ben")) {
                saas.create(
                        "User", "username", user, "email", user + "@acme.org", "name", user, "passwordHash", SECRET);
                saas.create(
                        "Membership",
                        "org",
                        "acme",
                        "user",
                        user,
                        "orgName",
                        "Acme",
                        "userName",
                        user,
                        "joinedAt",
                        DAY);
            }
            for (String email : List.of("x@x.org", "y@x.org", "z@x.org")) {
                saas.create(
                        "Invitation",
                        "org",
                        "acme",
                        "email",
                        email,
                        "orgName",
                        "Acme",
                        "invitedBy",
                        "ann",
                        "expiresAt",
                        "2126-06-01T00:00:00Z");
            }
            assertThat(saas.validate().findings()).isEmpty();

            saas.change("Saas", key("ORG#acme", "INVITATION#x@x.org"), "expiresAt", millis("2126-06-01T00:00:00Z"));
            saas.change("Saas", key("ORG#acme", "INVITATION#y@x.org"), "expiresAt", number(3_600));
            saas.change("Saas", key("USER#ann"), "passwordHash", text(SECRET.repeat(9)));
            saas.change("Saas", key("ORG#acme", "USER#ben"), "teams", AttributeValue.fromL(List.of(text("a"))));
            saas.change("Saas", key("ORG#acme"), "memberCount", number(3));

            ValidationResult result = saas.validate();
            assertThat(Playground.words(result))
                    .containsExactlyInAnyOrder(
                            "TtlUnit Invitation expiresAt",
                            "TtlUnit Invitation expiresAt",
                            "WrongType User passwordHash",
                            "WrongType Membership teams",
                            "CounterOff Organization memberCount");
            assertThat(result.findings().toString()).doesNotContain("dont-show");
            result.findings().forEach(finding -> {
                if (finding.repair() instanceof Repair.Fix fix) {
                    assertThat(saas.send(fix)).isEqualTo(200);
                }
            });
            assertThat(Playground.words(saas.validate()))
                    .containsExactlyInAnyOrder(
                            "TtlUnit Invitation expiresAt",
                            "WrongType User passwordHash",
                            "WrongType Membership teams");
            assertThat(saas.stored("Saas", key("ORG#acme", "INVITATION#x@x.org"))
                            .get("expiresAt")
                            .n())
                    .isEqualTo(
                            Long.toString(Instant.parse("2126-06-01T00:00:00Z").getEpochSecond()));
        }
    }

    @Test
    void aStoreOfSessions() {
        try (Playground store = Playground.example("sessions")) {
            store.create("User", "username", "ann", "passwordHash", SECRET);
            String[] ids = {
                "6f1c2d3e-0000-4000-8000-000000000001",
                "6f1c2d3e-0000-4000-8000-000000000002",
                "6f1c2d3e-0000-4000-8000-000000000003"
            };
            String hash = Base64.getEncoder().encodeToString(new byte[32]);
            for (String id : ids) {
                store.create(
                        "Session",
                        "sessionId",
                        id,
                        "user",
                        "ann",
                        "createdAt",
                        DAY,
                        "refreshHash",
                        hash,
                        "scopes",
                        List.of("read"),
                        "expiresAt",
                        "2126-06-01T00:00:00Z");
            }
            assertThat(store.validate().findings()).isEmpty();

            String table = "SessionStore";
            AttributeValue tooLong = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[40]));
            store.change(table, key("SESSION#" + ids[0]), "RefreshHash", tooLong);
            store.change(table, key("SESSION#" + ids[0]), "ExpiresAt", millis("2126-06-01T00:00:00Z"));
            store.change(table, key("SESSION#" + ids[1]), "SessionStart", text(DAY + "#" + ids[1]));
            Map<String, AttributeValue> moved = new HashMap<>(store.stored(table, key("SESSION#" + ids[2])));
            store.delete(table, key("SESSION#" + ids[2]));
            moved.putAll(key("SESSION#" + ids[2].replace("0003", "0009")));
            store.put(table, moved);
            Map<String, AttributeValue> lost = new HashMap<>(moved);
            lost.putAll(key("nothing"));
            lost.put("UserId", text("nobody"));
            lost.put("SessionOwner", text("USER#nobody"));
            store.put(table, lost);

            ValidationResult result = store.validate();
            assertThat(Playground.words(result))
                    .containsExactlyInAnyOrder(
                            "WrongType Session RefreshHash",
                            "TtlUnit Session ExpiresAt",
                            "StaleIndexKey Session UserIndex",
                            "KeyMismatch Session SessionStore",
                            "UnreadableKey Session PK",
                            "DanglingReference Session UserId");
        }
    }

    @Test
    void aBank() {
        try (Playground bank = Playground.example("bank")) {
            for (String iban : List.of("DE01", "DE02")) {
                bank.create("Account", "iban", iban, "holder", SECRET, "openedAt", DAY);
            }
            for (int i = 0; i < 3; i++) {
                bank.create(
                        "Transfer",
                        "transferId",
                        "01ARZ3NDEKTSV4RRFFQ69G5T0" + i,
                        "payer",
                        "DE01",
                        "payee",
                        "DE02",
                        "amount",
                        BigDecimal.TEN,
                        "bookedAt",
                        DAY);
            }
            assertThat(bank.validate().findings()).isEmpty();

            bank.change("Bank", key("ACCOUNT#DE01"), "holder", AttributeValue.fromNul(true));
            bank.change("Bank", key("ACCOUNT#DE02"), "balance", text("12.50"));
            bank.change("Bank", key("TRANSFER#01ARZ3NDEKTSV4RRFFQ69G5T00"), "amount", AttributeValue.fromBool(true));
            bank.change("Bank", key("TRANSFER#01ARZ3NDEKTSV4RRFFQ69G5T01"), "payee", text("DE99"));
            bank.change("Bank", key("TRANSFER#01ARZ3NDEKTSV4RRFFQ69G5T02"), "bookedAt", text("yesterday"));

            ValidationResult result = bank.validate();
            assertThat(Playground.words(result))
                    .containsExactlyInAnyOrder(
                            "MissingAttribute Account holder",
                            "WrongType Account balance",
                            "WrongType Transfer amount",
                            "StaleIndexKey Transfer GSI2",
                            "DanglingReference Transfer payee",
                            "WrongType Transfer bookedAt");
            assertThat(result.findings())
                    .filteredOn(finding -> finding.attribute().equals("balance"))
                    .singleElement()
                    .satisfies(finding -> {
                        assertThat(finding.expected()).isEqualTo("a number");
                        assertThat(finding.found()).isEqualTo("\"12.50\"");
                        assertThat(finding.key()).isEqualTo("PK=ACCOUNT#DE02, SK=ACCOUNT#DE02");
                        assertThat(bank.send((Repair.Fix) finding.repair())).isEqualTo(200);
                    });
            assertThat(new BigDecimal(bank.stored("Bank", key("ACCOUNT#DE02"))
                            .get("balance")
                            .n()))
                    .isEqualByComparingTo("12.5");
        }
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue number(long number) {
        return AttributeValue.fromN(Long.toString(number));
    }

    private static AttributeValue millis(String time) {
        return number(Instant.parse(time).toEpochMilli());
    }
}
