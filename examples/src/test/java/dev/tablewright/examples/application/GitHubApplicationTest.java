package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.examples.github.Account;
import dev.tablewright.examples.github.AccountAndRepos;
import dev.tablewright.examples.github.ForksOfRepoRow;
import dev.tablewright.examples.github.GitHubTable;
import dev.tablewright.examples.github.Issue;
import dev.tablewright.examples.github.Membership;
import dev.tablewright.examples.github.PullRequest;
import dev.tablewright.examples.github.Repo;
import dev.tablewright.examples.github.RepoAndIssues;
import dev.tablewright.examples.github.RepoAndOpenIssues;
import dev.tablewright.examples.github.RepoAndPullRequests;
import dev.tablewright.examples.github.RepoAndStars;
import dev.tablewright.examples.github.Star;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A code host. */
class GitHubApplicationTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Repo.Id LINUX = new Repo.Id("torvalds", "linux");

    private final EngineTables tables = EngineTables.of("github");
    private final GitHubTable github =
            GitHubTable.on(tables.client()).tableNames(tables::name).build();

    @BeforeEach
    void aRepository() {
        github.signUp(account("torvalds", Account.Kind.USER));
        github.createRepo(repo("torvalds", "linux", 0).build());
    }

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void anAccountLeadsItsReposAndTheLastOnePushedToIsFirst() {
        github.createRepo(repo("torvalds", "subsurface", 1).build());
        github.createRepo(repo("torvalds", "uemacs", 2).build());

        assertThat(github.account("torvalds")).map(Account::kind).contains(Account.Kind.USER);
        assertThat(names("torvalds")).containsExactly("torvalds", "uemacs", "subsurface", "linux");
        github.push("torvalds", "linux", NOON.plusSeconds(60));
        assertThat(names("torvalds")).containsExactly("torvalds", "linux", "uemacs", "subsurface");

        Page<AccountAndRepos> first = github.accountAndRepos("torvalds").page(2);
        Page<AccountAndRepos> second =
                github.accountAndRepos("torvalds").after(first.next()).page(2);
        assertThat(first).extracting(GitHubApplicationTest::name).containsExactly("torvalds", "linux");
        assertThat(second).extracting(GitHubApplicationTest::name).containsExactly("uemacs", "subsurface");
    }

    @Test
    void namesOfAccountsAndReposAreTakenOnce() {
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> github.signUp(account("torvalds", Account.Kind.ORGANIZATION)))
                .satisfies(refused -> assertThat(refused.refusals()).containsExactly(new Refusal.Exists("Account")));
        assertThat(github.repos()
                        .tryCreate(repo("torvalds", "linux", 9).build())
                        .refusals())
                .containsExactly(new Refusal.Exists("Repo"));
        assertThat(github.repo("torvalds", "linux")).map(Repo::updatedAt).contains(NOON);
    }

    @Test
    void onlyOrganizationsHaveMembers() {
        github.signUp(account("apache", Account.Kind.ORGANIZATION));
        github.signUp(account("eclipse", Account.Kind.ORGANIZATION));
        Membership owner = github.admit("apache", new Membership("apache", "torvalds", Membership.Role.OWNER, NOON));
        Membership guest = github.admit(
                "apache",
                Membership.builder()
                        .organization("apache")
                        .member("alice")
                        .since(NOON)
                        .build());
        Membership elsewhere =
                github.admit("eclipse", new Membership("eclipse", "torvalds", Membership.Role.MEMBER, NOON));

        assertThat(github.members("apache").list()).containsExactly(guest, owner);
        assertThat(github.memberships("torvalds").list()).containsExactly(owner, elsewhere);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() ->
                        github.admit("torvalds", new Membership("torvalds", "alice", Membership.Role.MEMBER, NOON)))
                .satisfies(refused -> assertThat(refused.refusals())
                        .singleElement()
                        .isInstanceOf(Refusal.Unmet.class)
                        .extracting(Refusal::entity)
                        .isEqualTo("Account"));

        assertThat(github.dismiss("apache", "alice")).contains(guest);
        assertThat(github.dismiss("apache", "alice")).isEmpty();
        assertThat(github.members("apache").list()).containsExactly(owner);
    }

    @Test
    void starsAreCountedAndTakenBack() {
        Star alice = github.star(new Star(LINUX, "alice", NOON));
        Star bob = github.star(new Star(LINUX, "bob", NOON.plusSeconds(1)));
        github.createRepo(repo("torvalds", "uemacs", 0).build());
        Star another = github.star(new Star(new Repo.Id("torvalds", "uemacs"), "alice", NOON.plusSeconds(2)));
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> github.star(new Star(LINUX, "alice", NOON.plusSeconds(3))));

        assertThat(linux().stars()).isEqualTo(2);
        assertThat(github.hasStarred(LINUX, "alice")).contains(alice);
        assertThat(github.starsOfRepo(LINUX).list()).containsExactly(alice, bob);
        assertThat(github.starsOfAccount("alice").list()).containsExactly(another, alice);
        List<RepoAndStars> page = github.repoAndStars(LINUX).list();
        assertThat(page).containsExactly(linux(), alice, bob);

        assertThat(github.unstar(LINUX, "alice")).isPresent();
        assertThat(github.unstar(LINUX, "alice")).isEmpty();
        assertThat(linux().stars()).isEqualTo(1);
        assertThat(github.hasStarred(LINUX, "alice")).isEmpty();
    }

    @Test
    void nothingWithoutARepositoryIsStarred() {
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> github.star(new Star(new Repo.Id("torvalds", "hurd"), "alice", NOON)))
                .satisfies(refused ->
                        assertThat(refused.refusals()).containsExactly(new Refusal.MissingParent("Star", "Repo")));
        assertThat(github.starsOfAccount("alice").list()).isEmpty();
    }

    @Test
    void issuesAndPullRequestsShareTheirNumbers() {
        Issue one = github.openIssue(issue("crash").build());
        PullRequest two = github.openPullRequest(pullRequest("fix the crash"));
        Issue three = github.openIssue(issue("typo").labels(Set.of("docs")).build());

        assertThat(List.of(one.number(), two.number(), three.number())).containsExactly(1L, 2L, 3L);
        assertThat(linux().lastNumber()).isEqualTo(3);
        assertThat(github.issue("torvalds", "linux", 3)).contains(three);
        assertThat(github.issue("torvalds", "linux", 2)).isEmpty();
        assertThat(github.pullRequest(LINUX, 2)).contains(two);
    }

    @Test
    void openIssuesAreCounted() {
        Issue one = github.openIssue(issue("crash").build());
        Issue two = github.openIssue(issue("typo").build());
        Issue three = github.openIssue(issue("slow").build());
        assertThat(linux().openIssues()).isEqualTo(3);

        github.closeIssue(LINUX, 2, Issue.Status.CLOSED);
        Issue closed = two.toBuilder().status(Issue.Status.CLOSED).build();
        assertThat(linux().openIssues()).isEqualTo(2);
        assertThat(github.issuesByStatus(LINUX, Issue.Status.OPEN).list()).containsExactly(three, one);
        assertThat(github.issuesByStatus(LINUX, Issue.Status.CLOSED).list()).containsExactly(closed);
        List<RepoAndIssues> all = github.repoAndIssues(LINUX).list();
        assertThat(all).containsExactly(linux(), three, closed, one);
        List<RepoAndOpenIssues> open = github.repoAndOpenIssues(LINUX).list();
        assertThat(open).containsExactly(linux(), three, one);

        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> github.closeIssue(LINUX, 2, Issue.Status.CLOSED))
                .satisfies(refused ->
                        assertThat(refused.refusals()).singleElement().isInstanceOf(Refusal.Unmet.class));
        github.reopenIssue(LINUX, 2, Issue.Status.OPEN);
        assertThat(linux().openIssues()).isEqualTo(3);
        assertThat(github.repoAndOpenIssues(LINUX).list()).containsExactly(linux(), three, two, one);
    }

    @Test
    void anIssueIsEdited() {
        Issue issue = github.openIssue(
                issue("crash").body("It crashes.").labels(Set.of("bug")).build());
        github.editIssue(LINUX, issue.number(), "crash at boot", Optional.empty(), Set.of("bug", "urgent"));

        assertThat(github.issue("torvalds", "linux", 1))
                .contains(issue.toBuilder()
                        .title("crash at boot")
                        .body(Optional.empty())
                        .labels(Set.of("bug", "urgent"))
                        .build());
    }

    @Test
    void issuesComeInPagesOfTheNewest() {
        for (int i = 0; i < 7; i++) {
            github.openIssue(issue("issue").build());
        }
        Page<RepoAndIssues> first = github.repoAndIssues(LINUX).page(4);
        Page<RepoAndIssues> second =
                github.repoAndIssues(LINUX).after(first.next()).page(4);

        assertThat(first).extracting(GitHubApplicationTest::number).containsExactly(0L, 7L, 6L, 5L);
        assertThat(second).extracting(GitHubApplicationTest::number).containsExactly(4L, 3L, 2L, 1L);
    }

    @Test
    void whatIsMergedIsNoLongerOpen() {
        PullRequest one = github.openPullRequest(pullRequest("one"));
        PullRequest two = github.openPullRequest(pullRequest("two"));
        assertThat(github.openPullRequests(LINUX).list()).containsExactly(two, one);

        Instant merged = NOON.plusSeconds(90);
        github.merge(LINUX, 2, PullRequest.Status.MERGED, "torvalds", "linux", merged);

        assertThat(linux().updatedAt()).isEqualTo(merged);
        assertThat(github.openPullRequests(LINUX).list()).containsExactly(one);
        List<RepoAndPullRequests> all = github.repoAndPullRequests(LINUX).list();
        assertThat(all)
                .containsExactly(
                        linux(),
                        two.toBuilder().status(PullRequest.Status.MERGED).build(),
                        one);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() ->
                        github.merge(LINUX, 2, PullRequest.Status.MERGED, "torvalds", "linux", merged.plusSeconds(1)));
        assertThat(linux().updatedAt()).isEqualTo(merged);
    }

    @Test
    void forksAreCountedFromTheStreamHoweverOftenItIsDelivered() {
        github.createRepo(repo("alice", "linux", 1).forkOf(LINUX).build());
        github.createRepo(repo("bob", "linux-rt", 2).forkOf(LINUX).build());
        assertThat(github.forksOfRepo(LINUX).list())
                .containsExactly(new ForksOfRepoRow("alice", "linux"), new ForksOfRepoRow("bob", "linux-rt"));
        assertThat(linux().forks()).isZero();

        List<StreamEvent> events = StreamOf.table(tables, "GitHub");
        assertThat(github.applyStream(events)).isEqualTo(2);
        assertThat(github.applyStream(events)).isZero();
        assertThat(linux().forks()).isEqualTo(2);

        github.repos().delete("bob", "linux-rt");
        github.applyStream(StreamOf.table(tables, "GitHub"));
        assertThat(linux().forks()).isEqualTo(1);
        assertThat(names("torvalds")).containsExactly("torvalds", "linux");
    }

    private Repo linux() {
        return github.repo("torvalds", "linux").orElseThrow();
    }

    private List<String> names(String owner) {
        return github.accountAndRepos(owner).stream()
                .map(GitHubApplicationTest::name)
                .toList();
    }

    private static String name(AccountAndRepos either) {
        return either instanceof Account account ? account.login() : ((Repo) either).name();
    }

    private static long number(RepoAndIssues either) {
        return either instanceof Issue issue ? issue.number() : 0;
    }

    private static Account account(String login, Account.Kind kind) {
        return Account.builder().login(login).kind(kind).createdAt(NOON).build();
    }

    private static Repo.Builder repo(String owner, String name, long second) {
        return Repo.builder().owner(owner).name(name).updatedAt(NOON.plusSeconds(second));
    }

    private static Issue.Builder issue(String title) {
        return Issue.builder().repo(LINUX).author("alice").title(title).createdAt(NOON);
    }

    private static PullRequest pullRequest(String title) {
        return PullRequest.builder()
                .repo(LINUX)
                .author("bob")
                .title(title)
                .createdAt(NOON)
                .build();
    }
}
