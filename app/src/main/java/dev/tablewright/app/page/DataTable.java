package dev.tablewright.app.page;

import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;

/** A table with headings. The first cell of a row is its heading. */
public final class DataTable {

    private final String caption;
    private final List<Html> headings = new ArrayList<>();
    private final List<Boolean> numeric = new ArrayList<>();
    private final List<Html> rows = new ArrayList<>();
    private final List<Html> sums = new ArrayList<>();

    public DataTable(String caption) {
        this.caption = caption;
    }

    /** A column of words. */
    public DataTable words(String heading) {
        return column(heading, false);
    }

    /** A column of figures, which stand below each other at the right. */
    public DataTable figures(String heading) {
        return column(heading, true);
    }

    private DataTable column(String heading, boolean figures) {
        Html cell = Html.element("th").with("scope", "col");
        headings.add((figures ? cell.with("class", "figure") : cell).add(heading));
        numeric.add(figures);
        return this;
    }

    public void row(List<Html> cells) {
        rows.add(cells(cells));
    }

    /** A row that sums up those above. */
    public void sum(List<Html> cells) {
        sums.add(cells(cells));
    }

    private Html cells(List<Html> cells) {
        List<Html> row = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            Html cell = i == 0
                    ? Html.element("th").with("scope", "row")
                    : numeric.get(i) ? Html.element("td").with("class", "figure") : Html.element("td");
            row.add(cell.add(cells.get(i)));
        }
        return Html.element("tr").add(row);
    }

    /** A figure, and in small letters between what it lies. */
    public static Html figure(String expected, String range) {
        Html figure = Html.text(expected);
        return range.isEmpty()
                ? figure
                : Html.of(figure, Html.element("span").with("class", "range").add(range));
    }

    public Html html() {
        Html table = Html.element("table")
                .add(Html.element("caption").add(Html.element("span").add(caption)))
                .add(Html.element("thead").add(Html.element("tr").add(headings)))
                .add(Html.element("tbody").add(rows));
        // Wide tables are moved sideways on a narrow screen; with the keyboard too.
        return Html.element("div")
                .with("class", "wide")
                .with("role", "region")
                .with("aria-label", caption)
                .with("tabindex", "0")
                .add(sums.isEmpty() ? table : table.add(Html.element("tfoot").add(sums)));
    }
}
