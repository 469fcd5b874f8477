package dev.tablewright.app.page;

import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bars beside their names and values, from top to bottom. A row can have several bars, to compare them.
 *
 * @param title what is shown
 * @param description how it is to be read
 * @param full the amount that is as long as the chart is wide; what is more is cut, and shown as cut
 * @param mark a line that bars should not cross
 */
public record BarChart(String title, String description, List<Row> rows, BigDecimal full, Optional<Mark> mark) {

    public BarChart {
        rows = List.copyOf(rows);
    }

    /** A chart in which the longest bar is as long as the chart is wide. */
    public static BarChart of(String title, String description, List<Row> rows) {
        BigDecimal longest = rows.stream()
                .flatMap(row -> row.bars().stream())
                .map(Bar::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::max);
        return new BarChart(title, description, rows, longest, Optional.empty());
    }

    /**
     * A name and its bars.
     *
     * @param detail what else is said of it, in small letters; may be empty
     * @param note what somebody should do about it; may be empty
     */
    public record Row(String label, String detail, List<Bar> bars, String note) {
        public Row {
            bars = List.copyOf(bars);
        }
    }

    /** @param value the amount for people */
    public record Bar(BigDecimal amount, String value, Tone tone) {}

    /** A line at an amount. */
    public record Mark(BigDecimal amount, String label) {}

    public Html html() {
        List<Html> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(html(row)));
        return Html.element("figure")
                .with("class", "bars")
                .add(Html.element("figcaption").add(description))
                .add(mark.map(this::axis).orElse(Html.of()))
                .add(Html.element("ol").with("aria-label", title).add(lines));
    }

    private Html html(Row row) {
        List<Html> bars = row.bars().stream().map(bar -> html(row, bar)).toList();
        Html line = Html.element("li")
                .add(Html.element("div")
                        .with("class", "label")
                        .add(Html.element("span").with("class", "name").add(row.label()))
                        .add(Html.element("span").with("class", "detail").add(row.detail())))
                .add(Html.element("div").with("class", "lines").add(bars));
        return row.note().isEmpty()
                ? line
                : line.add(Html.element("p").with("class", "note").add(row.note()));
    }

    private Html html(Row row, Bar bar) {
        boolean cut = bar.amount().compareTo(full) > 0;
        Html svg = Html.element("svg")
                .with("role", "img")
                .add(Html.element("title").add(row.label() + ": " + bar.value()))
                .add(Html.element("desc").add(title))
                .add(Html.element("rect")
                        .with("class", bar.tone().style())
                        .with("y", "25%")
                        .with("width", Percent.text(Percent.visible(bar.amount(), full)))
                        .with("height", "50%"));
        if (cut) {
            svg = svg.add(line("gap", BigDecimal.valueOf(96)), line("gap", BigDecimal.valueOf(97)));
        }
        if (mark.isPresent()) {
            svg = svg.add(line("mark", Percent.of(mark.get().amount(), full)));
        }
        return Html.element("div")
                .with("class", "line")
                .add(svg)
                .add(Html.element("span").with("class", "value").add(bar.value()));
    }

    private static Html line(String style, BigDecimal at) {
        return Html.element("line")
                .with("class", style)
                .with("x1", Percent.text(at))
                .with("x2", Percent.text(at))
                .with("y1", "0")
                .with("y2", "100%");
    }

    private Html axis(Mark limit) {
        BigDecimal at = Percent.of(limit.amount(), full);
        return Html.element("div")
                .with("class", "axis")
                .with("aria-hidden", "true")
                .add(Html.element("svg")
                        .add(Html.element("text")
                                .with("x", Percent.text(at))
                                .with("y", "14")
                                .add(limit.label())));
    }
}
