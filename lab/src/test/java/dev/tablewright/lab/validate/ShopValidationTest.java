package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.validate.ValidationListener.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A shop with a defect of every kind: all are found, and nothing else. */
class ShopValidationTest {

    private static final String SHOP = "Shop";

    private final Playground shop = Playground.example("shop");
    private ShopData data;

    @BeforeEach
    void fill() {
        data = new ShopData(shop);
    }

    @AfterEach
    void end() {
        shop.close();
    }

    @Test
    void aCleanTableGivesNothing() {
        ValidationResult result = shop.validate();
        assertThat(result.findings()).isEmpty();
        assertThat(result.isClean()).isTrue();
        // A category, customers with their guards, products, orders and reviews.
        assertThat(result.items()).isEqualTo(1 + 2 * ShopData.CUSTOMERS + 4 + 3 * ShopData.CUSTOMERS + 10);
        assertThat(result.units()).isPositive();
        assertThat(result.unchecked()).isEmpty();
        assertThat(result.unsettled()).isZero();
    }

    @Test
    void everyDefectIsFoundAndNothingElse() {
        plant();
        List<Finding> told = new ArrayList<>();
        List<Progress> progress = new ArrayList<>();
        ValidationResult result = Validation.of(shop.bound(), shop.place(), shop.options())
                .run(new ValidationListener() {
                    @Override
                    public void found(Finding finding) {
                        told.add(finding);
                    }

                    @Override
                    public void progress(Progress at) {
                        progress.add(at);
                    }
                });
        assertThat(Playground.words(result)).containsExactlyInAnyOrderElementsOf(EXPECTED);
        assertThat(told).containsExactlyInAnyOrderElementsOf(result.findings());
        assertThat(progress).isNotEmpty();
        assertThat(result.isClean()).isFalse();
        assertThat(result.count(FindingKind.DANGLING_GUARD)).isEqualTo(5);
    }

    /** What is asked for alone is all that is looked for. */
    @Test
    void kindsCanBeLeftOut() {
        plant();
        ValidationOptions options =
                shop.options().only(Set.of(FindingKind.STALE_INDEX_KEY, FindingKind.COUNTER_OFF));
        ValidationResult result =
                Validation.of(shop.bound(), shop.place(), options).run();
        assertThat(Playground.words(result))
                .containsExactlyInAnyOrderElementsOf(EXPECTED.stream()
                        .filter(word -> word.startsWith("StaleIndexKey") || word.startsWith("CounterOff"))
                        .toList());
    }

    @Test
    void repairsMakeRightWhatCanBeMadeRight() {
        plant();
        ValidationResult before = shop.validate();
        before.findings().forEach(this::repair);
        ValidationResult after = shop.validate();
        assertThat(Playground.words(after))
                .containsExactlyInAnyOrder(
                        "UnknownType Coupon Type",
                        "UnknownType (no type) Type",
                        "MissingAttribute Customer name",
                        "WrongType Product price",
                        "WrongType Order status",
                        "KeyMismatch Order Shop",
                        "UnreadableKey Order SK",
                        // Once the guard is gone that was another's, the owner has none.
                        "DanglingGuard Customer email",
                        "DanglingReference Review author",
                        "DanglingReference Order items[0].product",
                        "NearSizeLimit Category");
        after.findings().forEach(this::repair);
        assertThat(shop.validate().count(FindingKind.DANGLING_GUARD)).isZero();
    }

    /** A plan is made for what was seen; what has changed since is left alone. */
    @Test
    void repairsDoNothingToWhatHasChanged() {
        plant();
        List<Repair.Fix> fixes = shop.validate().findings().stream()
                .filter(finding -> finding.kind() == FindingKind.STALE_INDEX_KEY
                        || finding.kind() == FindingKind.COUNTER_OFF)
                .map(finding -> (Repair.Fix) finding.repair())
                .toList();
        assertThat(fixes).hasSize(5);
        fixes.forEach(fix -> assertThat(shop.send(fix)).isEqualTo(200));
        fixes.forEach(fix -> assertThat(shop.send(fix)).as("a second time").isEqualTo(400));
    }

