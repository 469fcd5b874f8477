package dev.tablewright.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.place.Place;
import dev.tablewright.model.Model;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Items that are stored by another design than the one by which they are read: a trial finds out, and shows the rows. */
class WrongDesignTest {

    private static final int ITEMS = Scale.times(50, 80, 150);

    /** Tries patterns of an example on tables of the same example with one mistake in its design. */
    private static TrialReport tried(String example, String right, String wrong, String... patterns) {
        String text = Examples.text(example);
        assertThat(text).contains(right);
        return storedAs(text.replace(right, wrong), example, patterns);
    }

    private static TrialReport storedAs(String mistakenText, String example, String... patterns) {
        Model model = Models.of(Examples.text(example));
        BoundModel mistaken = BoundModel.of(Models.of(mistakenText));
        TrialOptions options = TrialModels.everything().of(Set.of(patterns));
        try (Place place = TrialModels.place()) {
            return Trial.of(BoundModel.of(model), TrialModels.rows(model, ITEMS))
                    .storedAs(mistaken)
                    .run(place, options, TrialListener.NONE);
        }
    }

    private static List<String> failed(TrialReport report) {
        return report.subjects().stream()
                .filter(subject -> !subject.isPassed())
                .map(SubjectResult::name)
                .toList();
    }

    private static Failure firstOf(TrialReport report, String pattern) {
        return report.subjects().stream()
                .filter(subject -> subject.name().equals(pattern))
                .flatMap(subject -> subject.cases().stream())
                .flatMap(each -> each.failure().stream())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aSortKeyWithoutItsTimeGivesTheWrongOrder() {
        TrialReport report = tried(
                "shop",
                "SK: \"#ORDER#{placedAt}#{orderId}\"",
                "SK: \"#ORDER#{orderId}\"",
                "ordersOfCustomer",
                "product");

        assertThat(failed(report)).containsExactly("ordersOfCustomer");
        Failure failure = firstOf(report, "ordersOfCustomer");
        assertThat(failure.what()).startsWith("the order is wrong from place ");
        assertThat(failure.differences()).hasSize(2).first().asString().contains(" expected  Order orderId ");
        assertThat(failure.requests()).first().asString().startsWith("Query ").contains("begins_with(SK, '#ORDER#')");
        assertThat(failure.expected()).hasSameSizeAs(failure.actual()).isNotEqualTo(failure.actual());
    }

    @Test
    void anIndexWithTheOppositeConditionHoldsTheOthers() {
        TrialReport report = tried("deals", "when: unread = true", "when: unread = false", "unread", "messages");

        assertThat(failed(report)).containsExactly("unread");
        assertThat(firstOf(report, "unread").differences())
                .anySatisfy(
                        line -> assertThat(line).startsWith("missing  Message ").contains("unread true"))
                .anySatisfy(
                        line -> assertThat(line).startsWith("surplus  Message ").contains("unread false"));
    }

    @Test
    void aProjectionThatLacksAnAttributeIsMissed() {
        TrialReport report = tried(
                "shop",
                "GSI2: { projection: [orderId, customer, placedAt, total] }",
                "GSI2: { projection: [orderId, customer, placedAt] }",
                "ordersByStatus",
                "order");

        assertThat(failed(report)).containsExactly("ordersByStatus");
        assertThat(firstOf(report, "ordersByStatus").what()).contains("total");
        assertThat(firstOf(report, "ordersByStatus").expected())
                .first()
                .asString()
                .contains("total ");
    }

    @Test
    void anotherUnitOfTimePutsItemsWhereNobodyLooks() {
        TrialReport report =
                tried("deals", "DEALS#{createdAt:day}", "DEALS#{createdAt:month}", "latestDeals", "dealsOfBrand");

        assertThat(failed(report)).containsExactly("latestDeals");
        assertThat(firstOf(report, "latestDeals").differences())
                .first()
                .asString()
                .startsWith("missing  Deal dealId ");
        assertThat(firstOf(report, "latestDeals").actual()).isEmpty();
    }

    @Test
    void aStrangerInThePartitionIsNoticed() {
        TrialReport report = tried(
                "shop",
                "      SK: \"CATEGORY#{categoryId}\"\n",
                "      SK: \"CATEGORY#{categoryId}\"\n      GSI1PK: \"CATEGORY#{categoryId}\"\n      GSI1SK: \"PRODUCT#{categoryId}\"\n",
                "productsOfCategory",
                "category");

        assertThat(failed(report)).containsExactly("productsOfCategory");
        assertThat(firstOf(report, "productsOfCategory").what())
                .matches(
                        "it failed: an item of Product \\(PK CATEGORY#\\S+, SK CATEGORY#\\S+\\): `Type` says that it is something else");
    }

    @Test
    void aSumThatForgetsItsConditionIsWrongAfterAWrite() {
        TrialReport report = tried(
                "shop",
                "Customer.totalSpent: { of: Order.total, where: status != CANCELLED }",
                "Customer.totalSpent: Order.total",
                "cancel",
                "changePrice");

        assertThat(failed(report)).contains("(seeding)").doesNotContain("changePrice");
        assertThat(firstOf(report, "(seeding)").differences())
                .allSatisfy(line ->
                        assertThat(line).startsWith("changed  Customer PK = ").contains("totalSpent expected "));
    }

    @Test
    void aWriteThatDoesNotAskWhatItShouldIsDoneWhereItMustNotBe() {
        TrialReport report = tried(
                "shop",
                "sets: [status], when: status = PENDING, rate: 20/s",
                "sets: [status], rate: 20/s",
                "ship",
                "deliver");

        assertThat(failed(report)).containsExactly("ship");
        assertThat(firstOf(report, "ship").what())
                .isEqualTo("it had to be refused: of this Order, `status = PENDING` does not hold, and it was done");
        assertThat(firstOf(report, "ship").differences())
                .anySatisfy(line -> assertThat(line).startsWith("changed  Order "));
    }

    @Test
    void aValueThatNobodyGuardsIsTakenTwice() {
        String unguarded = Examples.text("shop")
                .replace("unique: true", "description: \"Anybody's.\"")
                .replaceFirst("  guards:\n    Customer.email: [^\n]*\n", "");
        TrialReport report = storedAs(unguarded, "shop", "register");

        assertThat(failed(report)).contains("register");
        assertThat(firstOf(report, "register").what())
                .isEqualTo("it had to be refused: another Customer has this `email`, and it was done");
    }

    @Test
    void whatCostsMoreThanItsBudgetFails() {
        String text = Examples.text("projects")
                .replace("needs: [orgId, paidCents], rate", "needs: [orgId, paidCents], budget: { requests: 1 }, rate");
        TrialOptions options = TrialModels.everything().of(Set.of("topSpenders"));
        TrialReport report = TrialModels.tried(text, ITEMS, options);

        assertThat(failed(report)).containsExactly("topSpenders");
        assertThat(firstOf(report, "topSpenders").what()).isEqualTo("it took 15 requests, and its budget is 1");
    }
}
