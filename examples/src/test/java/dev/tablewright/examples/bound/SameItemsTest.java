package dev.tablewright.examples.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Generated code and its model, interpreted: both store the same, under the same keys, with the same beside it. */
class SameItemsTest {

    private static final long SEED = 7;
    private static final int ROWS = 200;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bank",
                "catalog",
                "deals",
                "github",
                "projects",
                "saas",
                "saas-tables",
                "sessions",
                "shop",
                "shop-tables",
                "social",
                "src/test/models/gaps",
                "src/test/models/loose"
            })
    void anInterpretedModelStoresWhatGeneratedCodeStores(String folder) throws ReflectiveOperationException {
        String example = folder.substring(folder.lastIndexOf('/') + 1);
        Model model = Pipeline.check(InputFile.read(folder + "/" + example + ".yaml"))
                .model()
                .orElseThrow();
        BoundModel bound = BoundModel.of(model);
        RandomRows rows = new RandomRows(model, SEED);
        for (Entity entity : model.entities()) {
            String name = "dev.tablewright.examples." + example.replace("-", "") + "." + entity.name() + "Type";
            Field instance = Class.forName(name).getDeclaredField("INSTANCE");
            instance.setAccessible(true);
            EntityType<?> generated = (EntityType<?>) instance.get(null);
            RowType interpreted = bound.type(entity.name().text());
            assertSameType(generated, interpreted);
            int compared = 0;
            for (int i = 0; i < ROWS; i++) {
                compared += assertSameItem(generated, interpreted, rows.next(entity)) ? 1 : 0;
            }
            assertThat(compared).as("rows of " + name).isGreaterThan(ROWS / 4);
        }
    }

    private static void assertSameType(EntityType<?> generated, RowType interpreted) {
        assertThat(interpreted.name()).isEqualTo(generated.name());
        assertThat(interpreted.table()).isEqualTo(generated.table());
        assertThat(interpreted.attributes()).isEqualTo(generated.attributes());
        assertThat(interpreted.id()).isEqualTo(generated.id());
        assertThat(interpreted.kept()).isEqualTo(generated.kept());
        assertThat(interpreted.version()).isEqualTo(generated.version());
        assertThat(interpreted.ttl()).isEqualTo(generated.ttl());
        assertThat(interpreted.schema()).isEqualTo(generated.schema());
        assertThat(described(interpreted)).isEqualTo(described(generated));
    }

    /** All that is no function. */
    private static List<String> described(EntityType<?> type) {
        return Stream.of(
                        Stream.concat(Stream.of(type.primary()), type.indexes().stream())
                                .map(key -> key.name() + key.attributes() + new TreeSet<>(key.madeOf())),
                        type.guards().stream()
                                .map(guard -> guard.name()
                                        + guard.attribute()
                                        + guard.table()
                                        + new TreeSet<>(guard.madeOf())),
                        Stream.concat(type.tallies().stream(), type.streamedTallies().stream())
                                .map(tally -> tally.name()
                                        + tally.parent().get().name()
                                        + tally.target()
                                        + new TreeSet<>(tally.madeOf())
                                        + new TreeSet<>(tally.decides())
                                        + tally.index()),
                        Stream.of(type.tallies().size() + " at once"),
                        type.numberings().stream()
                                .map(numbering -> numbering.name()
                                        + numbering.attribute()
                                        + numbering.table()
                                        + numbering.last()
                                        + numbering.parent().map(parent -> parent.get()
                                                .name())))
                .flatMap(Function.identity())
                .toList();
    }

    /** Whether it can be stored: a text that may not stand in a raw key, neither of them stores. */
    private static <E> boolean assertSameItem(EntityType<E> generated, RowType interpreted, Row row) {
        Map<String, AttributeValue> item;
        try {
            item = interpreted.item(row);
        } catch (KeyValueException e) {
            return false;
        }
        E entity = generated.entity(item);
        assertThat(plain(generated.item(entity))).as("seed " + SEED).isEqualTo(plain(item));
        assertThat(interpreted.entity(item)).isEqualTo(interpreted.checked(row));
        ItemReader reader = new ItemReader(interpreted.name(), item);
        assertThat(beside(interpreted, reader)).isEqualTo(beside(generated, reader));
        return true;
    }

    private static List<Object> beside(EntityType<?> type, ItemReader item) {
        return Stream.of(
                        Stream.of(type.primary()).map(DerivedKey::values),
                        type.indexes().stream().map(DerivedKey::values),
                        type.guards().stream().map(Guard::key),
                        type.tallies().stream().map(Tally::share),
                        type.streamedTallies().stream().map(Tally::share),
                        type.numberings().stream().map(Numbering::counter))
                .<Function<ItemReader, ?>>flatMap(Function.identity())
                .<Object>map(function -> function.apply(item))
                .toList();
    }

    /** Sets have no order, and what Java makes of them has any. */
    private static Object plain(Map<String, AttributeValue> item) {
        Map<String, Object> plain = new HashMap<>();
        item.forEach((name, value) -> plain.put(name, plain(value)));
        return plain;
    }

    private static Object plain(AttributeValue value) {
        if (value.hasSs() || value.hasNs()) {
            return new TreeSet<>(value.hasSs() ? value.ss() : value.ns());
        }
        if (value.hasL()) {
            return value.l().stream().map(SameItemsTest::plain).toList();
        }
        return value.hasM() ? plain(value.m()) : Optional.of(value);
    }
}
