package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What DynamoDB cannot be asked is filtered here: in lists, in pages and in counts. */
class KeepingTest {

    private static final long SEED = Scale.seed(20260517);
    private static final List<String> GROUPS = List.of("g0", "g1", "g2");

    private final Random random = new Random(SEED);
    private final Shelves shelves = new Shelves("Keeping");
    private final Settings settings = Shelves.settings();
    private final MemoryTable memory = new MemoryTable(random);
    private final Driver driver = new Driver(memory::answer);
    private final List<Note> kept = new ArrayList<>();

    private void fill(int number) {
        memory.most = 1 + random.nextInt(9);
        for (int i = 0; i < number; i++) {
            Note note = new Note("s", "p" + i, GROUPS.get(random.nextInt(3)), i, random.nextInt(3) == 0, 0);
            memory.put(shelves.notes().item(note));
            if (note.kept()) {
                kept.add(note);
            }
        }
    }

    private QueryShape<Note> keeping() {
        return shelves.inGroup().fetchBack().keeping(shelves.notes(), item -> item.flag("kept"));
    }

    @Test
    void listsAndCountsWhatIsKept() {
        fill(120);
        for (String group : GROUPS) {
            List<Note> expected =
                    kept.stream().filter(note -> note.group().equals(group)).toList();
            Map<String, AttributeValue> values = Shelves.partition(group);
            assertThat(driver.run(keeping().one(values).all(settings)))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
            assertThat(driver.run(keeping().count(settings, values))).isEqualTo(expected.size());
        }
        assertThat(driver.run(keeping().count(settings, Shelves.partitions(GROUPS))))
                .isEqualTo(kept.size());
        List<List<Map<String, AttributeValue>>> units =
                List.of(Shelves.partitions(GROUPS.subList(0, 2)), List.of(), Shelves.partitions(List.of("g2")));
        assertThat(driver.run(keeping().countScattered(settings, units))).isEqualTo(kept.size());
    }

    @Test
    void pagesAreFull() {
        fill(90);
        Listing<Note> listing = keeping().scatter(Shelves.partitions(GROUPS));
        List<Note> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<Note> page = driver.run(listing.page(settings, 4, cursor));
            assertThat(page.items().size() == 4 || page.next().isEmpty())
                    .as("seed %d", SEED)
                    .isTrue();
            all.addAll(page.items());
            cursor = page.next();
        } while (cursor.isPresent());
        assertThat(all).isEqualTo(kept);
    }

    @Test
    void passesOverOtherTypes() {
        memory.put(shelves.notes().item(new Note("s", "p1", "g0", 1)));
        Map<String, AttributeValue> card = shelves.cards().item(new Card("s", "p2"));
        card.put("GPK", Values.text("g0"));
        card.put("GSK", Values.whole(2));
        memory.put(card);
        QueryShape<Note> shape = shelves.inGroup().fetchBack();
        Map<String, AttributeValue> values = Shelves.partition("g0");
        assertThatExceptionOfType(ItemMismatchException.class)
                .isThrownBy(() -> driver.run(shape.one(values).all(settings)));
        assertThat(driver.run(shape.passingOver().one(values).all(settings))).hasSize(1);
        assertThat(driver.run(shape.passingOver().count(settings, values))).isEqualTo(1);
    }

    @Test
    void onlyTypesThatAreThere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> shelves.inGroup().keeping(shelves.cards(), item -> true))
                .withMessageContaining("Card");
    }
}
