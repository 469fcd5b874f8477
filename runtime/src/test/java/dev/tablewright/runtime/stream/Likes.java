package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Posts that count their likes by the stream, and rank by them in an index; likes that add up to a weight too. */
final class Likes {

    static final TableType TABLE = new TableType("Likes", "PK", Optional.of("SK"), "Type");

    record Post(String id, long likes, long weight) {}

    record Like(String post, String user, long weight) {}

    static final EntityType<Post> POST =
            new EntityType<>("Post", TABLE, Set.of("id", "likes", "weight"), List.of("id")) {
                @Override
                public Map<String, AttributeValue> item(Post post) {
                    Map<String, AttributeValue> item = new HashMap<>(postKey(post.id()));
                    item.put("Type", Values.text("Post"));
                    item.put("id", Values.text(post.id()));
                    item.put("likes", Values.whole(post.likes()));
                    item.put("weight", Values.whole(post.weight()));
                    item.putAll(rank(post.likes()));
                    return item;
                }

                @Override
                public Post entity(ItemReader item) {
                    return new Post(item.text("id"), item.whole("likes"), item.whole("weight"));
                }

                @Override
                public DerivedKey primary() {
                    return new DerivedKey("Likes", TABLE.key(), Set.of("id"), item -> postKey(item.text("id")));
                }

                @Override
                public List<DerivedKey> indexes() {
                    return List.of(new DerivedKey(
                            "GSI1", List.of("GSI1PK", "GSI1SK"), Set.of("likes"), item -> rank(item.whole("likes"))));
                }

                @Override
                public Set<String> kept() {
                    return Set.of("likes", "weight");
                }
            };

    static final EntityType<Like> LIKE =
            new EntityType<>("Like", TABLE, Set.of("post", "user", "weight"), List.of("post", "user")) {
                @Override
                public Map<String, AttributeValue> item(Like like) {
                    Map<String, AttributeValue> item = new HashMap<>(likeKey(like.post(), like.user()));
                    item.put("Type", Values.text("Like"));
                    item.put("post", Values.text(like.post()));
                    item.put("user", Values.text(like.user()));
                    item.put("weight", Values.whole(like.weight()));
                    return item;
                }

                @Override
                public Like entity(ItemReader item) {
                    return new Like(item.text("post"), item.text("user"), item.whole("weight"));
                }

                @Override
                public DerivedKey primary() {
                    return new DerivedKey(
                            "Likes",
                            TABLE.key(),
                            Set.of("post", "user"),
                            item -> likeKey(item.text("post"), item.text("user")));
                }

                @Override
                public List<Tally> streamedTallies() {
                    return List.of(
                            new Tally(
                                    "Post.likes",
                                    () -> POST,
                                    "likes",
                                    Set.of("post"),
                                    item -> Optional.of(new Tally.Share(postKey(item.text("post")), BigDecimal.ONE))),
                            new Tally(
                                    "Post.weight",
                                    () -> POST,
                                    "weight",
                                    Set.of("post", "weight"),
                                    item -> Optional.of(
                                            new Tally.Share(postKey(item.text("post")), item.decimal("weight")))));
                }
            };

    private Likes() {}

    static Map<String, AttributeValue> postKey(String id) {
        return Map.of("PK", Values.text("POST#" + id), "SK", Values.text("POST#" + id));
    }

    private static Map<String, AttributeValue> likeKey(String post, String user) {
        return Map.of("PK", Values.text("POST#" + post), "SK", Values.text("LIKE#" + user));
    }

    static Map<String, AttributeValue> rank(long likes) {
        return Map.of("GSI1PK", Values.text("RANK"), "GSI1SK", Values.text(String.format(Locale.ROOT, "%08d", likes)));
    }
}
