package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.examples.projects.Comment;
import dev.tablewright.examples.projects.Invoice;
import dev.tablewright.examples.projects.Organization;
import dev.tablewright.examples.projects.Project;
import dev.tablewright.examples.projects.ProjectsTable;
import dev.tablewright.examples.projects.Ticket;
import dev.tablewright.examples.projects.TopSpendersRow;
import dev.tablewright.examples.projects.User;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Projects and tickets of many organisations. */
class ProjectsApplicationTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Project.Id ROCKET = new Project.Id("acme", ulid(1));
    private static final User.Id WILE = new User.Id("acme", "wile");

    private final EngineTables tables = EngineTables.of("projects");
    private final ProjectsTable projects =
            ProjectsTable.on(tables.client()).tableNames(tables::name).build();

    @BeforeEach
    void anOrganisationWithAProject() {
        projects.found(
                organization("acme"), user("acme", "wile").role(User.Role.ADMIN).build());
        projects.startProject(project(1, "rocket").build());
    }

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void anOrganisationEmploysUsers() {
        User anna = projects.hire(user("acme", "anna").build());
        User wilma = projects.hire(user("acme", "wilma").build());
        User wile = projects.user("acme", "wile").orElseThrow();

        assertThat(projects.organization("acme")).map(Organization::name).contains("acme");
        assertThat(projects.userByEmail("wilma@acme.example")).contains(wilma);
        assertThat(projects.users("acme").list()).containsExactly(anna, wile, wilma);
        assertThat(projects.usersByPrefix("acme", "wil").list()).containsExactly(wile, wilma);
        assertThat(projects.usersByPrefix("acme", "x").first()).isEmpty();

        assertThat(projects.admins("acme").list()).containsExactly(wile);
        projects.changeRole("acme", "anna", User.Role.ADMIN);
        projects.changeRole("acme", "wile", User.Role.GUEST);
        assertThat(projects.admins("acme").list()).extracting(User::username).containsExactly("anna");
    }

    @Test
    void nothingIsFoundedIfTheFoundersAddressIsTaken() {
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> projects.found(
                        organization("other"),
                        user("other", "wile").email("wile@acme.example").build()))
                .satisfies(
                        refused -> assertThat(refused.refusals()).containsExactly(new Refusal.Taken("User", "email")));
        assertThat(projects.organization("other")).isEmpty();
    }

    @Test
    void aSlugIsUniqueInItsOrganisation() {
        assertThat(projects.projects().tryCreate(project(2, "rocket").build()).refusals())
                .containsExactly(new Refusal.Taken("Project", "slug"));

        projects.found(organization("other"), user("other", "ann").build());
        Project elsewhere =
                projects.startProject(project(2, "rocket").org("other").build());
        assertThat(projects.projectBySlug("other", "rocket")).contains(elsewhere);
        assertThat(projects.projectBySlug("acme", "rocket"))
                .map(Project::projectId)
                .contains(ulid(1));

        Project anvil = projects.startProject(project(3, "anvil").build());
        assertThat(projects.projects("acme").list()).extracting(Project::slug).containsExactly("anvil", "rocket");
        projects.renameProject("acme", anvil.projectId(), "Trap", "trap", anvil.version());
        assertThat(projects.projects("acme").list()).extracting(Project::slug).containsExactly("rocket", "trap");
        assertThat(projects.projectBySlug("acme", "anvil")).isEmpty();
        projects.startProject(project(4, "anvil").build());
    }

    @Test
    void whoHasNotSeenTheLastChangeDoesNotOverwriteIt() {
        Project seen = projects.project("acme", ulid(1)).orElseThrow();
        projects.renameProject("acme", seen.projectId(), "Rocket II", "rocket-2", seen.version());

        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(
                        () -> projects.renameProject("acme", seen.projectId(), "Rocket B", "rocket-b", seen.version()))
                .satisfies(refused -> assertThat(refused.refusals())
                        .containsExactly(new Refusal.Stale("Project", 1, OptionalLong.of(2))));
        assertThat(projects.projects()
                        .tryReplace(seen.toBuilder().name("Rocket C").build())
                        .refusals())
                .containsExactly(new Refusal.Stale("Project", 1, OptionalLong.of(2)));
        assertThat(projects.project("acme", ulid(1)))
                .contains(new Project("acme", ulid(1), "rocket-2", "Rocket II", 2));
    }

    @Test
    void ticketsAreNumberedAndTheLastOneTouchedIsFirst() {
        Ticket one = projects.openTicket(ticket("fuel", 0));
        Ticket two = projects.openTicket(ticket("engine", 1));
        Ticket three = projects.openTicket(ticket("paint", 2));
        assertThat(List.of(one.number(), two.number(), three.number())).containsExactly(1L, 2L, 3L);
        assertThat(projects.tickets(ROCKET).list()).containsExactly(three, two, one);

        Instant later = NOON.plusSeconds(60);
        projects.editTicket(ROCKET, 1, "fuel pump", Optional.of("leaks"), Ticket.Status.OPEN, Optional.of(WILE), later);
        Ticket edited =
                new Ticket(ROCKET, 1, "fuel pump", Optional.of("leaks"), Ticket.Status.OPEN, Optional.of(WILE), later);
        assertThat(projects.ticket(ROCKET, 1)).contains(edited);
        assertThat(projects.tickets(ROCKET).list()).containsExactly(edited, three, two);

        Page<Ticket> first = projects.tickets(ROCKET).page(2);
        assertThat(first).containsExactly(edited, three);
        assertThat(projects.tickets(ROCKET).after(first.next()).page(2)).containsExactly(two);
    }

    @Test
    void aTicketIsOnTheListOfWhoWorksOnIt() {
        for (int i = 0; i < 3; i++) {
            Ticket ticket = projects.openTicket(ticket("part", i));
            projects.tickets().update(ROCKET, ticket.number()).assignee(WILE).apply();
        }
        assertThat(projects.ticketsOfAssignee(WILE).list())
                .extracting(Ticket::number)
                .containsExactly(3L, 2L, 1L);
        projects.editTicket(
                ROCKET, 2, "part", Optional.empty(), Ticket.Status.DONE, Optional.empty(), NOON.plusSeconds(9));
        assertThat(projects.ticketsOfAssignee(WILE).list())
                .extracting(Ticket::number)
                .containsExactly(3L, 1L);
    }

    @Test
    void aCommentMovesItsTicketUp() {
        Ticket old = projects.openTicket(ticket("fuel", 0));
        projects.openTicket(ticket("engine", 1));
        Comment first =
                projects.comment(new Comment(old.id(), ulid(7), WILE, "Which?"), ROCKET, 1, NOON.plusSeconds(5));
        Comment second =
                projects.comment(new Comment(old.id(), ulid(8), WILE, "That."), ROCKET, 1, NOON.plusSeconds(6));

        assertThat(projects.comments(old.id()).list()).containsExactly(first, second);
        assertThat(projects.tickets(ROCKET).list()).extracting(Ticket::number).containsExactly(1L, 2L);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() ->
                        projects.comment(new Comment(new Ticket.Id(ROCKET, 99), ulid(9), WILE, "?"), ROCKET, 99, NOON));
        assertThat(projects.comments(new Ticket.Id(ROCKET, 99)).list()).isEmpty();
    }

    @Test
    void invoicesAreFoundByTheirTime() {
        List<Invoice> invoices =
                IntStream.range(0, 4).mapToObj(day -> bill("acme", day, 100)).toList();
        assertThat(projects.invoices("acme", Range.all()).list())
                .containsExactly(invoices.get(3), invoices.get(2), invoices.get(1), invoices.get(0));
        assertThat(projects.invoices("acme", Range.between(day(1), day(2))).list())
                .containsExactly(invoices.get(2), invoices.get(1));
        assertThat(projects.invoices("acme", Range.from(day(3))).list()).containsExactly(invoices.get(3));
        assertThat(projects.invoices("acme", Range.to(day(0))).list()).containsExactly(invoices.get(0));
    }

    @Test
    void topSpendersAreRankedOverAllShards() {
        List<String> names =
                IntStream.range(0, 25).mapToObj(number -> "org" + number).toList();
        for (int i = 0; i < names.size(); i++) {
            projects.organizations().create(organization(names.get(i)));
            Invoice invoice = bill(names.get(i), 0, 100L * (i + 1));
            projects.pay(names.get(i), invoice.issuedAt(), invoice.invoiceId(), Invoice.Status.PAID);
        }
        Invoice open = bill("acme", 0, 1_000_000);
        List<StreamEvent> events = StreamOf.table(tables, "Projects");
        assertThat(projects.applyStream(events)).isEqualTo(25);
        assertThat(projects.applyStream(events)).isZero();

        List<TopSpendersRow> top = projects.topSpenders();
        assertThat(top)
                .containsExactlyElementsOf(IntStream.range(0, 10)
                        .mapToObj(rank -> new TopSpendersRow("org" + (24 - rank), 100L * (25 - rank)))
                        .toList());

        projects.pay("acme", open.issuedAt(), open.invoiceId(), Invoice.Status.PAID);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> projects.pay("acme", open.issuedAt(), open.invoiceId(), Invoice.Status.PAID));
        projects.applyStream(StreamOf.table(tables, "Projects"));
        assertThat(projects.topSpenders().get(0)).isEqualTo(new TopSpendersRow("acme", 1_000_000));
        assertThat(projects.organization("org24")).map(Organization::paidCents).contains(2_500L);
    }

    private Invoice bill(String org, int day, long cents) {
        return projects.bill(Invoice.builder()
                .org(org)
                .invoiceId(ulid(100 + day))
                .issuedAt(day(day))
                .amountCents(cents)
                .build());
    }

    private static Instant day(int day) {
        return NOON.plus(Duration.ofDays(day));
    }

    private static Organization organization(String id) {
        return Organization.builder().orgId(id).name(id).build();
    }

    private static User.Builder user(String org, String username) {
        return User.builder()
                .org(org)
                .username(username)
                .email(username + "@" + org + ".example")
                .name(username);
    }

    private static Project.Builder project(int number, String slug) {
        return Project.builder().org("acme").projectId(ulid(number)).slug(slug).name(slug);
    }

    private static Ticket ticket(String title, long second) {
        return Ticket.builder()
                .project(ROCKET)
                .title(title)
                .updatedAt(NOON.plusSeconds(second))
                .build();
    }

    private static String ulid(int number) {
        return String.format(Locale.ROOT, "01ARZ3NDEKTSV4RRFFQ69%05d", number);
    }
}
