package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.sessions.Session;
import dev.tablewright.examples.sessions.SessionsOfUserRow;
import dev.tablewright.examples.sessions.SessionsTable;
import dev.tablewright.examples.sessions.User;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.write.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The session store at work: what has expired is gone, though DynamoDB deletes late. */
class SessionsApplicationTest {

    private static final Duration HOUR = Duration.ofHours(1);

    private static SetClock clock;
    private static EngineTables tables;
    private static SessionsTable store;

    @BeforeAll
    static void open() {
        clock = new SetClock("2026-03-02T08:00:00Z");
        tables = EngineTables.of("sessions");
        store = SessionsTable.on(tables.client())
                .tableNames(tables::name)
                .clock(clock)
                .build();
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    @Test
    void aSessionExpiresUnlessItIsRefreshed() {
        User alice = store.register(new User("alice", "argon2$alice"));
        assertThat(store.user("alice")).contains(alice);
        assertThat(Refusals.of(() -> store.register(alice))).containsExactly(new Refusal.Exists("User"));

        Session phone = store.signIn(session("alice", "phone"));
        assertThat(store.session(phone.sessionId())).contains(phone);
        assertThat(store.session(UUID.randomUUID())).isEmpty();

        clock.pass(Duration.ofMinutes(50));
        Bytes next = Bytes.of((byte) 4, (byte) 5, (byte) 6);
        store.refresh(phone.sessionId(), next, clock.instant().plus(HOUR));
        clock.pass(Duration.ofMinutes(50));
        assertThat(store.session(phone.sessionId()).map(Session::refreshHash)).contains(next);

        clock.pass(Duration.ofMinutes(11));
        assertThat(store.session(phone.sessionId())).isEmpty();
        assertThat(store.sessionsOfUser("alice").list()).isEmpty();
        assertThat(store.countSessions("alice")).isZero();
        assertThat(Refusals.of(() ->
                        store.refresh(phone.sessionId(), next, clock.instant().plus(HOUR))))
                .containsExactly(new Refusal.Missing("Session"));
        assertThat(store.signOut(phone.sessionId())).isEmpty();
    }

    @Test
    void theDevicesOfAUserAreListedAndCounted() {
        store.register(new User("bob", "argon2$bob"));
        List<Session> sessions = List.of(
                store.signIn(session("bob", "phone")),
                store.signIn(later("bob", "laptop")),
                store.signIn(later("bob", "tablet")));

        assertThat(store.countSessions("bob")).isEqualTo(3);
        assertThat(store.sessionsOfUser("bob").list())
                .extracting(row -> row.device().orElseThrow())
                .containsExactly("tablet", "laptop", "phone");

        assertThat(store.signOut(sessions.get(1).sessionId())).contains(sessions.get(1));
        assertThat(store.signOut(sessions.get(1).sessionId())).isEmpty();
        assertThat(store.sessionsOfUser("bob").list())
                .extracting(SessionsOfUserRow::sessionId)
                .containsExactly(sessions.get(2).sessionId(), sessions.get(0).sessionId());

        store.sessionsOfUser("bob").stream().forEach(row -> store.signOut(row.sessionId())); // Everywhere.
        assertThat(store.countSessions("bob")).isZero();
    }

    @Test
    void aUserGoesWithAllSessions() {
        store.register(new User("carol", "argon2$carol"));
        store.register(new User("dave", "argon2$dave"));
        List<Session> sessions =
                List.of(store.signIn(session("carol", "phone")), store.signIn(later("carol", "laptop")));
        Session other = store.signIn(session("dave", "phone"));

        assertThat(store.removeUser("carol")).isEqualTo(2);

        assertThat(store.user("carol")).isEmpty();
        assertThat(sessions)
                .allSatisfy(gone -> assertThat(store.session(gone.sessionId())).isEmpty());
        assertThat(store.session(other.sessionId())).contains(other);
    }

    private static Session later(String user, String device) {
        clock.pass(Duration.ofSeconds(1));
        return session(user, device);
    }

    private static Session session(String user, String device) {
        return Session.builder()
                .sessionId(UUID.randomUUID())
                .user(user)
                .createdAt(clock.instant())
                .refreshHash(Bytes.of((byte) 1, (byte) 2, (byte) 3))
                .device(device)
                .scopes(Set.of("read", "write"))
                .expiresAt(clock.instant().plus(HOUR))
                .build();
    }
}
