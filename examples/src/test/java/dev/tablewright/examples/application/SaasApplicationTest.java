package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.saas.Everything;
import dev.tablewright.examples.saas.Invitation;
import dev.tablewright.examples.saas.Membership;
import dev.tablewright.examples.saas.Organization;
import dev.tablewright.examples.saas.SaasTable;
import dev.tablewright.examples.saas.Subscription;
import dev.tablewright.examples.saas.Team;
import dev.tablewright.examples.saas.User;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.write.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The service at work: organisations, who belongs to them, and who is invited. */
class SaasApplicationTest {

    private static SetClock clock;
    private static EngineTables tables;
    private static SaasTable saas;

    @BeforeAll
    static void open() {
        clock = new SetClock("2026-03-02T08:00:00Z");
        tables = EngineTables.of("saas");
        saas = SaasTable.on(tables.client())
                .tableNames(tables::name)
                .clock(clock)
                .build();
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    @Test
    void usersHaveAnEmailAddressOfTheirOwn() {
        User zoe = signUp("zoe");
        assertThat(saas.user("zoe")).contains(zoe);
        assertThat(saas.userByEmail("zoe@example.org")).contains(zoe);
        User other = new User("zoe2", "zoe@example.org", "Zoe", "hash");
        assertThat(Refusals.of(() -> saas.signUp(other))).containsExactly(new Refusal.Taken("User", "email"));

        saas.users().update("zoe").email("zoe@example.com").apply();
        saas.signUp(other);
        assertThat(saas.userByEmail("zoe@example.org")).contains(other);
    }

    @Test
    void membersAreFoundBothWays() {
        signUp("alice");
        found("acme", "alice");
        found("apex", "alice");
        saas.memberships().create(member("acme", "bob"));

        assertThat(saas.organization("acme").map(Organization::memberCount)).contains(2L);
        assertThat(saas.members("acme").list()).extracting(Membership::user).containsExactly("alice", "bob");
        assertThat(saas.organizationsOfUser("alice").list())
                .extracting(Membership::orgName)
                .containsExactly("The acme", "The apex");
        assertThat(saas.membership("acme", "bob").map(Membership::role)).contains(Membership.Role.MEMBER);

        Page<Membership> first = saas.members("acme").page(1);
        assertThat(first).extracting(Membership::user).containsExactly("alice");
        assertThat(saas.members("acme").after(first.next()).page(1))
                .extracting(Membership::user)
                .containsExactly("bob");

        saas.changeRole("acme", "bob", Membership.Role.ADMIN, Set.of("web", "ops"));
        assertThat(saas.membership("acme", "bob")).hasValueSatisfying(bob -> {
            assertThat(bob.role()).isEqualTo(Membership.Role.ADMIN);
            assertThat(bob.teams()).containsExactlyInAnyOrder("web", "ops");
        });
        saas.changeRole("acme", "bob", Membership.Role.MEMBER, Set.of());
        assertThat(saas.membership("acme", "bob").map(Membership::teams)).contains(Set.of());

        assertThat(Refusals.of(() -> saas.leave("acme", "alice")))
                .containsExactly(new Refusal.Unmet("Membership", "role != OWNER"));
        assertThat(Refusals.of(() -> saas.changeRole("acme", "alice", Membership.Role.MEMBER, Set.of())))
                .containsExactly(new Refusal.Unmet("Membership", "role != OWNER"));
        assertThat(saas.leave("acme", "bob")).map(Membership::user).contains("bob");
        assertThat(saas.membership("acme", "bob")).isEmpty();
        assertThat(saas.organization("acme").map(Organization::memberCount)).contains(1L);
    }

    @Test
    void anInvitationIsAcceptedOnce() {
        found("beta", "beth");
        Invitation carol = saas.invite(invitation("beta", "carol@example.org"));
        saas.invite(invitation("beta", "dan@example.org"));
        assertThat(saas.invitations("beta").list())
                .extracting(Invitation::email)
                .containsExactly("carol@example.org", "dan@example.org");
        assertThat(saas.invitationsForEmail("carol@example.org").list()).containsExactly(carol);

        Membership member = saas.accept("beta", "carol@example.org", "beta", member("beta", "carol"));

        assertThat(saas.membership("beta", "carol")).contains(member);
        assertThat(saas.invitationsForEmail("carol@example.org").list()).isEmpty();
        assertThat(saas.organization("beta").map(Organization::memberCount)).contains(2L);

        assertThat(Refusals.of(() -> saas.accept("beta", "carol@example.org", "beta", member("beta", "mallory"))))
                .containsExactly(new Refusal.Missing("Invitation"));
        assertThat(saas.membership("beta", "mallory")).isEmpty();
    }

    @Test
    void anInvitationExpires() {
        found("gamma", "gail");
        saas.invite(invitation("gamma", "erin@example.org"));

        clock.pass(Duration.ofDays(8));

        assertThat(saas.invitations("gamma").list()).isEmpty();
        assertThat(saas.invitationsForEmail("erin@example.org").list()).isEmpty();
        assertThat(Refusals.of(() -> saas.accept("gamma", "erin@example.org", "gamma", member("gamma", "erin"))))
                .containsExactly(new Refusal.Missing("Invitation"));
        saas.invite(invitation("gamma", "erin@example.org")); // What has expired is in nobody's way.
        assertThat(saas.invitations("gamma").list()).hasSize(1);
    }

    @Test
    void whoDoesNotPayGetsNoMembers() {
        found("delta", "dora");
        saas.invite(invitation("delta", "frank@example.org"));
        saas.changePlan("delta", Subscription.Plan.TEAM, 10, Subscription.Status.PAST_DUE, clock.instant());
        assertThat(saas.subscription("delta").map(Subscription::seats)).contains(10L);

        assertThat(Refusals.of(() -> saas.accept("delta", "frank@example.org", "delta", member("delta", "frank"))))
                .containsExactly(new Refusal.Unmet("Subscription", "status in [TRIAL, ACTIVE]"));
        assertThat(saas.invitations("delta").list()).hasSize(1);
        assertThat(saas.organization("delta").map(Organization::memberCount)).contains(1L);
    }

    @Test
    void anOrganisationTakesEverythingWithIt() {
        found("omega", "olga");
        found("other", "olga");
        saas.memberships().create(member("omega", "paul"));
        saas.addTeam(new Team("omega", "web", "Web"));
        saas.addTeam(new Team("omega", "ops", "Operations"));
        saas.invite(invitation("omega", "quinn@example.org"));
        assertThat(saas.teams("omega").list()).extracting(Team::slug).containsExactly("ops", "web");

        List<Everything> export = saas.everything("omega").list();
        assertThat(export.stream().map(SaasApplicationTest::kind))
                .containsExactly("invitation", "organisation", "subscription", "team", "team", "member", "member");

        assertThat(saas.close("omega")).isEqualTo(6);

        assertThat(saas.everything("omega").list()).isEmpty();
        assertThat(saas.organization("omega")).isEmpty();
        assertThat(saas.organizationsOfUser("olga").list())
                .extracting(Membership::org)
                .containsExactly("other");
    }

    /** Each kind of item in its own way; the interface is sealed. */
    private static String kind(Everything item) {
        if (item instanceof Organization) {
            return "organisation";
        } else if (item instanceof Membership) {
            return "member";
        } else if (item instanceof Team) {
            return "team";
        } else if (item instanceof Subscription) {
            return "subscription";
        }
        return ((Invitation) item).email().isEmpty() ? "nobody" : "invitation";
    }

    private static void found(String org, String owner) {
        saas.found(
                Organization.builder()
                        .orgId(org)
                        .name("The " + org)
                        .createdAt(clock.instant())
                        .build(),
                Subscription.builder()
                        .org(org)
                        .plan(Subscription.Plan.FREE)
                        .seats(5)
                        .renewsAt(clock.instant().plus(Duration.ofDays(30)))
                        .build(),
                member(org, owner).toBuilder().role(Membership.Role.OWNER).build());
    }

    private static User signUp(String name) {
        return saas.signUp(new User(name, name + "@example.org", name, "hash of " + name));
    }

    private static Membership member(String org, String user) {
        return Membership.builder()
                .org(org)
                .user(user)
                .orgName("The " + org)
                .userName(user)
                .joinedAt(clock.instant())
                .build();
    }

    private static Invitation invitation(String org, String email) {
        return Invitation.builder()
                .org(org)
                .email(email)
                .orgName("The " + org)
                .invitedBy("somebody")
                .expiresAt(clock.instant().plus(Duration.ofDays(7)))
                .build();
    }
}
