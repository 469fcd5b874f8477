package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.cursor.CursorKeys;
import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads on the real engine, with either client, against lists that are sorted here. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EngineReadsTest {

    private static final long SEED = Scale.seed(20260517);
    private static final List<String> SHELVES = List.of("s0", "s1", "s2", "s3", "s4", "s5");
    private static final Comparator<Thing> BY_PLACE =
            Comparator.comparing(thing -> thing.place().getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);
    private static final String[] LETTERS = {"a", "Z", "\u00e9", "\uFF5E", "\uD83D\uDE00", "#", "0"};

    private final Random random = new Random(SEED);
    private final Shelves shelves = new Shelves("EngineReads" + Long.toHexString(SEED));
    private final Settings settings = Shelves.settings(UnknownItems.SKIP, Upgrades.NONE);
    private final Engine engine = Engine.open(settings);

    /** Those that have not expired. */
    private final List<Note> notes = new ArrayList<>();

    private final List<Thing> things = new ArrayList<>();

    @BeforeAll
    void fill() {
        System.out.println("EngineReadsTest seed " + SEED);
        engine.create(shelves.table().name());
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (int i = 0; i < Scale.times(120, 400, 400); i++) {
            StringBuilder place = new StringBuilder();
            for (int k = random.nextInt(4); k >= 0; k--) {
                place.append(LETTERS[random.nextInt(LETTERS.length)]);
            }
            // Few on the first shelves, many on the last.
            String shelf = SHELVES.get((int) Math.sqrt(random.nextInt(36)));
            if (i % 5 == 0) {
                Card card = new Card(shelf, place + "card" + i);
                items.add(shelves.cards().item(card));
                things.add(card);
            } else if (i % 23 == 0) {
                Map<String, AttributeValue> guard = shelves.cards().item(new Card(shelf, place + "guard" + i));
                guard.put("Type", Values.text("Note.place"));
                items.add(guard);
            } else {
                long expires = random.nextInt(4) == 0 ? Shelves.NOW_SECONDS + random.nextInt(3) - 1 : 0;
                Note note = new Note(
                        shelf,
                        place + "note" + i,
                        "g" + random.nextInt(3),
                        random.nextInt(20) - 10,
                        random.nextBoolean(),
                        expires);
                items.add(shelves.notes().item(note));
                if (expires == 0 || expires > Shelves.NOW_SECONDS) {
                    notes.add(note);
                    things.add(note);
                }
            }
        }
        engine.put(shelves.table().name(), items);
    }

    @AfterAll
    void close() {
        engine.client().close();
    }

    private <T> List<T> paged(boolean async, Listing<T> listing, int fixed) {
        List<T> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            int size = fixed > 0 ? fixed : 1 + random.nextInt(40);
            Page<T> page = async
                    ? new AsyncResults<>(engine.asyncCaller(), listing)
                            .after(cursor)
                            .page(size)
                            .join()
                    : new Results<>(engine.caller(), listing).after(cursor).page(size);
            all.addAll(page.items());
            if (page.next().isPresent()) {
                assertThat(page).as("seed %d", SEED).hasSize(size);
            }
            cursor = page.next();
        } while (cursor.isPresent());
        return all;
    }

    private List<Thing> on(List<String> some, boolean backwards) {
        return things.stream()
                .filter(thing -> some.contains(thing.shelf()))
                .sorted(backwards ? BY_PLACE.reversed() : BY_PLACE)
                .toList();
    }

    private QueryShape<Thing> shape(boolean backwards) {
        return backwards ? shelves.thingsOnShelf().backwards() : shelves.thingsOnShelf();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pagesOfEverySize(boolean async) {
        for (boolean backwards : List.of(false, true)) {
            List<Thing> expected = on(List.of("s1"), backwards);
            Listing<Thing> listing = shape(backwards).one(Shelves.partition("s1"));
            for (int size = 1; size <= expected.size() + 2; size++) {
                assertThat(paged(async, listing, size))
                        .as("seed %d, size %d", SEED, size)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shardsInOrder(boolean async) {
        for (boolean backwards : List.of(false, true)) {
            Listing<Thing> listing = shape(backwards).scatter(Shelves.partitions(SHELVES));
            for (int i = 0; i < 2; i++) {
                assertThat(paged(async, listing, 0)).as("seed %d", SEED).isEqualTo(on(SHELVES, backwards));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void unitsOneAfterAnother(boolean async) {
        for (boolean backwards : List.of(false, true)) {
            List<String> units = new ArrayList<>(SHELVES);
            units.add("empty");
            Collections.shuffle(units, random);
            List<Thing> expected = new ArrayList<>();
            units.forEach(unit -> expected.addAll(on(List.of(unit), backwards)));
            for (int i = 0; i < 2; i++) {
                assertThat(paged(async, shape(backwards).walk(Shelves.partitions(units)), 0))
                        .as("seed %d", SEED)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void readsPutTogether(boolean async) {
        Listing<Thing> together = Listing.together(
                CallInfo.of("together"),
                List.of(
                        shape(false).one(Shelves.partition("s0")),
                        shape(false).scatter(Shelves.partitions(List.of("s1", "s2", "s3")))),
                BY_PLACE);
        for (int i = 0; i < 2; i++) {
            assertThat(paged(async, together, 0))
                    .as("seed %d", SEED)
                    .isEqualTo(on(List.of("s0", "s1", "s2", "s3"), false));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itemsThatAnIndexDoesNotHold(boolean async) {
        for (boolean backwards : List.of(false, true)) {
            QueryShape<Note> forwards = shelves.inGroup().fetchBack();
            QueryShape<Note> shape = backwards ? forwards.backwards() : forwards;
            List<Note> found = paged(async, shape.scatter(Shelves.partitions(List.of("g0", "g1", "g2"))), 0);
            assertThat(found).as("seed %d", SEED).containsExactlyInAnyOrderElementsOf(notes);
            Comparator<Note> order = Comparator.comparing(Note::rank);
            assertThat(found).isSortedAccordingTo(backwards ? order.reversed() : order);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void filtersAndSomeAttributes(boolean async) {
        QueryShape<String> kept = QueryShape.of(
                        CallInfo.of("kept"),
                        shelves.table(),
                        Decoder.part(shelves.notes(), item -> item.text("SK") + item.flag("kept")))
                .where("#p = :pk")
                .filter("#t = :note AND kept = :yes")
                .projection("kept")
                .names(Map.of("#p", "PK", "#t", "Type"));
        Map<String, AttributeValue> values = new HashMap<>(Shelves.partition("s2"));
        values.put(":note", Values.text("Note"));
        values.put(":yes", Values.TRUE);
        List<String> expected = notes.stream()
                .filter(note -> note.shelf().equals("s2") && note.kept())
                .sorted(BY_PLACE)
                .map(note -> note.place() + "true")
                .toList();
        for (int size = 1; size < 12; size++) {
            assertThat(paged(async, kept.one(values), size)).as("seed %d", SEED).isEqualTo(expected);
        }
        assertThat(engine.run(async, kept.count(settings, values))).isEqualTo(expected.size());
        assertThat(engine.run(async, kept.first(settings, values)))
                .isEqualTo(expected.stream().findFirst());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void counts(boolean async) {
        QueryShape<Thing> shape =
                shelves.thingsOnShelf().filter("#t IN (:note, :card)").names(Map.of("#t", "Type"));
        List<Map<String, AttributeValue>> partitions = new ArrayList<>();
        for (String shelf : SHELVES) {
            Map<String, AttributeValue> values = new HashMap<>(Shelves.partition(shelf));
            values.put(":note", Values.text("Note"));
            values.put(":card", Values.text("Card"));
            partitions.add(values);
        }
        assertThat(engine.run(async, shape.count(settings, partitions))).isEqualTo(things.size());
        assertThat(engine.run(async, shape.count(settings, partitions.get(0))))
                .isEqualTo(on(List.of("s0"), false).size());
    }

    /** The index holds neither what says when a note expires, nor what it is. */
    @Test
    void someAttributesOfAnIndexThatHoldsFew() {
        QueryShape<Long> ranks = QueryShape.of(
                        CallInfo.of("ranks"), shelves.table(), Decoder.part(shelves.notes(), item -> item.whole("GSK")))
                .index("ByRank", List.of("GPK", "GSK"))
                .where("GPK = :pk")
                .projection("GSK");
        List<Long> expected = notes.stream()
                .filter(note -> note.group().equals("g0"))
                .map(Note::rank)
                .sorted()
                .toList();
        assertThat(paged(false, ranks.one(Shelves.partition("g0")), 9)).containsAll(expected);
        assertThat(paged(false, ranks.fetchBack().one(Shelves.partition("g0")), 9))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void countsWhatIsOrderedByItsEnd(boolean async) {
        QueryShape<Note> shape = QueryShape.of(CallInfo.of("byEnd"), shelves.table(), Decoder.of(shelves.notes()))
                .index("ByEnd", List.of("GPK", "expires"))
                .where("#g = :pk")
                .names(Map.of("#g", "GPK"));
        long expected = notes.stream().filter(note -> note.expires() > 0).count();
        assertThat(expected).isPositive();
        assertThat(engine.run(async, shape.count(settings, Shelves.partitions(List.of("g0", "g1", "g2")))))
                .as("seed %d", SEED)
                .isEqualTo(expected);
    }

    /** DynamoDB ends its answers after a megabyte. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itemsOfManyBytes(boolean async) {
        String shelf = "large" + async;
        List<Note> large = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            Note note = new Note(shelf, "p" + (10 + i), "large", i);
            Map<String, AttributeValue> item = shelves.notes().item(note);
            item.put("fill", Values.text("x".repeat(100_000)));
            engine.put(shelves.table().name(), List.of(item));
            large.add(note);
        }
        Listing<Note> listing = shelves.onShelf().one(Shelves.partition(shelf));
        for (int size : List.of(7, 29, 30, 31)) {
            assertThat(paged(async, listing, size)).isEqualTo(large);
        }
        assertThat(engine.run(async, listing.all(settings))).isEqualTo(large);
        assertThat(engine.run(async, shelves.onShelf().count(settings, Shelves.partition(shelf))))
                .isEqualTo(30);
        Map<String, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        large.forEach(note -> keys.put(note.place(), Shelves.key(shelf, note.place())));
        assertThat(engine.run(async, shelves.byKey().batch(settings, keys)).values())
                .containsExactlyElementsOf(large);
        for (Note note : large) {
            engine.client()
                    .deleteItem(request ->
                            request.tableName(shelves.table().name()).key(Shelves.key(note.shelf(), note.place())));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void cursorsThatAreNotAccepted(boolean async) {
        Listing<Thing> listing = shape(false).scatter(Shelves.partitions(SHELVES));
        byte[] old = "an old secret, long enough".getBytes(StandardCharsets.UTF_8);
        byte[] fresh = "a new secret, long enough".getBytes(StandardCharsets.UTF_8);
        Settings then = Shelves.settings(cursors(CursorKeys.of("1", old), Shelves.NOW));
        Settings now = Shelves.settings(cursors(CursorKeys.of("2", fresh).and("1", old), Shelves.NOW));
        Settings later = Shelves.settings(cursors(CursorKeys.of("2", fresh), Shelves.NOW));
        Settings tooLate =
                Shelves.settings(cursors(CursorKeys.of("2", fresh).and("1", old), Shelves.NOW.plusSeconds(3600)));
        Page<Thing> first = engine.run(async, listing.page(then, 20, Optional.empty()));
        Page<Thing> second = engine.run(async, listing.page(now, 20, first.next()));
        List<Thing> found = new ArrayList<>(first.items());
        found.addAll(second.items());
        assertThat(found).as("seed %d", SEED).isEqualTo(on(SHELVES, false).subList(0, 40));
        Page<Thing> third = engine.run(async, listing.page(later, 20, second.next()));
        assertThat(third.items()).isEqualTo(on(SHELVES, false).subList(40, 60));
        assertThat(reason(async, listing, later, first.next())).isEqualTo(CursorException.Reason.UNKNOWN_KEY);
        assertThat(reason(async, listing, tooLate, first.next())).isEqualTo(CursorException.Reason.EXPIRED);
        assertThat(reason(async, shape(true).scatter(Shelves.partitions(SHELVES)), now, first.next()))
                .isEqualTo(CursorException.Reason.FOREIGN);
    }

    private static Cursors cursors(CursorKeys keys, Instant time) {
        return new Cursors(keys, Optional.of(Duration.ofHours(1)), Clock.fixed(time, ZoneOffset.UTC));
    }

    private CursorException.Reason reason(
            boolean async, Listing<Thing> listing, Settings given, Optional<String> cursor) {
        return catchThrowableOfType(CursorException.class, () -> engine.run(async, listing.page(given, 20, cursor)))
                .reason();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itemsByTheirKeys(boolean async) {
        Map<Note, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        List<Note> asked = new ArrayList<>(notes);
        Collections.shuffle(asked, random);
        asked.add(3, new Note("s0", "nowhere", "g", 1));
        asked.forEach(note -> keys.put(note, Shelves.key(note.shelf(), note.place())));
        List<Note> expected = new ArrayList<>(asked);
        expected.remove(3);
        Map<Note, Note> found = engine.run(async, shelves.byKey().consistent().batch(settings, keys));
        assertThat(found.values()).as("seed %d", SEED).containsExactlyElementsOf(expected);
        assertThat(found.keySet()).containsExactlyElementsOf(expected);
        assertThat(engine.run(async, shelves.byKey().get(settings, keys.get(expected.get(0)))))
                .contains(expected.get(0));
        assertThat(engine.run(async, shelves.byKey().get(settings, Shelves.key("s0", "nowhere"))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theFirstOfMany(boolean async) {
        Map<String, Listing<Thing>> asked = new LinkedHashMap<>();
        List.of("s4", "empty", "s1", "s0")
                .forEach(shelf -> asked.put(shelf, shelves.thingsOnShelf().one(Shelves.partition(shelf))));
        asked.put("any", shelves.thingsOnShelf().scatter(Shelves.partitions(SHELVES)));
        Map<String, Thing> found = engine.run(async, Listing.firsts(settings, asked));
        Map<String, Thing> expected = new LinkedHashMap<>();
        List.of("s4", "s1", "s0")
                .forEach(shelf -> expected.put(shelf, on(List.of(shelf), false).get(0)));
        Map<String, Map<String, AttributeValue>> values = new LinkedHashMap<>();
        List.of("s4", "empty", "s1", "s0").forEach(shelf -> values.put(shelf, Shelves.partition(shelf)));
        assertThat(engine.run(async, shelves.thingsOnShelf().firsts(settings, values)))
                .containsExactlyEntriesOf(expected);
        expected.put("any", on(SHELVES, false).get(0));
        assertThat(found).containsExactlyEntriesOf(expected);
    }

    @Test
    void streamsAndLists() {
        Listing<Thing> listing = shape(false).page(7).scatter(Shelves.partitions(SHELVES));
        Results<Thing> results = new Results<>(engine.caller(), listing);
        List<Thing> expected = on(SHELVES, false);
        assertThat(results.stream()).as("seed %d", SEED).isEqualTo(expected);
        assertThat(results.stream().limit(3)).isEqualTo(expected.subList(0, 3));
        assertThat(results.list()).isEqualTo(expected);
        assertThat(results.first()).contains(expected.get(0));
        assertThat(results.page().items()).isEqualTo(expected.subList(0, 7));
        String next = results.page(30).next().orElseThrow();
        assertThat(results.after(next).stream()).isEqualTo(expected.subList(30, expected.size()));
        assertThat(results.after(next).list()).isEqualTo(expected.subList(30, expected.size()));
        assertThat(results.after(next).first()).contains(expected.get(30));
        AsyncResults<Thing> async = new AsyncResults<>(engine.asyncCaller(), listing);
        assertThat(async.list().join()).isEqualTo(expected);
        assertThat(async.first().join()).contains(expected.get(0));
        assertThat(async.page().join().items()).isEqualTo(expected.subList(0, 7));
        List<Thing> each = new ArrayList<>();
        async.after(next).forEach(each::add).join();
        assertThat(each).isEqualTo(expected.subList(30, expected.size()));
    }

    @Test
    void whatFailsComesWithTheFuture() {
        AsyncResults<Thing> results =
                new AsyncResults<>(engine.asyncCaller(), shape(false).one(Shelves.partition("s0")));
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(() -> results.after("nonsense").page().join())
                .withCauseInstanceOf(CursorException.class);
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(() -> results.after("nonsense").forEach(thing -> {}).join())
                .withCauseInstanceOf(CursorException.class);
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(() -> results.forEach(thing -> {
                            throw new IllegalStateException("enough");
                        })
                        .join())
                .withCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void unknownTypesAreRefusedUnlessTheyMayBeSkipped() {
        Settings strict = Shelves.settings();
        Listing<Thing> listing = shelves.thingsOnShelf().scatter(Shelves.partitions(SHELVES));
        assertThatExceptionOfType(ItemMismatchException.class)
                .isThrownBy(() -> engine.run(false, listing.all(strict)))
                .withMessageContaining("`Type`");
    }

    @Test
    void wholeTables() {
        for (int segments : List.of(1, 3, 8)) {
            Scanning<Note> all = Scanning.of(CallInfo.of("scan"), shelves.table(), Decoder.of(shelves.notes()))
                    .segments(segments)
                    .page(13)
                    .consistent();
            try (Stream<Note> stream = all.stream(engine.caller())) {
                assertThat(stream).as("seed %d", SEED).containsExactlyInAnyOrderElementsOf(notes);
            }
            try (Stream<Note> stream = all.stream(engine.caller())) {
                assertThat(stream.limit(5)).hasSize(5);
            }
            Queue<Note> seen = new ConcurrentLinkedQueue<>();
            all.forEach(engine.caller(), seen::add);
            assertThat(seen).containsExactlyInAnyOrderElementsOf(notes);
            seen.clear();
            all.forEach(engine.asyncCaller(), seen::add).join();
            assertThat(seen).containsExactlyInAnyOrderElementsOf(notes);
        }
        assertThat(Scanning.of(CallInfo.of("scan"), shelves.table(), shelves.things()).stream(engine.caller()))
                .containsExactlyInAnyOrderElementsOf(things);
    }
}
