package dev.tablewright.capacity.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.IndexShape;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The size that is expected of the entities of the examples is that of an item that is as full as it is said to be. */
class ExampleSizesTest {

    static List<Path> models() {
        return Examples.files();
    }

    /** What the author expects of whole items says nothing about their parts, and so is left out. */
    private static Model read(Path file) throws IOException {
        String text = Files.readString(file)
                .replaceAll("expect: \\{ *size: [^ ,}]+", "expect: { count: 1")
                .replaceAll("(expect: \\{.*?), *size: [^ ,}]+", "$1");
        return ModelReader.read(new SourceFile("example.yaml", text)).model().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("models")
    void itemsAndEntries(Path file) throws IOException {
        Model model = read(file);
        ItemSizes sizes = new ItemSizes(model);
        HalfFullItem items = new HalfFullItem(model);
        for (Entity entity : model.entities()) {
            Item item = items.of(entity);
            Estimate size = sizes.item(entity);
            assertThat(size.expectedWhole()).as(entity.name().text()).isEqualTo(item.bytes());
            assertThat(size.least().longValueExact()).isLessThanOrEqualTo(item.bytes());
            Optional<Table> table = model.design().orElseThrow().tables().stream()
                    .filter(found -> model.design()
                            .flatMap(design -> design.keysOf(entity.name().text()))
                            .filter(keys -> keys.table().equals(found.name().text()))
                            .isPresent())
                    .findFirst();
            table.ifPresent(found -> entries(model, sizes, entity, found, item));
        }
    }

    private static void entries(Model model, ItemSizes sizes, Entity entity, Table table, Item item) {
        String type = model.design().orElseThrow().typeAttribute();
        for (int i = 0; i < table.indexes().size(); i++) {
            Index index = table.indexes().get(i);
            physical(TableShape.of(table).indexes().get(i), index, entity, type)
                    .entry(item)
                    .ifPresent(entry -> assertThat(
                                    sizes.entry(entity, table, index).expectedWhole())
                            .as(entity.name() + " in " + index.name())
                            .isEqualTo(entry.bytes()));
        }
    }

    /** A projection names attributes as the model does, and what an item is goes with them. */
    private static IndexShape physical(IndexShape shape, Index index, Entity entity, String type) {
        Stream<String> more = index.projection() instanceof Projection.Include ? Stream.of(type) : Stream.empty();
        return new IndexShape(shape.name(), shape.key(), shape.kept().map(names -> Stream.concat(names.stream(), more)
                .map(name -> entity.attribute(name).map(Attribute::storedName).orElse(name))
                .collect(Collectors.toSet())));
    }
}
