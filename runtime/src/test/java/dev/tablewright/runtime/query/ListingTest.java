package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Lists against a table in memory whose answers end anywhere, and against sorted lists. */
class ListingTest {

    private static final long SEED = Scale.seed(20260517);
    private static final List<String> SHELVES = List.of("s0", "s1", "s2", "s3", "s4");
    private static final Comparator<Note> BY_PLACE = Comparator.comparing(Note::place, KeyOrder::compareUtf8);

    private final Random random = new Random(SEED);
    private final Shelves shelves = new Shelves("Listing");
    private final Settings settings = Shelves.settings();
    private MemoryTable memory = new MemoryTable(random);
    private Driver driver = new Driver(request -> memory.answer(request));

    private List<Note> fill(int number) {
        memory = new MemoryTable(random);
        driver = new Driver(request -> memory.answer(request));
        memory.most = random.nextInt(3) == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(10);
        List<Note> notes = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            // Places are unique on all shelves, so that there is one right order; ranks are not.
            String place = String.format(Locale.ROOT, "%05d", random.nextInt(1000))
                    + (random.nextBoolean() ? "\uFF5E" : "\uD83D\uDE00")
                    + i;
            Note note = new Note(
                    SHELVES.get(random.nextInt(SHELVES.size())),
                    place,
                    "g" + random.nextInt(4),
                    random.nextInt(10),
                    random.nextInt(3) > 0,
                    random.nextInt(4) == 0 ? Shelves.NOW_SECONDS + random.nextInt(3) - 1 : 0);
            memory.put(shelves.notes().item(note));
            if (note.expires() == 0 || note.expires() > Shelves.NOW_SECONDS) {
                notes.add(note);
            }
        }
        return notes;
    }

    /** All results, in pages of random sizes. Every page but the last is full. */
    private <T> List<T> paged(Supplier<Listing<T>> listing) {
        List<T> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            int size = 1 + random.nextInt(12);
            Page<T> page = driver.run(listing.get().page(settings, size, cursor));
            all.addAll(page.items());
            if (page.next().isPresent()) {
                assertThat(page.items()).as("seed %d", SEED).hasSize(size);
            }
            cursor = page.next();
        } while (cursor.isPresent());
        return all;
    }

    private static List<Note> sorted(List<Note> notes, Comparator<Note> order, boolean backwards) {
        return notes.stream().sorted(backwards ? order.reversed() : order).toList();
    }

    @Test
    void onePartition() {
        for (int i = 0; i < 300; i++) {
            List<Note> notes = fill(random.nextInt(60));
            boolean backwards = random.nextBoolean();
            boolean filtered = random.nextBoolean();
            QueryShape<Note> shape = backwards ? shelves.onShelf().backwards() : shelves.onShelf();
            QueryShape<Note> asked = filtered ? shape.filter("kept = :yes") : shape;
            List<Note> expected = sorted(
                    notes.stream()
                            .filter(note -> note.shelf().equals("s1") && (note.kept() || !filtered))
                            .toList(),
                    BY_PLACE,
                    backwards);
            Listing<Note> listing = asked.one(Shelves.partition("s1"));
            assertThat(paged(() -> listing)).as("seed %d", SEED).isEqualTo(expected);
            assertThat(driver.run(listing.all(settings))).isEqualTo(expected);
            assertThat(driver.run(asked.first(settings, Shelves.partition("s1"))))
                    .isEqualTo(expected.stream().findFirst());
        }
    }

    @Test
    void partitionsAreMerged() {
        for (int i = 0; i < 300; i++) {
            List<Note> notes = fill(random.nextInt(80));
            boolean backwards = random.nextBoolean();
            QueryShape<Note> shape = backwards ? shelves.onShelf().backwards() : shelves.onShelf();
            List<Note> expected = sorted(notes, BY_PLACE, backwards);
            Listing<Note> listing = shape.scatter(Shelves.partitions(SHELVES));
            assertThat(paged(() -> listing)).as("seed %d", SEED).isEqualTo(expected);
            assertThat(driver.run(listing.all(settings))).isEqualTo(expected);
        }
    }

    @Test
    void partitionsOfAnIndexWhoseSortKeysAreNotUnique() {
        for (int i = 0; i < 300; i++) {
            List<Note> notes = fill(random.nextInt(80));
            boolean backwards = random.nextBoolean();
            QueryShape<Note> shape = backwards ? shelves.inGroup().backwards() : shelves.inGroup();
            QueryShape<Note> asked = random.nextBoolean() ? shape.fetchBack() : shape;
            List<Note> found = paged(() -> asked.scatter(Shelves.partitions(List.of("g0", "g1", "g2", "g3"))));
            assertThat(found).as("seed %d", SEED).containsExactlyInAnyOrderElementsOf(notes);
            Comparator<Note> order = Comparator.comparing(Note::rank);
            assertThat(found).isSortedAccordingTo(backwards ? order.reversed() : order);
        }
    }

    @Test
    void oneUnitAfterAnother() {
        for (int i = 0; i < 300; i++) {
            List<Note> notes = fill(random.nextInt(60));
            boolean backwards = random.nextBoolean();
            QueryShape<Note> shape = backwards ? shelves.onShelf().backwards() : shelves.onShelf();
            List<String> units = new ArrayList<>(List.of("none", "s0", "s1", "never", "s2", "s3", "s4", "last"));
            Collections.shuffle(units, random);
            List<Note> expected = new ArrayList<>();
            units.forEach(unit -> expected.addAll(sorted(
                    notes.stream().filter(note -> note.shelf().equals(unit)).toList(), BY_PLACE, backwards)));
            assertThat(paged(() -> shape.walk(Shelves.partitions(units))))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
        }
    }

    @Test
    void unitsOfSeveralPartitions() {
        for (int i = 0; i < 200; i++) {
            List<Note> notes = fill(random.nextInt(60));
            List<List<Map<String, AttributeValue>>> units = List.of(
                    Shelves.partitions(List.of("s3", "none")),
                    Shelves.partitions(List.of("s1", "s0", "s4")),
                    Shelves.partitions(List.of("s2")));
            List<Note> expected = new ArrayList<>();
            for (String unit : List.of("s3", "s0s1s4", "s2")) {
                expected.addAll(sorted(
                        notes.stream()
                                .filter(note -> unit.contains(note.shelf()))
                                .toList(),
                        BY_PLACE,
                        false));
            }
            assertThat(paged(() -> shelves.onShelf().walkScattered(units)))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
        }
    }

    @Test
    void unitsThatWereAddedInFrontChangeNothing() {
        List<Note> notes = fill(60);
        List<Note> expected =
                sorted(notes.stream().filter(note -> note.shelf().equals("s2")).toList(), BY_PLACE, false);
        Page<Note> first = driver.run(
                shelves.onShelf().walk(Shelves.partitions(List.of("s2"))).page(settings, 1, Optional.empty()));
        Page<Note> second = driver.run(shelves.onShelf()
                .walk(Shelves.partitions(List.of("s0", "s1", "s2")))
                .page(settings, 1000, first.next()));
        List<Note> found = new ArrayList<>(first.items());
        found.addAll(second.items());
        assertThat(found).as("seed %d", SEED).isEqualTo(expected);
        refused(
                CursorException.Reason.FOREIGN,
                shelves.onShelf().walk(Shelves.partitions(List.of("s0", "s1"))),
                first.next());
    }

    @Test
    void readsPutTogether() {
        for (int i = 0; i < 300; i++) {
            List<Note> notes = fill(random.nextInt(60));
            Card card = new Card("cards", "c");
            boolean there = random.nextBoolean();
            if (there) {
                memory.put(shelves.cards().item(card));
            }
            boolean backwards = random.nextBoolean();
            QueryShape<Note> shape = backwards ? shelves.onShelf().backwards() : shelves.onShelf();
            Comparator<Note> direction = backwards ? BY_PLACE.reversed() : BY_PLACE;
            Comparator<Thing> leadersFirst = (one, other) -> one instanceof Note a && other instanceof Note b
                    ? direction.compare(a, b)
                    : Boolean.compare(one instanceof Note, other instanceof Note);
            GetShape<Card> cards = GetShape.of(CallInfo.of("card"), shelves.table(), Decoder.of(shelves.cards()));
            List<Listing<? extends Thing>> reads = List.of(
                    shape.scatter(Shelves.partitions(List.of("s0", "s1"))),
                    cards.one(Shelves.key("cards", "c")),
                    shape.one(Shelves.partition("s2")),
                    shape.walk(Shelves.partitions(List.of("s3"))));
            List<Thing> expected = new ArrayList<>();
            if (there) {
                expected.add(card);
            }
            expected.addAll(sorted(
                    notes.stream().filter(note -> !note.shelf().equals("s4")).toList(), BY_PLACE, backwards));
            assertThat(paged(() -> Listing.<Thing>together(CallInfo.of("together"), reads, leadersFirst)))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
        }
    }

    @Test
    void onlyTheFirst() {
        for (int i = 0; i < 200; i++) {
            List<Note> notes = fill(random.nextInt(60));
            int top = 1 + random.nextInt(20);
            List<Note> expected =
                    sorted(notes, BY_PLACE, false).stream().limit(top).toList();
            Listing<Note> listing = shelves.onShelf().top(top).scatter(Shelves.partitions(SHELVES));
            assertThat(driver.run(listing.all(settings))).as("seed %d", SEED).isEqualTo(expected);
            assertThat(driver.run(listing.page(settings, 1000, Optional.empty())))
                    .isEqualTo(new Page<>(expected, Optional.empty()));
            assertThat(paged(() -> listing)).isEqualTo(expected);
        }
    }

    @Test
    void shardsMayBeAddedWhileAListIsRead() {
        for (int i = 0; i < 300; i++) {
            fill(0);
            List<String> places = new ArrayList<>();
            int shards = 2;
            List<String> found = new ArrayList<>();
            Optional<String> cursor = Optional.empty();
            for (int k = 0; k < 40; k++) {
                String place = String.format(Locale.ROOT, "%06d", random.nextInt(1_000_000)) + "-" + k;
                places.add(place);
                memory.put(shelves.notes().item(new Note("s" + random.nextInt(2), place, "g", 1)));
            }
            List<String> behind = new ArrayList<>();
            do {
                int size = 1 + random.nextInt(15);
                Page<Note> page = driver.run(shelves.onShelf()
                        .scatter(Shelves.partitions(SHELVES.subList(0, shards)))
                        .page(settings, size, cursor));
                page.items().forEach(note -> found.add(note.place()));
                cursor = page.next();
                if (cursor.isPresent() && shards < SHELVES.size() && random.nextBoolean()) {
                    // To a new shard, before or behind what was given last: what is behind has to be seen, and nothing
                    // else.
                    for (int k = 0; k < 5; k++) {
                        String place = String.format(Locale.ROOT, "%06d", random.nextInt(1_000_000)) + "-" + shards + k;
                        memory.put(shelves.notes().item(new Note(SHELVES.get(shards), place, "g", 1)));
                        if (place.compareTo(found.get(found.size() - 1)) > 0) {
                            behind.add(place);
                        }
                    }
                    shards++;
                }
            } while (cursor.isPresent());
            places.addAll(behind);
            Collections.sort(places);
            assertThat(found).as("seed %d", SEED).isEqualTo(places);
        }
    }

    @Test
    void whatAnIndexStillHasAndTheTableNoLongerIsLeftOut() {
        fill(0);
        Note stays = new Note("s", "a", "g0", 1);
        Note moved = new Note("s", "b", "g0", 2);
        Note gone = new Note("s", "c", "g0", 3);
        Note behind = new Note("s", "d", "g0", 4);
        List.of(stays, moved, gone, behind)
                .forEach(note -> memory.put(shelves.notes().item(note)));
        MemoryTable index = memory;
        MemoryTable table = new MemoryTable(random);
        List.of(stays, new Note("s", "b", "g1", 2), behind)
                .forEach(note -> table.put(shelves.notes().item(note)));
        Driver both =
                new Driver(request -> request instanceof QueryRequest ? index.answer(request) : table.answer(request));
        Page<Note> page = both.run(
                shelves.inGroup().fetchBack().one(Shelves.partition("g0")).page(settings, 2, Optional.empty()));
        assertThat(page.items()).containsExactly(stays, behind);
    }

    @Test
    void whatIsAskedOfDynamoDb() {
        fill(0);
        QueryShape<Note> shape = shelves.inGroup()
                .names(Map.of("#k", "kept", "#unused", "x"))
                .filter("#k = :yes")
                .backwards();
        Map<String, AttributeValue> values = new HashMap<>(Shelves.partition("g0"));
        values.put(":yes", Values.TRUE);
        driver.run(shape.one(values).page(settings, 25, Optional.empty()));
        assertThat(driver.requests)
                .containsExactly(QueryRequest.builder()
                        .tableName("Listing")
                        .indexName("ByRank")
                        .keyConditionExpression("GPK = :pk")
                        .filterExpression("#k = :yes")
                        .expressionAttributeNames(Map.of("#k", "kept"))
                        .expressionAttributeValues(values)
                        .scanIndexForward(false)
                        .limit(25)
                        .build());
    }

    @Test
    void pagesAreReadSideBySideAndNoMoreThanNeeded() {
        fill(0);
        memory.most = Integer.MAX_VALUE;
        for (int i = 0; i < 1000; i++) {
            memory.put(
                    shelves.notes().item(new Note(SHELVES.get(i % 5), String.format(Locale.ROOT, "%04d", i), "g", 1)));
        }
        Page<Note> page = driver.run(
                shelves.onShelf().scatter(Shelves.partitions(SHELVES)).page(settings, 20, Optional.empty()));
        assertThat(page.items()).hasSize(20);
        assertThat(driver.widths).containsExactly(5);
        assertThat(driver.requests).hasSize(5).allSatisfy(request -> assertThat(((QueryRequest) request).limit())
                .isEqualTo(11));
    }

    @Test
    void aPageBehindManyThatExpiredTakesFewRequests() {
        fill(0);
        memory.most = Integer.MAX_VALUE;
        for (int i = 0; i < 2000; i++) {
            memory.put(shelves.notes()
                    .item(new Note("s", String.format(Locale.ROOT, "%04d", i), "g", 1, true, i < 1990 ? 1 : 0)));
        }
        Page<Note> page =
                driver.run(shelves.onShelf().one(Shelves.partition("s")).page(settings, 5, Optional.empty()));
        assertThat(page.items()).hasSize(5).first().extracting(Note::place).isEqualTo("1990");
        assertThat(driver.requests).hasSizeLessThan(12);
    }

    @Test
    void aStepIsAValueAndMayBeRunAgain() {
        List<Note> notes = fill(50);
        Step<Page<Note>> step =
                shelves.onShelf().scatter(Shelves.partitions(SHELVES)).page(settings, 1000, Optional.empty());
        List<Note> expected = sorted(notes, BY_PLACE, false);
        assertThat(driver.run(step).items()).as("seed %d", SEED).isEqualTo(expected);
        assertThat(driver.run(step).items()).isEqualTo(expected);
    }

    @Test
    void countsWithoutWhatHasExpired() {
        List<QueryRequest> seen = new ArrayList<>();
        fill(40);
        memory.most = 7;
        Driver counting = new Driver(request -> {
            seen.add((QueryRequest) request);
            return memory.answer(request);
        });
        counting.run(shelves.onShelf().filter("kept = :yes").count(settings, Shelves.partition("s1")));
        QueryRequest request = seen.get(0);
        assertThat(request.selectAsString()).isEqualTo("COUNT");
        assertThat(request.filterExpression())
                .isEqualTo("(kept = :yes) AND (attribute_not_exists(#tw_0) OR NOT attribute_type(#tw_0, :tw_number)"
                        + " OR #tw_0 > :tw_now)");
        assertThat(request.expressionAttributeNames()).isEqualTo(Map.of("#tw_0", "expires"));
    }

    @Test
    void cursorsOfOtherListsAreRefused() {
        fill(0);
        for (int i = 0; i < 50; i++) {
            memory.put(shelves.notes().item(new Note(SHELVES.get(i % 5), "p" + i, "g0", i)));
        }
        Listing<Note> one = shelves.onShelf().one(Shelves.partition("s1"));
        Listing<Note> scatter = shelves.onShelf().scatter(Shelves.partitions(SHELVES));
        Listing<Note> walk = shelves.onShelf().walk(Shelves.partitions(SHELVES));
        Listing<Note> index = shelves.inGroup().one(Shelves.partition("g0"));
        Listing<Note> together = Listing.together(CallInfo.of("notesOnShelf"), List.of(one, scatter), BY_PLACE);
        List<Listing<Note>> all = List.of(
                one,
                scatter,
                walk,
                index,
                together,
                shelves.onShelf().one(Shelves.partition("s2")),
                shelves.onShelf().backwards().one(Shelves.partition("s1")),
                shelves.onShelf().scatter(Shelves.partitions(List.of("s1", "s0", "s2", "s3", "s4"))),
                one.given(Map.of("tenant", Values.text("a"))),
                one.given(Map.of("tenant", Values.text("b"))));
        for (Listing<Note> from : all) {
            Optional<String> cursor =
                    driver.run(from.page(settings, 2, Optional.empty())).next();
            assertThat(cursor).isPresent();
            for (Listing<Note> to : all) {
                if (to == from) {
                    assertThat(driver.run(to.page(settings, 2, cursor)).items()).hasSize(2);
                } else {
                    refused(CursorException.Reason.FOREIGN, to, cursor);
                }
            }
        }
        // Fewer shards than there were: some would be left out.
        Optional<String> wide =
                driver.run(scatter.page(settings, 2, Optional.empty())).next();
        refused(
                CursorException.Reason.FOREIGN,
                shelves.onShelf().scatter(Shelves.partitions(SHELVES.subList(0, 4))),
                wide);
    }

    private void refused(CursorException.Reason reason, Listing<Note> listing, Optional<String> cursor) {
        int before = driver.requests.size();
        assertThatExceptionOfType(CursorException.class)
                .isThrownBy(() -> driver.run(listing.page(settings, 2, cursor)))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(reason));
        assertThat(driver.requests).hasSize(before);
    }

    @Test
    void pagesOfNothingAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        driver.run(shelves.onShelf().one(Shelves.partition("s")).page(settings, 0, Optional.empty())));
        assertThatIllegalArgumentException().isThrownBy(() -> shelves.onShelf().page(0));
    }
}
