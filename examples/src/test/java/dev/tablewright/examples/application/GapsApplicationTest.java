package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.examples.gaps.Coupon;
import dev.tablewright.examples.gaps.Event;
import dev.tablewright.examples.gaps.GapTable;
import dev.tablewright.examples.gaps.GapWrites;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is rarely combined, on a real engine: walks over scattered units, batches that scatter, filters on what an index lacks. */
class GapsApplicationTest {

    private static final Instant MONDAY = Instant.parse("2026-03-02T00:00:00Z");
    private static final int EVENTS = 150;

    private static EngineTables tables;
    private static GapTable gaps;
    private static final List<Event> events = new ArrayList<>();

    @BeforeAll
    static void happen() {
        tables = EngineTables.of(Pipeline.check(InputFile.read("src/test/models/gaps/gaps.yaml"))
                .model()
                .orElseThrow());
        gaps = GapTable.on(tables.client()).tableNames(tables::name).build();
        gaps.addCoupon(Coupon.builder().code("spring").build());
        long seed = Long.getLong("tablewright.test.seed", 20261116L);
        System.out.println("GapsApplicationTest seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < EVENTS; i++) {
            Event event = Event.builder()
                    .setting("e" + i)
                    .source("s" + random.nextInt(3))
                    .channel("c" + random.nextInt(2))
                    .kind(random.nextBoolean() ? Event.Kind.OPEN : Event.Kind.SHUT)
                    .at(MONDAY.plus(Duration.ofMinutes(random.nextInt(5 * 24 * 60))))
                    .rank(random.nextInt(4))
                    .loud(random.nextBoolean())
                    .coupon(random.nextInt(4) == 0 ? Optional.of("spring") : Optional.empty())
                    .note(
                            random.nextBoolean()
                                    ? Optional.of((random.nextBoolean() ? "ab" : "b") + i)
                                    : Optional.empty())
                    .build();
            events.add(gaps.happen(event));
        }
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    private static List<Event> expected(Predicate<Event> wanted, Comparator<Event> order) {
        return events.stream().filter(wanted).sorted(order).toList();
    }

    private static List<Event> byName(Predicate<Event> wanted) {
        return expected(wanted, Comparator.comparing(Event::setting));
    }

    @Test
    void unitsOfTimeInScatteredPartitionsAreListedAndCounted() {
        for (int hours : List.of(0, 5, 30, 200)) {
            Range.Bounded<Instant> range =
                    Range.between(MONDAY.plusSeconds(7_200), MONDAY.plusSeconds(7_200 + hours * 3_600L));
            Predicate<Event> wanted = event -> event.channel().equals("c1") && range.contains(event.at());
            List<Event> found = gaps.ofChannel("c1", range).list();
            assertThat(found).containsExactlyInAnyOrderElementsOf(byName(wanted));
            assertThat(found).isSortedAccordingTo(Comparator.comparing(Event::at));
            assertThat(gaps.countOfChannel("c1", range)).isEqualTo(found.size());
        }
    }

    @Test
    void whatIsInOneOfSeveralPartitionsIsFoundAloneAndInBatches() {
        assertThat(gaps.event("e7")).contains(events.get(7));
        assertThat(gaps.event("nothing")).isEmpty();
        Map<String, Event> found = gaps.events(List.of("e3", "nothing", "e1", "e2"));
        assertThat(found.keySet()).containsExactly("e3", "e1", "e2");
        assertThat(found.values()).containsExactly(events.get(3), events.get(1), events.get(2));
    }

    @Test
    void whatAnIndexLacksIsFilteredHere() {
        for (Event.Kind kind : List.of(Event.Kind.OPEN, Event.Kind.SHUT)) {
            assertThat(gaps.ranked(kind, 2, true).list())
                    .isEqualTo(byName(event -> event.kind() == kind && event.rank() == 2 && event.loud()))
                    .isNotEmpty();
            assertThat(gaps.between(kind, Range.from(2L)).list())
                    .isEqualTo(byName(event -> event.kind() == kind && event.rank() >= 2));
            assertThat(gaps.noted(kind, "a").list())
                    .isEqualTo(byName(event -> event.kind() == kind
                            && event.note().filter(note -> note.startsWith("a")).isPresent()))
                    .isNotEmpty();
            assertThat(gaps.countRanked(kind, 1))
                    .isEqualTo(byName(event -> event.kind() == kind
                                    && event.rank() == 1
                                    && event.note().isPresent())
                            .size())
                    .isPositive();
        }
    }

    @Test
    void pagesOfWhatIsFilteredHereAreFull() {
        List<Event> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            var page = gaps.between(Event.Kind.OPEN, Range.to(1L)).after(cursor).page(7);
            assertThat(page.items().size() == 7 || page.next().isEmpty()).isTrue();
            all.addAll(page.items());
            cursor = page.next();
        } while (cursor.isPresent());
        assertThat(all).isEqualTo(byName(event -> event.kind() == Event.Kind.OPEN && event.rank() <= 1));
        Optional<String> next =
                gaps.between(Event.Kind.OPEN, Range.to(1L)).page(2).next();
        assertThatExceptionOfType(CursorException.class)
                .isThrownBy(() ->
                        gaps.between(Event.Kind.OPEN, Range.to(2L)).after(next).page(2));
    }

