package dev.tablewright.app.page;

import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * What a whole is made of: one bar in several parts, and a list of them in the same order.
 *
 * @param title what the whole is
 */
public record StackedBar(String title, List<Part> parts) {

    /** Narrower parts have no room for a number. */
    private static final BigDecimal ROOM = BigDecimal.valueOf(10);

    public StackedBar {
        parts = List.copyOf(parts);
    }

    /**
     * One of the parts.
     *
     * @param amount its length, in whatever unit all have
     * @param value the amount for people
     */
    public record Part(String label, BigDecimal amount, String value, Tone tone) {}

    public Html html() {
        BigDecimal whole = parts.stream().map(Part::amount).reduce(BigDecimal.ZERO, BigDecimal::add);
        Html svg = Html.element("svg")
                .with("class", "stack")
                .with("role", "img")
                .add(Html.element("title").add(title))
                .add(Html.element("desc").add(description(whole)));
        List<Html> legend = new ArrayList<>();
        BigDecimal at = BigDecimal.ZERO;
        for (Part part : parts) {
            BigDecimal width = Percent.of(part.amount(), whole);
            svg = svg.add(segment(part, at, width));
            at = at.add(width);
            legend.add(entry(part, width));
        }
        return Html.element("figure")
                .add(whole.signum() == 0 ? Html.of() : svg)
                .add(Html.element("ul").with("class", "legend").add(legend));
    }

    private String description(BigDecimal whole) {
        return String.join(
                "; ",
                parts.stream()
                        .map(part -> part.label() + " " + part.value() + ", "
                                + rounded(part, Percent.of(part.amount(), whole)))
                        .toList());
    }

    private static Html segment(Part part, BigDecimal at, BigDecimal width) {
        Html bar = Html.element("g")
                .add(Html.element("title").add(part.label() + ": " + part.value()))
                .add(Html.element("rect")
                        .with("class", part.tone().style())
                        .with("x", Percent.text(at))
                        .with("width", Percent.text(width))
                        .with("height", "100%"));
        if (width.compareTo(ROOM) < 0) {
            return bar;
        }
        BigDecimal middle = at.add(width.divide(BigDecimal.valueOf(2), 2, RoundingMode.HALF_UP));
        return bar.add(Html.element("text")
                .with("x", Percent.text(middle))
                .with("y", "50%")
                .add(rounded(part, width)));
    }

    private static Html entry(Part part, BigDecimal width) {
        return Html.element("li")
                .add(Html.element("svg")
                        .with("class", "swatch")
                        .with("aria-hidden", "true")
                        .add(Html.element("rect")
                                .with("class", part.tone().style())
                                .with("width", "100%")
                                .with("height", "100%")))
                .add(Html.element("span").with("class", "name").add(part.label()))
                .add(Html.element("span").with("class", "value").add(part.value()))
                .add(Html.element("span").with("class", "share").add(rounded(part, width)));
    }

    /** What is not nothing is not called nothing. */
    private static String rounded(Part part, BigDecimal percent) {
        boolean little = part.amount().signum() > 0 && percent.compareTo(BigDecimal.ONE) < 0;
        return little ? "<1%" : percent.setScale(0, RoundingMode.HALF_UP) + "%";
    }
}
