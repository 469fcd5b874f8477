package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.diagram.DrawnPicture.Area;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.model.Model;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class CollectionPicturesTest {

    private static final Model SHOP = DiagramModels.example("shop");

    @Test
    void showsPartitionsThatAreSharedOrListed() {
        assertThat(CollectionPictures.of(SHOP, SampleRows.of(SHOP, 400)))
                .extracting(Picture::name)
                .containsExactly("shop-customer-order", "shop-product-review", "shop-gsi1-product", "shop-gsi2-order");
    }

    @Test
    void rowsStandInTheOrderOfTheSortKeyAndManyAreCut() {
        DrawnPicture picture = customer(List.of(order("2025-01-03", "c"), order("2025-01-01", "a"), profile()));

        assertThat(picture.all("tw-item"))
                .extracting(row ->
                        DrawnPicture.shown(DrawnPicture.all(row, "tw-key-text").get(0)))
                .containsExactly("#ORDER#2025-01-01#a", "#ORDER#2025-01-03#c", "CUSTOMER#ada");

        List<SampleItem> many = new ArrayList<>(List.of(profile()));
        for (int day = 10; day < 30; day++) {
            many.add(order("2025-01-" + day, "a"));
        }
        assertThat(customer(many).all("tw-more"))
                .extracting(DrawnPicture::shown)
                .containsExactly("\u22EE  15 more of Order");
    }

    @Test
    void bracketsSayWhichPatternReadsWhat() {
        DrawnPicture picture = customer(List.of(order("2025-01-03", "c"), order("2025-01-01", "a"), profile()));
        List<Area> rows =
                picture.all("tw-ground").stream().map(DrawnPicture::rectangle).toList();
        Map<String, List<Integer>> read = new TreeMap<>();
        for (Element bracket : picture.all("tw-reads")) {
            Area span = span(DrawnPicture.all(bracket, "tw-bracket").get(0));
            List<Integer> covered = new ArrayList<>();
            for (int row = 0; row < rows.size(); row++) {
                if (span.overlaps(rows.get(row))) {
                    covered.add(row);
                }
            }
            DrawnPicture.all(bracket, "tw-reader").forEach(label -> read.put(DrawnPicture.shown(label), covered));
        }

        assertThat(read)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "customer",
                        List.of(2),
                        "ordersOfCustomer \u2191",
                        List.of(0, 1),
                        "customerPage \u2191",
                        List.of(0, 1, 2)));
    }

    @Test
    void attributesOfOtherIndexesAreDimmed() {
        DrawnPicture picture = customer(List.of(order("2025-01-03", "c"), profile()));

        assertThat(picture.all("tw-stranger"))
                .extracting(cell ->
                        DrawnPicture.shown(DrawnPicture.all(cell, "tw-column").get(0)))
                .contains("Extra");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"shop", "github", "social", "saas", "saas-tables", "deals", "shop-tables", "bank", "catalog"})
    void isDrawnWellAndTheSameInWhateverOrderItemsCome(String example) {
        Model model = DiagramModels.example(example);
        List<SampleItem> items = SampleRows.of(model, 300);
        List<Picture> pictures = CollectionPictures.of(model, items);
        List<SampleItem> shuffled = new ArrayList<>(items);
        Collections.shuffle(shuffled, new Random(7));

        assertThat(CollectionPictures.of(model, shuffled)).isEqualTo(pictures);
        assertThat(pictures).extracting(Picture::name).doesNotHaveDuplicates();
        pictures.forEach(picture -> assertDrawnWell(picture, DrawnPicture.of(picture.svg())));
    }

    @Test
    void whatStandsInItemsNeverBecomesMarkup() {
        String hostile = "<script>alert(1)</script>&\"'\u202e\0 ]]> " + "x".repeat(500);
        SampleItem item =
                item("Customer", "CUSTOMER#ada", "CUSTOMER#ada", Map.of("name", hostile, "email<b>", hostile));
        DrawnPicture picture = customer(List.of(item, order("2025-01-03", "c")));

        assertThat(picture.all("tw-value")).extracting(DrawnPicture::shown).anyMatch(text -> text.startsWith("<scr"));
    }

    @Test
    void withoutADesignThereIsNothingToShow() {
        assertThat(CollectionPictures.of(DiagramModels.hostile().model(), List.of()))
                .isEmpty();
    }

    private static void assertDrawnWell(Picture picture, DrawnPicture drawn) {
        Area canvas = drawn.canvas();
        List<Area> rows =
                drawn.all("tw-ground").stream().map(DrawnPicture::rectangle).toList();
        for (int i = 1; i < rows.size(); i++) {
            assertThat(rows.get(i).y())
                    .isGreaterThan(rows.get(i - 1).y() + rows.get(i - 1).height());
        }
        assertThat(rows).allMatch(canvas::holds);
        List<String> texts = List.of("tw-key-text", "tw-value", "tw-column", "tw-chip-text", "tw-reader", "tw-name");
        for (String type : texts) {
            assertThat(drawn.all(type))
                    .as(picture.name())
                    .allMatch(text -> canvas.holds(DrawnPicture.area(text)), "stands in the picture");
        }
        for (Element row : drawn.all("tw-item")) {
            List<Area> cells = DrawnPicture.all(row, "tw-value").stream()
                    .map(DrawnPicture::area)
                    .toList();
            for (int i = 1; i < cells.size(); i++) {
                assertThat(cells.get(i - 1).overlaps(cells.get(i)))
                        .as(row.getTextContent())
                        .isFalse();
            }
        }
    }

    private static DrawnPicture customer(List<SampleItem> items) {
        List<Picture> pictures = CollectionPictures.of(SHOP, items);
        return DrawnPicture.of(pictures.stream()
                .filter(picture -> picture.name().startsWith("shop-customer"))
                .findFirst()
                .orElseThrow()
                .svg());
    }

    private static SampleItem profile() {
        return item("Customer", "CUSTOMER#ada", "CUSTOMER#ada", Map.of("username", "ada"));
    }

    private static SampleItem order(String day, String id) {
        return item("Order", "CUSTOMER#ada", "#ORDER#" + day + "#" + id, Map.of("orderId", id, "Extra", "e"));
    }

    private static SampleItem item(String entity, String pk, String sk, Map<String, String> others) {
        TreeMap<String, SampleValue> values = new TreeMap<>();
        values.put("PK", new SampleValue.S(pk));
        values.put("SK", new SampleValue.S(sk));
        others.forEach((name, value) -> values.put(name, new SampleValue.S(value)));
        return new SampleItem(entity, "Shop", values);
    }

    /** How far a bracket reaches, over all columns. */
    private static Area span(Element bracket) {
        String path = bracket.getAttribute("d");
        double from = Double.parseDouble(path.substring(path.indexOf(' ') + 1, path.indexOf('h')));
        double to = Double.parseDouble(path.substring(path.indexOf('V') + 1, path.lastIndexOf('q')));
        return new Area(0, from, 10_000, to - from);
    }
}
