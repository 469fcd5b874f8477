package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.saastables.Organization;
import dev.tablewright.examples.saastables.SaasTables;
import dev.tablewright.examples.saastables.Subscription;
import dev.tablewright.examples.saastables.User;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.write.Refusal;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The smallest start at work: three tables, and a fourth that keeps e-mail addresses unique. */
class SaasTablesApplicationTest {

    private static final Instant TODAY = Instant.parse("2026-03-02T00:00:00Z");

    private static EngineTables tables;
    private static SaasTables saas;

    @BeforeAll
    static void start() {
        tables = EngineTables.of("saas-tables");
        saas = SaasTables.on(tables.client()).tableNames(tables::name).build();
    }

    @AfterAll
    static void stop() {
        tables.close();
    }

    @Test
    void anOrganisationOpensWithItsFirstUser() {
        Organization acme = new Organization(UUID.randomUUID(), "Acme", TODAY);
        Subscription free = Subscription.builder()
                .org(acme.orgId())
                .seats(5)
                .renewsAt(TODAY)
                .build();
        User ann = user(acme, "ann");

        saas.open(acme, free, ann);

        assertThat(saas.organization(acme.orgId())).contains(acme);
        assertThat(saas.subscription(acme.orgId())).contains(free);
        assertThat(saas.user(ann.userId())).contains(ann);
        assertThat(saas.userByEmail("ann@example.org")).contains(ann);

        Organization copy = new Organization(UUID.randomUUID(), "Copy", TODAY);
        assertThat(Refusals.of(
                        () -> saas.open(copy, free.toBuilder().org(copy.orgId()).build(), user(copy, "ann"))))
                .containsExactly(new Refusal.Taken("User", "email"));
        assertThat(saas.organization(copy.orgId())).isEmpty();
        assertThat(saas.subscription(copy.orgId())).isEmpty();

        saas.changePlan(acme.orgId(), Subscription.Plan.TEAM, 20, TODAY.plusSeconds(1));
        assertThat(saas.subscription(acme.orgId()))
                .contains(new Subscription(acme.orgId(), Subscription.Plan.TEAM, 20, TODAY.plusSeconds(1)));
    }

    @Test
    void usersAreListedByName() {
        Organization apex = saas.organizations().create(new Organization(UUID.randomUUID(), "Apex", TODAY));
        User dee = saas.addUser(apex.orgId(), user(apex, "dee"));
        User bea = saas.addUser(apex.orgId(), user(apex, "bea"));
        User cid = saas.addUser(apex.orgId(), user(apex, "cid"));

        Page<User> page = saas.usersOfOrganization(apex.orgId()).page(2);
        assertThat(page).containsExactly(bea, cid);
        assertThat(saas.usersOfOrganization(apex.orgId()).after(page.next()).page(2))
                .containsExactly(dee);

        saas.editUser(bea.userId(), "zoe", "zoe@example.org", User.Role.ADMIN, false);
        assertThat(saas.usersOfOrganization(apex.orgId()).list())
                .containsExactly(
                        cid,
                        dee,
                        new User(bea.userId(), apex.orgId(), "zoe@example.org", "zoe", User.Role.ADMIN, false));
        assertThat(saas.userByEmail("bea@example.org")).isEmpty();
        assertThat(Refusals.of(() -> saas.editUser(cid.userId(), "cid", "zoe@example.org", User.Role.MEMBER, true)))
                .containsExactly(new Refusal.Taken("User", "email"));
    }

    @Test
    void nobodyJoinsWhatIsNotThere() {
        Organization nowhere = new Organization(UUID.randomUUID(), "Nowhere", TODAY);
        User lost = user(nowhere, "lost");
        assertThat(Refusals.of(() -> saas.addUser(nowhere.orgId(), lost)))
                .containsExactly(new Refusal.Missing("Organization"));
        assertThat(saas.user(lost.userId())).isEmpty();
        assertThat(saas.userByEmail(lost.email())).isEmpty();
    }

    private static User user(Organization organization, String name) {
        return User.builder()
                .userId(UUID.randomUUID())
                .org(organization.orgId())
                .email(name + "@example.org")
                .name(name)
                .build();
    }
}