    private void repair(Finding finding) {
        if (finding.repair() instanceof Repair.Fix fix) {
            assertThat(shop.send(fix)).as(finding + fix.request()).isEqualTo(200);
        }
    }

    private static final List<String> EXPECTED = List.of(
            "UnknownType Coupon Type",
            "UnknownType (no type) Type",
            "MissingAttribute Customer name",
            "WrongType Customer name",
            "WrongType Product price",
            "WrongType Order status",
            "KeyMismatch Order Shop",
            "UnreadableKey Order SK",
            "StaleIndexKey Order GSI2",
            "StaleIndexKey Order GSI1",
            "StaleIndexKey Category GSI1PK, GSI1SK",
            "DanglingGuard Customer email",
            "DanglingGuard Customer.email email",
            "DanglingGuard Customer.email email",
            "DanglingGuard Customer email",
            "DanglingGuard Customer.email email",
            "DanglingReference Review author",
            "DanglingReference Order items[0].product",
            "CounterOff Product reviewCount",
            "CounterOff Customer totalSpent",
            "NearSizeLimit Category");

    private void plant() {
        shop.put(SHOP, with(Playground.key("COUPON#1"), "Type", text("Coupon")));
        shop.put(SHOP, Playground.key("COUPON#2"));
        shop.change(SHOP, ShopData.customerKey(0), "name", null);
        shop.change(SHOP, ShopData.customerKey(1), "name", AttributeValue.fromN("5"));
        shop.change(SHOP, ShopData.productKey(3), "price", text("cheap"));
        shop.change(SHOP, data.orderKey(1), "status", text("LOST"));
        move(2, "#ORDER#2026-03-01T00:00:00.000Z#" + data.orderItem(2).get("orderId").s());
        move(4, "garbage");
        shop.change(SHOP, data.orderKey(6), "GSI2PK", text("STATUS#SHIPPED"));
        shop.change(SHOP, data.orderKey(7), "GSI1PK", null);
        shop.change(SHOP, Playground.key("CATEGORY#books"), "GSI1PK", text("CATEGORY#books"));
        shop.change(SHOP, Playground.key("CATEGORY#books"), "GSI1SK", text("x"));
        shop.delete(SHOP, ShopData.guardKey("customer7@example.com"));
        guard("ghost@example.com", "nobody");
        guard("old@example.com", "customer8");
        guard("customer9@example.com", "customer10");
        shop.change(SHOP, data.reviewKey(9), "author", text("nobody"));
        List<AttributeValue> items = data.orderItem(8).get("items").l();
        Map<String, AttributeValue> line = new HashMap<>(items.get(0).m());
        line.put("product", text(ShopData.product(77)));
        shop.change(SHOP, data.orderKey(8), "items", AttributeValue.fromL(List.of(AttributeValue.fromM(line))));
        shop.change(SHOP, ShopData.productKey(0), "reviewCount", AttributeValue.fromN("99"));
        shop.change(SHOP, ShopData.customerKey(11), "totalSpent", AttributeValue.fromN("1.00"));
        shop.change(SHOP, Playground.key("CATEGORY#books"), "blob", text("x".repeat(340_000)));
    }

    private void move(int order, String sort) {
        shop.delete(SHOP, data.orderKey(order));
        shop.put(SHOP, with(data.orderItem(order), "SK", text(sort)));
    }

    private void guard(String email, String owner) {
        Map<String, AttributeValue> item = with(ShopData.guardKey(email), "Type", text("Customer.email"));
        item.put("username", text(owner));
        shop.put(SHOP, item);
    }

    private static Map<String, AttributeValue> with(
            Map<String, AttributeValue> item, String name, AttributeValue value) {
        Map<String, AttributeValue> changed = new HashMap<>(item);
        changed.put(name, value);
        return changed;
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