    @Test
    void numbersAreAddedToWhatIsReferredToIfThereIsSuch() {
        gaps.addCoupon(Coupon.builder().code("autumn").build());
        Event with = event("with").coupon("autumn").build();
        Event without = event("without").build();
        gaps.happen(with);
        gaps.happen(without);
        assertThat(gaps.coupon("autumn").map(Coupon::uses)).contains(1L);
        gaps.recall(without.source(), without.at(), without.setting(), without.coupon());
        assertThat(gaps.coupon("autumn").map(Coupon::uses)).contains(1L);
        gaps.recall(with.source(), with.at(), with.setting(), with.coupon());
        assertThat(gaps.coupon("autumn").map(Coupon::uses)).contains(0L);
        assertThat(gaps.tryWrite(GapWrites.recall(with.source(), with.at(), with.setting(), with.coupon()))
                        .refusals())
                .containsExactly(new Refusal.Missing("Event"));
        assertThat(gaps.coupon("autumn").map(Coupon::uses)).contains(0L);
        assertThat(Stream.of("with", "without").map(gaps::event)).containsOnly(Optional.empty());
        Outcome<Event> orphan =
                gaps.tryWrite(GapWrites.happen(event("orphan").coupon("none").build()));
        assertThat(orphan.refusals()).containsExactly(new Refusal.MissingParent("Event", "Coupon"));
    }

    @Test
    void aPutUnderAConditionReplacesWhatMeetsIt() {
        Event quiet = event("quiet").build();
        Event loud = event("loud").loud(true).build();
        assertThat(gaps.tryWrite(GapWrites.redo(loud)).refusals()).containsExactly(new Refusal.Missing("Event"));
        assertThat(gaps.event("loud")).isEmpty();
        gaps.write(GapWrites.happen(quiet));
        gaps.write(GapWrites.happen(loud));
        Event next = loud.toBuilder().rank(9).loud(false).build();
        assertThat(gaps.redo(next)).isEqualTo(next);
        assertThat(gaps.event("loud")).contains(next);
        assertThat(gaps.tryWrite(GapWrites.redo(quiet.toBuilder().rank(9).build()))
                        .refusals())
                .singleElement()
                .isInstanceOf(Refusal.Unmet.class);
        assertThat(gaps.event("quiet")).contains(quiet);
    }

    @Test
    void severalWritesAreTriedTogether() {
        Event one = event("one").build();
        assertThat(gaps.tryTransact(
                                GapWrites.happen(one),
                                GapWrites.addCoupon(Coupon.builder().code("new").build()))
                        .isDone())
                .isTrue();
        Outcome<Void> again = gaps.tryTransact(
                GapWrites.addCoupon(Coupon.builder().code("newer").build()), GapWrites.happen(one));
        assertThat(again.refusals()).containsExactly(new Refusal.Exists("Event"));
        assertThat(gaps.coupon("newer")).isEmpty();
    }

    /** Of a source and a kind that no other test asks for. */
    private static Event.Builder event(String setting) {
        return Event.builder()
                .setting(setting)
                .source("own")
                .channel("own")
                .kind(Event.Kind.OWN)
                .at(MONDAY)
                .rank(8)
                .loud(false);
    }
}
