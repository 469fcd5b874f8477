package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.examples.catalog.Brand;
import dev.tablewright.examples.catalog.CatalogTables;
import dev.tablewright.examples.catalog.Category;
import dev.tablewright.examples.catalog.Coordinates;
import dev.tablewright.examples.catalog.Merchant;
import dev.tablewright.examples.catalog.Merchant.PrimaryCategory;
import dev.tablewright.examples.catalog.Product;
import dev.tablewright.examples.catalog.ProductCategory;
import dev.tablewright.examples.catalog.ProductImage;
import dev.tablewright.examples.catalog.ProductsOfCategoryRow;
import dev.tablewright.examples.catalog.ProductsRow;
import dev.tablewright.examples.catalog.Review;
import dev.tablewright.examples.catalog.Service;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A product catalogue and a directory of merchants, a table each. */
class CatalogApplicationTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final EngineTables tables = EngineTables.of("catalog");
    private final CatalogTables catalog =
            CatalogTables.on(tables.client()).tableNames(tables::name).build();

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void categoriesAreATree() {
        Category tools = catalog.categories().create(new Category("tools", "Tools", Optional.empty()));
        Category saws = catalog.categories().create(new Category("saws", "Saws", Optional.of("tools")));
        Category drills = catalog.categories().create(new Category("drills", "Drills", Optional.of("tools")));

        assertThat(catalog.category("tools")).contains(tools);
        assertThat(catalog.subcategories("tools").list()).containsExactly(drills, saws);
        catalog.categories().update("saws").removeParent().apply();
        assertThat(catalog.subcategories("tools").list()).containsExactly(drills);
    }

    @Test
    void aProductNeedsItsBrand() {
        Product saw = product(1, "Saw", 1999);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> catalog.addProduct("acme", saw, new ProductCategory(saw.productId(), "saws", true)))
                .satisfies(refused -> assertThat(refused.refusals())
                        .extracting(Refusal::entity)
                        .containsExactly("Brand"));
        assertThat(catalog.product(saw.productId())).isEmpty();

        Brand acme = catalog.brands().create(new Brand("acme", "Acme", Optional.of("https://acme.example")));
        assertThat(catalog.brand("acme")).contains(acme);
        catalog.addProduct("acme", saw, new ProductCategory(saw.productId(), "saws", true));
        assertThat(catalog.product(saw.productId())).hasValueSatisfying(stored -> assertThat(stored)
                .usingRecursiveComparison()
                .ignoringFields("version")
                .isEqualTo(saw));
    }

    @Test
    void productsAreListedByBrandAndPriceAndInAnyOrderAskedFor() {
        brand();
        Product saw = add(product(1, "Saw", 1_999));
        Product axe = add(product(2, "Axe", 99_900));
        Product nail = add(product(3, "Nail", 5));

        assertThat(catalog.productsOfBrand("acme").list()).containsExactly(axe, nail, saw);
        Page<Product> page = catalog.productsOfBrand("acme").page(2);
        assertThat(catalog.productsOfBrand("acme").after(page.next()).page(2)).containsExactly(saw);
        assertThat(catalog.productsByPrice("tools", Range.all()).list()).containsExactly(nail, saw, axe);
        assertThat(catalog.productsByPrice("tools", Range.between(5L, 1_999L)).list())
                .containsExactly(nail, saw);
        assertThat(catalog.productsByPrice("tools", Range.from(2_000L)).list()).containsExactly(axe);
        assertThat(catalog.productsByPrice("tools", Range.to(1_998L)).list()).containsExactly(nail);
        assertThat(catalog.products(List.of(nail.productId(), ulid(99), saw.productId()))
                        .values())
                .containsExactly(
                        new ProductsRow(nail.productId(), "Nail", 5), new ProductsRow(saw.productId(), "Saw", 1_999));
    }

    @Test
    void aProductIsEditedByWhoSawItsLastVersion() {
        brand();
        Product saw = add(product(1, "Saw", 1_999));
        catalog.editProduct(
                saw.productId(), "Hand saw", Optional.of("Sharp"), 999, Map.of("teeth", "40"), "saws", saw.version());

        Product edited = catalog.product(saw.productId()).orElseThrow();
        assertThat(edited.version()).isEqualTo(2);
        assertThat(edited)
                .usingRecursiveComparison()
                .ignoringFields("version")
                .isEqualTo(saw.toBuilder()
                        .name("Hand saw")
                        .description("Sharp")
                        .priceCents(999)
                        .attributes(Map.of("teeth", "40"))
                        .mainCategory("saws")
                        .build());
        assertThat(catalog.productsByPrice("tools", Range.all()).list()).isEmpty();
        assertThat(catalog.productsByPrice("saws", Range.all()).list()).containsExactly(edited);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> catalog.editProduct(
                        saw.productId(), "Saw", Optional.empty(), 1, Map.of(), "tools", saw.version()))
                .satisfies(refused -> assertThat(refused.refusals())
                        .containsExactly(new Refusal.Stale("Product", 1, OptionalLong.of(2))));
    }

    @Test
    void productsAndCategoriesAreJoinedBothWays() {
        brand();
        Product saw = add(product(1, "Saw", 1_999));
        Product axe = add(product(2, "Axe", 2_999));
        ProductCategory garden = catalog.classify(new ProductCategory(saw.productId(), "garden", false));
        catalog.classify(garden);

        assertThat(catalog.categoriesOfProduct(saw.productId()).list())
                .containsExactly(garden, new ProductCategory(saw.productId(), "tools", true));
        assertThat(catalog.productsOfCategory("tools").list())
                .containsExactly(
                        new ProductsOfCategoryRow(saw.productId()), new ProductsOfCategoryRow(axe.productId()));
        assertThat(catalog.declassify(saw.productId(), "garden")).contains(garden);
        assertThat(catalog.productsOfCategory("garden").list()).isEmpty();
    }

    @Test
    void aRemovedProductTakesItsImagesAndPlacesAlong() {
        brand();
        Product saw = add(product(1, "Saw", 1_999));
        Product axe = add(product(2, "Axe", 2_999));
        ProductImage back = catalog.addImage(image(saw, 10));
        ProductImage front = catalog.addImage(image(saw, 2));
        ProductImage other = catalog.addImage(image(axe, 1));
        assertThat(catalog.imagesOfProduct(saw.productId()).list()).containsExactly(front, back);

        assertThat(catalog.removeProduct(saw.productId())).isEqualTo(3);
        assertThat(catalog.product(saw.productId())).isEmpty();
        assertThat(catalog.imagesOfProduct(saw.productId()).list()).isEmpty();
        assertThat(catalog.categoriesOfProduct(saw.productId()).list()).isEmpty();
        assertThat(catalog.imagesOfProduct(axe.productId()).list()).containsExactly(other);
    }

    @Test
    void merchantsAreFoundByAddressCategoryAndCity() {
        Merchant berta = catalog.enrol(merchant(1, "Berta").build());
        Merchant anton = catalog.enrol(merchant(2, "Anton").build());
        Merchant carl = catalog.enrol(merchant(3, "Carl").city("Ulm").build());
        assertThat(catalog.merchants()
                        .tryCreate(merchant(4, "Dora").email(berta.email()).build())
                        .refusals())
                .containsExactly(new Refusal.Taken("Merchant", "email"));

        assertThat(catalog.merchantByEmail("anton@shop.example")).contains(anton);
        assertThat(catalog.merchantsOfCategory(PrimaryCategory.REPAIR).list()).containsExactly(anton, berta, carl);
        assertThat(catalog.merchantsInCity(PrimaryCategory.REPAIR, "Bonn").list())
                .containsExactly(anton, berta);

        catalog.editMerchant(
                berta.merchantId(),
                Optional.of("B."),
                PrimaryCategory.REFILL,
                List.of(new Service("Soap", 250)),
                "Ulm",
                "b@shop.example",
                NOON.plusSeconds(1));
        Merchant edited = catalog.merchant(berta.merchantId()).orElseThrow();
        assertThat(edited.services()).containsExactly(new Service("Soap", 250));
        assertThat(catalog.merchantByEmail("berta@shop.example")).isEmpty();
        assertThat(catalog.merchantByEmail("b@shop.example")).contains(edited);
        assertThat(catalog.merchantsInCity(PrimaryCategory.REFILL, "Ulm").list())
                .containsExactly(edited);
        catalog.enrol(merchant(5, "Emil").email("berta@shop.example").build());
    }

    @Test
    void reviewsAreCountedAndSummed() {
        Merchant anton = catalog.enrol(merchant(1, "Anton").build());
        Review good = catalog.review(new Review(anton.merchantId(), ulid(1), 5, "Good"));
        Review fair = catalog.review(new Review(anton.merchantId(), ulid(2), 3, "Fair"));
        assertThat(catalog.reviewsOfMerchant(anton.merchantId()).list()).containsExactly(fair, good);
        Merchant rated = catalog.merchant(anton.merchantId()).orElseThrow();
        assertThat(List.of(rated.ratingCount(), rated.ratingSum())).containsExactly(2L, 8L);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> catalog.review(new Review(new UUID(0, 99), ulid(3), 1, "Bad")))
                .satisfies(refused -> assertThat(refused.refusals())
                        .containsExactly(new Refusal.MissingParent("Review", "Merchant")));
    }

    /** The first version of the model had one name for a merchant, and called it so. */
    @Test
    void merchantsOfTheFirstVersionAreUpgradedAsTheyAreRead() {
        Merchant anton = catalog.enrol(merchant(1, "Anton").build());
        Map<String, AttributeValue> old =
                new HashMap<>(catalog.merchants().type().item(anton));
        old.remove("SchemaVersion");
        old.put("name", old.remove("legalName"));
        tables.client().putItem(with -> with.tableName(tables.name("Merchants")).item(old));
        CatalogTables upgrading = CatalogTables.on(tables.client())
                .tableNames(tables::name)
                .upgrade("Merchant", 1, item -> {
                    item.put("legalName", item.remove("name"));
                    return item;
                })
                .build();

        assertThatExceptionOfType(ItemMismatchException.class).isThrownBy(() -> catalog.merchant(anton.merchantId()));
        assertThat(upgrading.merchant(anton.merchantId())).contains(anton);
        upgrading.review(new Review(anton.merchantId(), ulid(1), 4, "Good"));
        assertThat(upgrading.merchant(anton.merchantId()))
                .map(Merchant::ratingSum)
                .contains(4L);
        upgrading.merchants().replace(anton);
        assertThat(catalog.merchant(anton.merchantId()))
                .map(Merchant::legalName)
                .contains("Anton");
        assertThat(catalog.merchantsOfCategory(PrimaryCategory.REPAIR).list()).hasSize(1);
    }

    private void brand() {
        catalog.brands().create(new Brand("acme", "Acme", Optional.empty()));
    }

    private Product add(Product product) {
        catalog.addProduct("acme", product, new ProductCategory(product.productId(), "tools", true));
        return catalog.product(product.productId()).orElseThrow();
    }

    private static Product product(int number, String name, long cents) {
        return Product.builder()
                .productId(ulid(number))
                .name(name)
                .brand("acme")
                .mainCategory("tools")
                .priceCents(cents)
                .attributes(Map.of())
                .build();
    }

    private static ProductImage image(Product product, int position) {
        return ProductImage.builder()
                .product(product.productId())
                .position(position)
                .url("https://images.example/" + position)
                .thumbnail(Bytes.of((byte) 1, (byte) 2))
                .build();
    }

    private static Merchant.Builder merchant(int number, String name) {
        return Merchant.builder()
                .merchantId(new UUID(0, number))
                .legalName(name)
                .primaryCategory(PrimaryCategory.REPAIR)
                .categories(Set.of("REPAIR", "REFILL"))
                .services(List.of(new Service("Mend", 900)))
                .street("Main street 1")
                .city("Bonn")
                .state("NRW")
                .postalCode("53111")
                .location(new Coordinates(new BigDecimal("50.7"), new BigDecimal("7.1")))
                .phoneNumber("+49 228 1")
                .email(name.toLowerCase(Locale.ROOT) + "@shop.example")
                .openingHours(Map.of("MON", "9-17"))
                .createdAt(NOON)
                .updatedAt(NOON);
    }

    private static String ulid(int number) {
        return String.format(Locale.ROOT, "01ARZ3NDEKTSV4RRFFQ69%05d", number);
    }
}
