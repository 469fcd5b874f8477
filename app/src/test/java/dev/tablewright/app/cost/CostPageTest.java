package dev.tablewright.app.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.page.PageDocument;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.testing.Examples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

class CostPageTest {

    static List<String> examples() {
        return Examples.names();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isOneFileThatNeedsNothingElse(String example) {
        String page = CostPage.of(CostReports.example(example));

        assertThat(page)
                .startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
                .doesNotContainIgnoringCase("<script")
                .doesNotContain("src=", "href=", "url(", "@import", "http://", "https://", "<link", "onload");
        assertThat(PageDocument.parse(page).elements("svg")).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void canBeReadWithoutSeeingIt(String example) {
        PageDocument page = PageDocument.parse(CostPage.of(CostReports.example(example)));

        assertThat(page.elements("th")).isNotEmpty().allMatch(heading -> heading.hasAttribute("scope"));
        assertThat(page.elements("caption")).hasSameSizeAs(page.elements("table"));
        assertThat(page.elements("h1")).hasSize(1);
        assertThat(page.elements("svg").stream()
                        .filter(svg -> svg.getAttribute("role").equals("img")))
                .allSatisfy(svg -> {
                    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
                            .isNotBlank();
                    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                            .isNotBlank();
                });
        assertThat(page.elements("svg").stream()
                        .filter(svg -> !svg.getAttribute("role").equals("img")))
                .allMatch(CostPageTest::isHidden);
    }

    private static boolean isHidden(Element element) {
        return element.getAttribute("aria-hidden").equals("true")
                || (element.getParentNode() instanceof Element parent && isHidden(parent));
    }

    @Test
    void beginsWithTheSumAndHowCertainItIs() {
        CostReport shop = CostReports.example("shop");
        String text = PageDocument.parse(CostPage.of(shop)).text();

        Cost total = shop.bill().total();
        assertThat(text)
                .contains(
                        "What Shop costs on DynamoDB",
                        total.expected() + " a month",
                        "at least " + total.least() + ", and at most "
                                + total.most().orElseThrow())
                .contains("Region us-east-1, list prices as of 2026-07-30.");
    }

    @Test
    void showsTheDearestFirst() {
        String page = CostPage.of(CostReports.example("shop"));
        String chart = page.substring(page.indexOf("Access patterns and writes by cost"));

        assertThat(chart.indexOf("placeOrder")).isLessThan(chart.indexOf("ordersOfCustomer"));
        assertThat(chart.indexOf("ordersOfCustomer")).isLessThan(chart.indexOf("changePrice"));
    }

    @Test
    void whatIsTooHotIsSaidInWords() {
        String text = PageDocument.parse(CostPage.of(CostReports.hostile())).text();

        assertThat(text)
                .contains("2 keys are too hot", "400%, too hot", "Too hot: spread the items over 4 shards or more")
                .contains("100%, the limit");
    }

    @Test
    void whatIsMissingIsSaidBeforeAllElse() {
        String text = PageDocument.parse(CostPage.of(CostReports.hostile())).text();

        assertThat(text)
                .contains("a month, not complete")
                .contains("The model gives no rate in numbers, so these are not in the bill: event.")
                .contains("Only a scan could serve these, so they are not in the bill: event.");
    }

    @Test
    void hostileTextsStayTexts() {
        String page = CostPage.of(CostReports.hostile());

        assertThat(page).doesNotContainIgnoringCase("<script").doesNotContain("\u202e", "\u0007", "\ufffe");
        assertThat(PageDocument.parse(page).text())
                .contains("PK = </td><script>&amp;\"'{day:day}", "T#\ufffd\ufffd\ufffd{thingId}")
                .contains("<script>alert(\"p\")</script> & 'more'");
    }

    @Test
    void capacityThatIsBoughtIsNotSharedOutAmongRequests() {
        String text =
                PageDocument.parse(CostPage.of(CostReports.example("sessions"))).text();

        assertThat(text)
                .contains("this is what the requests would cost on demand")
                .doesNotContain("$657.00, 31%");
    }
}
