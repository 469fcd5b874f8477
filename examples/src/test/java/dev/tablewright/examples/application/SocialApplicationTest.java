package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.examples.social.Comment;
import dev.tablewright.examples.social.FeedEntry;
import dev.tablewright.examples.social.Follow;
import dev.tablewright.examples.social.Like;
import dev.tablewright.examples.social.Media;
import dev.tablewright.examples.social.Post;
import dev.tablewright.examples.social.PostsOfFeedKey;
import dev.tablewright.examples.social.Profile;
import dev.tablewright.examples.social.SocialTable;
import dev.tablewright.examples.social.User;
import dev.tablewright.examples.social.UsersRow;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A social network. */
class SocialApplicationTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final EngineTables tables = EngineTables.of("social");
    private final SocialTable social = at(NOON);

    @BeforeEach
    void people() {
        List.of("alice", "bob", "carol")
                .forEach(name -> social.join(
                        User.builder().username(name).name("The " + name).build()));
    }

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void aProfileIsTheUserAndTheNewestPosts() {
        Post first = social.publish(post("alice", 1).build());
        Post second = social.publish(post("alice", 2)
                .media(List.of(new Media("https://x.example/1.jpg", Media.Kind.PHOTO, Optional.of("a cat"))))
                .mentions(Set.of("bob", "carol"))
                .build());
        social.publish(post("bob", 3).build());
        User alice = social.user("alice").orElseThrow();

        assertThat(social.post(second.postId())).contains(second);
        assertThat(social.postsOfUser("alice").list()).containsExactly(second, first);
        Page<Profile> page = social.profile("alice").page(2);
        assertThat(page).containsExactly(alice, second);
        assertThat(social.profile("alice").after(page.next()).page(2)).containsExactly(first);
        assertThat(social.post(ulid(99))).isEmpty();
    }

    @Test
    void namesOfManyUsersComeInTheOrderAskedFor() {
        Map<String, UsersRow> found = social.users(List.of("carol", "nobody", "alice"));
        assertThat(found.values())
                .containsExactly(new UsersRow("carol", "The carol"), new UsersRow("alice", "The alice"));
    }

    @Test
    void followsAreReadBothWaysAndCountedBothWays() {
        Follow first = social.follow(new Follow("alice", "carol", NOON));
        Follow second = social.follow(new Follow("bob", "carol", NOON));
        Follow third = social.follow(new Follow("alice", "bob", NOON));
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> social.follow(new Follow("alice", "bob", NOON)));

        assertThat(social.following("alice").list()).containsExactly(third, first);
        assertThat(social.followers("carol").list()).containsExactly(first, second);
        assertThat(social.follows("alice", "bob")).contains(third);
        assertThat(social.follows("bob", "alice")).isEmpty();

        // Whom one follows is counted at once; by whom one is followed, from the stream.
        assertThat(social.user("alice")).map(User::following).contains(2L);
        assertThat(social.user("carol")).map(User::followers).contains(0L);
        applyTwice();
        assertThat(social.user("carol")).map(User::followers).contains(2L);

        social.unfollow("alice", "carol");
        assertThat(social.unfollow("alice", "carol")).isEmpty();
        applyTwice();
        assertThat(social.user("alice")).map(User::following).contains(1L);
        assertThat(social.user("carol")).map(User::followers).contains(1L);
        assertThat(social.followers("carol").list()).containsExactly(second);
    }

    @Test
    void likesAndCommentsAreCountedFromTheStream() {
        Post post = social.publish(post("alice", 1).build());
        Like bob = social.like(new Like(post.postId(), "bob", NOON));
        Like carol = social.like(new Like(post.postId(), "carol", NOON));
        Comment later = social.comment(comment(post, 1, 20));
        Comment earlier = social.comment(comment(post, 2, 10));
        social.view(post.author(), post.postedAt(), post.postId());
        social.view(post.author(), post.postedAt(), post.postId());

        assertThat(social.likesOfPost(post.postId()).list()).containsExactly(bob, carol);
        assertThat(social.hasLiked(post.postId(), "bob")).contains(bob);
        assertThat(social.hasLiked(post.postId(), "alice")).isEmpty();
        assertThat(social.commentsOfPost(post.postId()).list()).containsExactly(earlier, later);

        applyTwice();
        Post counted = social.post(post.postId()).orElseThrow();
        assertThat(List.of(counted.likes(), counted.comments(), counted.views()))
                .containsExactly(2L, 2L, 2L);
        assertThat(counted.text()).isEqualTo(post.text());
        assertThat(social.unlike(post.postId(), "bob")).contains(bob);
        applyTwice();
        assertThat(social.post(post.postId())).map(Post::likes).contains(1L);
    }

    @Test
    void aFeedIsDeliveredReadAndForgotten() {
        Post first = social.publish(post("alice", 1).build());
        Post second = social.publish(post("bob", 2).build());
        social.deliver(entry("carol", first, 1));
        FeedEntry newest = social.deliver(entry("carol", second, 2));
        social.deliver(entry("carol", second, 2));

        List<FeedEntry> feed = social.feed("carol").list();
        assertThat(feed).extracting(FeedEntry::post).containsExactly(second.postId(), first.postId());
        Map<PostsOfFeedKey, Post> posts = social.postsOfFeed(feed.stream()
                .map(entry -> new PostsOfFeedKey(entry.author(), entry.postedAt(), entry.post()))
                .toList());
        assertThat(posts.values()).containsExactly(second, first);

        SocialTable afterADay = at(NOON.plus(Duration.ofDays(1)).plusSeconds(1));
        assertThat(afterADay.feed("carol").list()).containsExactly(newest);
        assertThat(at(NOON.plus(Duration.ofDays(3))).feed("carol").list()).isEmpty();
    }

    @Test
    void aRetractedPostTakesCommentsAndLikesAlong() {
        Post post = social.publish(post("alice", 1).build());
        Post other = social.publish(post("alice", 2).build());
        for (int i = 0; i < 3; i++) {
            social.comment(comment(post, i, i));
        }
        social.like(new Like(post.postId(), "bob", NOON));
        Like kept = social.like(new Like(other.postId(), "bob", NOON));

        assertThat(social.retract("alice", post.postedAt(), post.postId())).isEqualTo(4);
        assertThat(social.post(post.postId())).isEmpty();
        assertThat(social.commentsOfPost(post.postId()).list()).isEmpty();
        assertThat(social.likesOfPost(post.postId()).list()).isEmpty();
        assertThat(social.likesOfPost(other.postId()).list()).containsExactly(kept);
        applyTwice();
        assertThat(social.post(post.postId())).isEmpty();
        assertThat(social.post(other.postId())).map(Post::likes).contains(1L);
    }

    private void applyTwice() {
        List<StreamEvent> events = StreamOf.table(tables, "Social");
        social.applyStream(events);
        assertThat(social.applyStream(events)).isZero();
    }

    private SocialTable at(Instant now) {
        return SocialTable.on(tables.client())
                .tableNames(tables::name)
                .clock(Clock.fixed(now, ZoneOffset.UTC))
                .build();
    }

    private static Post.Builder post(String author, int minute) {
        return Post.builder()
                .postId(ulid(minute))
                .author(author)
                .postedAt(NOON.plus(Duration.ofMinutes(minute)))
                .text("Post " + minute)
                .media(List.of());
    }

    private static Comment comment(Post post, int number, int second) {
        return new Comment(post.postId(), ulid(number), "bob", NOON.plusSeconds(second), "Well");
    }

    private static FeedEntry entry(String reader, Post post, int days) {
        return new FeedEntry(reader, post.postId(), post.author(), post.postedAt(), NOON.plus(Duration.ofDays(days)));
    }

    private static String ulid(int number) {
        return String.format(Locale.ROOT, "01ARZ3NDEKTSV4RRFFQ69%05d", number);
    }
}
