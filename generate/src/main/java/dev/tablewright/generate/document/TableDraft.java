package dev.tablewright.generate.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A table that is being written, row by row. Columns in which no row has anything are left out. */
public final class TableDraft {

    private final List<Block.Column> columns = new ArrayList<>();
    private final List<List<Text>> rows = new ArrayList<>();

    /** Columns of words. */
    public TableDraft(String... headings) {
        words(headings);
    }

    public TableDraft words(String... headings) {
        Stream.of(headings).forEach(heading -> columns.add(new Block.Column(heading, false)));
        return this;
    }

    /** Columns of numbers. */
    public TableDraft figures(String... headings) {
        Stream.of(headings).forEach(heading -> columns.add(new Block.Column(heading, true)));
        return this;
    }

    public TableDraft row(Text... cells) {
        return row(List.of(cells));
    }

    public TableDraft row(List<Text> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + columns.size() + " columns");
        }
        rows.add(cells);
        return this;
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    public Block.Table done() {
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            if (rows.stream().anyMatch(row -> !row.get(column).pieces().isEmpty())) {
                used.add(i);
            }
        }
        return new Block.Table(
                used.stream().map(columns::get).toList(),
                rows.stream().map(row -> used.stream().map(row::get).toList()).toList());
    }
}
