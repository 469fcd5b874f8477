package dev.tablewright.capacity.price;

import dev.tablewright.model.diagnostic.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a file of prices: comma-separated, a line a region, under a line of headings. Lines that begin with {@code #} and
 * empty lines are comments; blanks around a cell do not count; there are no quotes.
 *
 * <pre>{@code
 * region,    as_of,      read_million, write_million, read_hour, write_hour, storage, pitr, source
 * us-east-1, 2026-07-30, 0.10,         0.50,          0.0001,    0.0005,     0.20,    0.16, our contract
 * }</pre>
 *
 * <p>It is strict, because a price in the wrong column gives numbers that look right.
 */
public final class PriceFile {

    private final List<PriceMistake> mistakes = new ArrayList<>();
    private final Map<String, Integer> linesOfRegions = new LinkedHashMap<>();
    private final List<PriceList> lists = new ArrayList<>();

    private PriceFile() {}

    /**
     * Prices, or what is wrong.
     *
     * @param prices present if and only if there is no mistake
     */
    public record Result(Optional<Prices> prices, List<PriceMistake> mistakes) {
        public Result {
            mistakes = List.copyOf(mistakes);
        }
    }

    /** Reads a file. It never throws for what the file contains. */
    public static Result read(String text) {
        return new PriceFile().result(text);
    }

    private Result result(String text) {
        // Spreadsheets begin their files with a byte order mark.
        List<String> lines =
                (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
        List<PriceColumn> header = null;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            List<String> cells = cells(line);
            if (header == null) {
                header = header(cells, i + 1);
                if (!mistakes.isEmpty()) {
                    // Every line would be found wrong, for the same reason.
                    return new Result(Optional.empty(), mistakes);
                }
            } else {
                row(header, cells, i + 1);
            }
        }
        if (mistakes.isEmpty() && lists.isEmpty()) {
            mistake(Math.max(1, lines.size()), header == null ? "no line of headings" : "no prices under the headings");
        }
        return new Result(mistakes.isEmpty() ? Optional.of(new Prices(lists)) : Optional.empty(), mistakes);
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.split(",", -1)) {
            cells.add(cell.strip());
        }
        return cells;
    }

    private List<PriceColumn> header(List<String> headings, int line) {
        List<PriceColumn> columns = new ArrayList<>();
        for (String heading : headings) {
            Optional<PriceColumn> column = PriceColumn.of(heading);
            if (column.isEmpty()) {
                String meant = Nearest.to(heading, PriceColumn.headings())
                        .map(near -> "; did you mean " + near + "?")
                        .orElse("");
                mistake(line, "there is no column \"" + heading + "\"" + meant);
            } else if (columns.contains(column.get())) {
                mistake(line, "column " + heading + " is there twice");
            }
            column.ifPresent(columns::add);
        }
        for (PriceColumn column : PriceColumn.values()) {
            if (!column.isOptional() && !columns.contains(column)) {
                mistake(line, "column " + column.heading() + " is missing");
            }
        }
        return columns;
    }

    private void row(List<PriceColumn> header, List<String> cells, int line) {
        if (cells.size() != header.size()) {
            mistake(line, cells.size() + " cells under " + header.size() + " headings; a comma too many or too few?");
            return;
        }
        Map<PriceColumn, String> row = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            row.put(header.get(i), cells.get(i));
        }
        PriceRow.read(row, line, mistakes).ifPresent(list -> add(list, line));
    }

    private void add(PriceList list, int line) {
        Integer before = linesOfRegions.putIfAbsent(list.region(), line);
        if (before == null) {
            lists.add(list);
        } else {
            mistakes.add(new PriceMistake(
                    line,
                    Optional.of(PriceColumn.REGION.heading()),
                    list.region() + " has its prices in line " + before));
        }
    }

    private void mistake(int line, String message) {
        mistakes.add(new PriceMistake(line, Optional.empty(), message));
    }
}
