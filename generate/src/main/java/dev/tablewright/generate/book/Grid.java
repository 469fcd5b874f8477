package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Text;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A table, in a region of its own that is moved with the mouse or the keyboard while its headings stay. */
final class Grid {

    /** In which a cell holds a sentence: such a column must not become a tower of single words. */
    private static final int SENTENCE = 36;

    private static final int SENTENCES = 100;

    /** A name that may be broken where the screen is narrow, as it stays while the rest of its row moves. */
    private static final int LENGTHY = 20;

    private final Block.Table table;
    private final Function<Text, Html> prose;

    Grid(Block.Table table, Function<Text, Html> prose) {
        this.table = table;
        this.prose = prose;
    }

    /** @param name what a reader who does not see the table is told that it is */
    Html html(String name) {
        List<Html> headings = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            headings.add(styled(Html.element("th").with("scope", "col"), i)
                    .add(table.columns().get(i).heading()));
        }
        List<Html> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(row(row)));
        return Html.element("div")
                .with("class", "wide")
                .with("role", "region")
                .with("aria-label", "Table: " + name)
                .with("tabindex", "0")
                .add(Html.element("table")
                        .add(Html.element("thead").add(Html.element("tr").add(headings)))
                        .add(Html.element("tbody").add(rows).add("\n")));
    }

    private Html row(List<Text> cells) {
        Html row = Html.element("tr");
        for (int i = 0; i < cells.size(); i++) {
            Html cell = i == 0 ? Html.element("th").with("scope", "row") : Html.element("td");
            row = row.add(styled(cell, i).add(prose.apply(cells.get(i))));
        }
        return Html.of(Html.text("\n"), row);
    }

    private Html styled(Html cell, int column) {
        if (table.columns().get(column).figures()) {
            return cell.with("class", "figure");
        }
        int longest = table.rows().stream()
                .mapToInt(row -> Anchors.words(row.get(column)).length())
                .max()
                .orElse(0);
        if (column == 0) {
            return longest > LENGTHY ? cell.with("class", "lengthy") : cell;
        }
        if (longest > SENTENCES) {
            return cell.with("class", "sentences");
        }
        return longest > SENTENCE ? cell.with("class", "words") : cell;
    }
}
