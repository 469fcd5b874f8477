package dev.tablewright.lab.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.check.Models;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.design.TableSettings.Stream;
import dev.tablewright.testing.Examples;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TablesTest {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final Place place =
            Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, text -> {});
    private final Tables tables = new Tables(place);
    private final UnaryOperator<String> names = new UnaryOperator<>() {
        private final String prefix = "tables" + COUNT.incrementAndGet() + "-";

        @Override
        public String apply(String name) {
            return prefix + name;
        }
    };

    @AfterEach
    void end() {
        tables.deleteMade();
        place.close();
    }

    static List<String> examples() {
        return Examples.names();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatIsMadeForAModelIsWhatTheModelNeeds(String example) {
        List<TableDefinition> wanted = TableDefinition.of(Models.example(example), names);
        assertThat(tables.differences(wanted))
                .hasSameSizeAs(wanted)
                .allMatch(difference -> difference.kind() == TableDifference.Kind.MISSING_TABLE);
        assertThat(tables.create(wanted))
                .containsExactlyElementsOf(
                        wanted.stream().map(TableDefinition::name).toList());
        assertThat(tables.differences(wanted)).isEmpty();
        assertThat(tables.create(wanted)).as("made once").isEmpty();
    }

    @Test
    void attributesHaveTheNamesThatTheyAreStoredUnder() {
        TableDefinition sessions =
                TableDefinition.of(Models.example("sessions")).get(0);
        assertThat(sessions.ttl()).contains("ExpiresAt");
        assertThat(sessions.index("UserIndex").orElseThrow().attributes().orElseThrow())
                .containsExactlyInAnyOrder("SessionId", "UserId", "CreatedAt", "Device", "ExpiresAt", "ItemType");
        assertThat(sessions.billing())
                .contains(new Billing.Provisioned(3_000, 300, Optional.of(new Scaling(12_000, 1_000, 60))));
    }

    @Test
    void whatIsKeptByTheStreamNeedsAStream() {
        String text = """
                tablewright: 1
                application: Posts
                entities:
                  Post: { id: postId, attributes: { postId: ulid, likes: { type: integer, default: 0 } } }
                  Like: { id: [post, user], attributes: { post: Post, user: string } }
                counts:
                  Post.likes: { of: Like, kept: stream }
                design:
                  layout: single-table
                  table: Posts
                  keys:
                    Post: { PK: "POST#{postId}", SK: "POST#{postId}" }
                    Like: { PK: "POST#{post}", SK: "LIKE#{user}" }
                """;
        assertThat(TableDefinition.of(Models.of(text)).get(0).stream()).isEqualTo(Stream.NEW_AND_OLD);
        assertThat(TableDefinition.of(Models.of(text.replace(", kept: stream", ""))).get(0).stream())
                .isEqualTo(Stream.NONE);
    }

    @Test
    void everyDifferenceIsNamed() {
        KeySchema key = new KeySchema(List.of(text("PK")), List.of(text("SK")));
        KeySchema first = new KeySchema(List.of(text("GSI1PK")), List.of(text("GSI1SK")));
        KeySchema second = new KeySchema(List.of(text("GSI2PK")), List.of());
        TableDefinition there = new TableDefinition(
                names.apply("Any"),
                "Any",
                key,
                List.of(
                        new IndexDefinition("GSI1", first, Optional.of(Set.of("name"))),
                        new IndexDefinition("GSI2", second, Optional.empty()),
                        new IndexDefinition("Old", second, Optional.empty())),
                Optional.of("until"),
                Stream.KEYS,
                Optional.of(new Billing.OnDemand()));
        tables.create(List.of(there));
        KeySchema number = new KeySchema(List.of(new KeyAttribute("GSI2PK", KeyType.NUMBER)), List.of());
        TableDefinition wanted = new TableDefinition(
                there.name(),
                "Any",
                new KeySchema(List.of(text("PK")), List.of()),
                List.of(
                        new IndexDefinition("GSI1", number, Optional.of(Set.of("title"))),
                        new IndexDefinition("GSI2", number, Optional.of(Set.of())),
                        new IndexDefinition("New", first, Optional.empty())),
                Optional.of("expires"),
                Stream.NEW_AND_OLD,
                Optional.of(new Billing.Provisioned(5, 6)));
        assertThat(tables.differences(List.of(wanted)).stream()
                        .map(difference -> difference.kind() + " " + difference.sentence()))
                .containsExactly(
                        differing(
                                "OTHER_KEYS",
                                "its key is `PK` (partition), `SK` (sort), and the model has `PK` (partition)"),
                        differing("OTHER_KEY_TYPE", "its key attribute `GSI2PK` is of type S, and the model has N"),
                        differing(
                                "OTHER_INDEX_KEYS",
                                "the key of its index `GSI1` is `GSI1PK` (partition), `GSI1SK` (sort), and the model has"
                                        + " `GSI2PK` (partition)"),
                        differing("NARROW_PROJECTION", "its index `GSI1` does not hold `title`"),
                        differing(
                                "WIDE_PROJECTION", "its index `GSI1` also holds `name`, which the model does not need"),
                        differing(
                                "WIDE_PROJECTION",
                                "its index `GSI2` holds all attributes, and the model needs but the keys"),
                        differing("MISSING_INDEX", "it has no index `New`"),
                        differing(
                                "EXTRA_INDEX",
                                "it has an index `Old` that the model does not know: every write pays for it"),
                        differing("OTHER_TTL", "its items expire by `until`, and the model has `expires`"),
                        differing("OTHER_STREAM", "its stream shows KEYS_ONLY, and the model needs NEW_AND_OLD_IMAGES"),
                        differing(
                                "OTHER_BILLING",
                                "it is paid on demand, and the model says for 5 read and 6 write units"));
        PlaceException refused = catchThrowableOfType(PlaceException.class, () -> tables.create(List.of(wanted)));
        assertThat(refused.kind()).isEqualTo(PlaceException.Kind.OTHER_KEYS);
    }

    @Test
    void whatIsOffIsNamed() {
        TableDefinition bare = new TableDefinition(
                names.apply("Bare"),
                "Bare",
                new KeySchema(List.of(text("PK")), List.of()),
                List.of(),
                Optional.empty(),
                Stream.NONE,
                Optional.empty());
        tables.create(List.of(bare));
        TableDefinition wanted = new TableDefinition(
                bare.name(), "Bare", bare.key(), List.of(), Optional.of("until"), Stream.NEW, Optional.empty());
        assertThat(tables.differences(List.of(wanted)).stream().map(TableDifference::kind))
                .containsExactly(TableDifference.Kind.NO_TTL, TableDifference.Kind.NO_STREAM);
    }

    @Test
    void unitsThatFollowTheLoadAreNoDifferenceWithinTheirEnds() {
        tables.create(List.of(scaled(new Billing.Provisioned(7, 3))));

        assertThat(tables.differences(List.of(scaled(upTo(7, 3)), scaled(upTo(9, 9)))))
                .isEmpty();
        assertThat(tables.differences(List.of(scaled(upTo(6, 9)))).stream().map(TableDifference::kind))
                .containsExactly(TableDifference.Kind.OTHER_BILLING);
    }

    private static Billing upTo(long reads, long writes) {
        return new Billing.Provisioned(5, 3, Optional.of(new Scaling(reads, writes, 70)));
    }

    private TableDefinition scaled(Billing billing) {
        return new TableDefinition(
                names.apply("Scaled"),
                "Scaled",
                new KeySchema(List.of(text("PK")), List.of()),
                List.of(),
                Optional.empty(),
                Stream.NONE,
                Optional.of(billing));
    }

    @Test
    void whatOthersMadeIsNotDeleted() {
        List<TableDefinition> wanted = TableDefinition.of(Models.example("bank"), names);
        tables.create(wanted);
        Tables others = new Tables(place);
        others.create(wanted);
        others.deleteMade();
        assertThat(tables.differences(wanted)).isEmpty();
        tables.deleteMade();
        assertThat(tables.differences(wanted)).hasSize(1);
    }

    private String differing(String kind, String what) {
        return kind + " `" + names.apply("Any") + "`: " + what;
    }

    private static KeyAttribute text(String name) {
        return new KeyAttribute(name, KeyType.STRING);
    }
}
