package dev.tablewright.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.page.BarChart.Bar;
import dev.tablewright.app.page.BarChart.Mark;
import dev.tablewright.app.page.BarChart.Row;
import dev.tablewright.app.page.StackedBar.Part;
import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class ChartsTest {

    private static PageDocument page(Html html) {
        return PageDocument.parse(new Page("Charts").add(html).render());
    }

    private static Bar bar(String amount) {
        return new Bar(new BigDecimal(amount), "$" + amount, Tone.FIRST);
    }

    private static List<String> widths(PageDocument page) {
        return page.elements("rect").stream()
                .map(rect -> rect.getAttribute("width"))
                .toList();
    }

    @Test
    void theLongestBarIsAsWideAsTheChart() {
        PageDocument page = page(BarChart.of(
                        "costs",
                        "dollars",
                        List.of(
                                new Row("a", "read", List.of(bar("200"), bar("50")), ""),
                                new Row("b", "write", List.of(bar("0.0001")), ""),
                                new Row("c", "write", List.of(bar("0")), "why?")))
                .html());

        assertThat(widths(page)).containsExactly("100%", "25%", "0.3%", "0%");
        assertThat(page.text()).contains("a: $200", "why?");
    }

    @Test
    void aBarBeyondTheChartIsCutAndLooksCut() {
        PageDocument page = page(new BarChart(
                        "heat",
                        "of limits",
                        List.of(new Row("a", "", List.of(bar("9")), ""), new Row("b", "", List.of(bar("1")), "")),
                        BigDecimal.valueOf(2),
                        Optional.of(new Mark(BigDecimal.ONE, "limit")))
                .html());

        assertThat(widths(page)).containsExactly("100%", "50%");
        assertThat(page.elements("line").stream().map(line -> line.getAttribute("class")))
                .containsExactly("gap", "gap", "mark", "mark");
        assertThat(page.elements("line").get(3).getAttribute("x1")).isEqualTo("50%");
    }

    @Test
    void partsOfAWholeFollowEachOther() {
        PageDocument page = page(new StackedBar(
                        "bill",
                        List.of(
                                new Part("reads", BigDecimal.valueOf(75), "$75", Tone.FIRST),
                                new Part("writes", new BigDecimal("24.9"), "$24.90", Tone.SECOND),
                                new Part("storage", new BigDecimal("0.1"), "$0.10", Tone.THIRD)))
                .html());
        List<Element> segments = page.elements("g").stream()
                .map(group -> (Element) group.getElementsByTagName("rect").item(0))
                .toList();

        assertThat(segments.stream().map(rect -> rect.getAttribute("x"))).containsExactly("0%", "75%", "99.9%");
        assertThat(page.elements("desc").get(0).getTextContent())
                .isEqualTo("reads $75, 75%; writes $24.90, 25%; storage $0.10, <1%");
    }

    @Test
    void aWholeOfNothingHasNoBar() {
        PageDocument page =
                page(new StackedBar("bill", List.of(new Part("reads", BigDecimal.ZERO, "$0", Tone.FIRST))).html());

        assertThat(page.elements("g")).isEmpty();
        assertThat(page.text()).contains("reads", "$0", "0%");
    }
}
