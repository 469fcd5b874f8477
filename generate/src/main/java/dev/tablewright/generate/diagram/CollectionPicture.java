package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Route;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One partition with its items in their order, drawn as people draw it on a whiteboard: the partition key at the left,
 * a row for each item with its sort key and attributes, coloured by entity, and at the right what each pattern reads.
 */
final class CollectionPicture {

    private static final double MARGIN = 20;
    private static final double HEADING = 34;
    private static final double COLUMNS = 24;
    private static final double ROW = 44;
    private static final double FURTHER = 27;
    private static final double GAP = 4;
    private static final double LEGEND = 26;
    private static final double CELL_GAP = 18;
    private static final double KEY_SIZE = 12;
    private static final double NAME_SIZE = 10.5;
    private static final double VALUE_SIZE = 12;
    private static final double WIDEST_PARTITION = 190;
    private static final double WIDEST_SORT = 240;
    private static final double WIDEST_ENTITY = 120;
    private static final double WIDEST_CELL = 124;
    private static final int MOST_CELLS = 4;
    private static final int COLOURS = 8;

    private final KeySpace space;
    private final Partition partition;
    private final Route route;
    private final List<CollectionRow> rows;
    private final List<Bracket> brackets;
    private final List<String> colours;
    private final List<Double> tops = new ArrayList<>();
    private final double bottom;

    CollectionPicture(Analysis analysis, Partition partition) {
        this.space = analysis.space();
        this.partition = partition;
        this.route = partition.route();
        this.rows = CollectionRow.of(partition.items());
        this.brackets = Bracket.of(analysis, partition, rows);
        this.colours = analysis.model().entities().stream()
                .map(Entity::name)
                .map(name -> name.text())
                .filter(partition.entities()::contains)
                .toList();
        double y = MARGIN + HEADING + COLUMNS;
        for (CollectionRow row : rows) {
            tops.add(y);
            y += height(row) + GAP;
        }
        this.bottom = y - GAP;
    }

    Picture named(String name) {
        String title = title();
        String description = description();
        double partitionWidth = partitionWidth();
        double x = MARGIN + partitionWidth + GAP;
        List<Double> sortWidths =
                route.schema().sort().stream().map(this::sortWidth).toList();
        double entityWidth = widest(colours, TextWidth.BOLD, NAME_SIZE, WIDEST_ENTITY) + 16;
        List<List<CollectionCell>> cells = cells();
        List<Double> cellWidths = cellWidths(cells);
        double width = 14
                + sum(sortWidths)
                + sortWidths.size() * CELL_GAP
                + entityWidth
                + CELL_GAP
                + sum(cellWidths)
                + cellWidths.size() * CELL_GAP
                + 24;
        BracketDrawing sides = new BracketDrawing(brackets, x + width + 12, this::top, this::low);
        boolean backwards =
                brackets.stream().flatMap(bracket -> bracket.readers().stream()).anyMatch(Bracket.Reader::backwards);
        double height = bottom + MARGIN + (backwards ? LEGEND : 0);
        Html svg = Svg.picture(sides.right() + MARGIN, height, title, description, PictureStyle.COLLECTIONS)
                .add(Svg.onLine(heading(sides.right())))
                .add(Svg.onLine(partitionBox(partitionWidth)));
        double column = x + 14;
        for (int i = 0; i < sortWidths.size(); i++) {
            svg = svg.add(columnName(column, route.schema().sort().get(i).name()));
            column += sortWidths.get(i) + CELL_GAP;
        }
        svg = svg.add(columnName(column, "entity"), columnName(column + entityWidth + CELL_GAP, "attributes"));
        for (int row = 0; row < rows.size(); row++) {
            svg = svg.add(Svg.onLine(
                    rows.get(row).shown()
                            ? item(row, x, width, sortWidths, entityWidth, cells.get(row), cellWidths)
                            : further(row, x, width)));
        }
        Html legend = backwards
                ? Svg.text("tw-type", sides.right(), bottom + LEGEND, "\u2191 read backwards: the last comes first")
                : Html.of();
        return new Picture(name, title, description, svg.add(Svg.onLine(sides.drawing()), legend) + "\n");
    }

    private Html heading(double right) {
        String where = route.isIndex() ? "Index " + route.name() + " of " + tableName() : "Table " + tableName();
        return Svg.fitting("tw-name", MARGIN, MARGIN + 15, where, TextWidth.BOLD, 14, right - MARGIN);
    }

    private Html columnName(double x, String name) {
        return Svg.fitting(
                "tw-column", x, MARGIN + HEADING + COLUMNS - 9, name, TextWidth.SANS, NAME_SIZE, WIDEST_CELL);
    }

    private Html partitionBox(double width) {
        double top = tops.get(0);
        Html box = Svg.group("tw-partition")
                .add(Svg.rectangle("tw-box tw-partition-box", MARGIN, top, width, bottom - top, 6));
        List<KeyAttribute> parts = route.schema().partition();
        box = box.add(columnName(MARGIN, parts.stream().map(KeyAttribute::name).collect(Collectors.joining(", "))));
        double y = (top + bottom) / 2 - (partition.key().size() - 1) * 9 + 4;
        for (String value : partition.key()) {
            box = box.add(
                    Svg.fitting("tw-key-text", MARGIN + 12, y, value, TextWidth.MONO, KEY_SIZE, WIDEST_PARTITION));
            y += 18;
        }
        return box;
    }

    private Html item(
            int row,
            double x,
            double width,
            List<Double> sortWidths,
            double entityWidth,
            List<CollectionCell> cells,
            List<Double> cellWidths) {
        CollectionRow shown = rows.get(row);
        double y = tops.get(row);
        Html group = Svg.group("tw-item " + colour(shown.first().entity()))
                .add(Svg.rectangle("tw-ground", x, y, width, ROW, 6), Svg.rectangle("tw-strip", x, y, 4, ROW, 2));
        double column = x + 14;
        for (int i = 0; i < sortWidths.size(); i++) {
            String key = route.schema().sort().get(i).name();
            String value = shown.first().attributes().get(key).plainText();
            group = group.add(Svg.fitting("tw-key-text", column, y + 26, value, TextWidth.MONO, KEY_SIZE, WIDEST_SORT));
            column += sortWidths.get(i) + CELL_GAP;
        }
        group = group.add(
                Svg.rectangle("tw-chip", column, y + 12, chip(shown.first().entity()), 20, 10),
                Svg.fitting(
                        "tw-chip-text",
                        column + 8,
                        y + 26,
                        shown.first().entity(),
                        TextWidth.BOLD,
                        NAME_SIZE,
                        WIDEST_ENTITY));
        column += entityWidth + CELL_GAP;
        for (int i = 0; i < Math.min(cells.size(), cellWidths.size()); i++) {
            group = group.add(cell(cells.get(i), column, y));
            column += cellWidths.get(i) + CELL_GAP;
        }
        int more = cells.size() - cellWidths.size();
        return more <= 0 ? group : group.add(moreCells(cells.subList(cellWidths.size(), cells.size()), x + width, y));
    }

    private static Html cell(CollectionCell cell, double x, double y) {
        return Svg.group(cell.stranger() ? "tw-cell tw-stranger" : "tw-cell")
                .add(
                        Svg.fitting("tw-column", x, y + 17, cell.name(), TextWidth.SANS, NAME_SIZE, WIDEST_CELL),
                        Svg.fitting("tw-value", x, y + 34, cell.value(), TextWidth.SANS, VALUE_SIZE, WIDEST_CELL));
    }

    private static Html moreCells(List<CollectionCell> cells, double right, double y) {
        String names = cells.stream().map(CollectionCell::name).collect(Collectors.joining(", "));
        return Svg.text("tw-type", right - 10, y + 26, "+" + cells.size())
                .add(Html.element("title").add(names));
    }

    private Html further(int row, double x, double width) {
        CollectionRow hidden = rows.get(row);
        boolean alike =
                hidden.items().stream().map(item -> item.entity()).distinct().count() == 1;
        String words = alike
                ? hidden.items().size() + " more of " + hidden.first().entity()
                : hidden.items().size() + " more items";
        double y = tops.get(row);
        return Svg.group("tw-item " + (alike ? colour(hidden.first().entity()) : "tw-mixed"))
                .add(
                        Svg.rectangle("tw-ground", x, y, width, FURTHER, 6),
                        Svg.rectangle("tw-strip", x, y, 4, FURTHER, 2),
                        Svg.text("tw-more", x + 14, y + 18, "\u22EE  " + words));
    }

    private List<List<CollectionCell>> cells() {
        return rows.stream()
                .map(row -> row.shown() ? CollectionCell.of(space, route, row.first()) : List.<CollectionCell>of())
                .toList();
    }

    private static List<Double> cellWidths(List<List<CollectionCell>> cells) {
        List<Double> widths = new ArrayList<>();
        int most = cells.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < Math.min(MOST_CELLS, most); i++) {
            int column = i;
            List<CollectionCell> inColumn = cells.stream()
                    .filter(row -> row.size() > column)
                    .map(row -> row.get(column))
                    .toList();
            widths.add(Math.max(
                    widest(
                            inColumn.stream().map(CollectionCell::name).toList(),
                            TextWidth.SANS,
                            NAME_SIZE,
                            WIDEST_CELL),
                    widest(
                            inColumn.stream().map(CollectionCell::value).toList(),
                            TextWidth.SANS,
                            VALUE_SIZE,
                            WIDEST_CELL)));
        }
        return widths;
    }

    private double partitionWidth() {
        double names = route.schema().partition().stream()
                .mapToDouble(attribute -> TextWidth.SANS.of(attribute.name(), NAME_SIZE))
                .sum();
        return Math.max(
                Math.min(names + 12, WIDEST_PARTITION),
                widest(partition.key(), TextWidth.MONO, KEY_SIZE, WIDEST_PARTITION) + 24);
    }

    private double sortWidth(KeyAttribute attribute) {
        List<String> values = rows.stream()
                .filter(CollectionRow::shown)
                .map(row -> row.first().attributes().get(attribute.name()).plainText())
                .toList();
        return Math.max(
                widest(values, TextWidth.MONO, KEY_SIZE, WIDEST_SORT),
                widest(List.of(attribute.name()), TextWidth.SANS, NAME_SIZE, WIDEST_CELL));
    }

    private static double widest(List<String> texts, TextWidth width, double size, double most) {
        return Math.ceil(texts.stream()
                .mapToDouble(text -> Math.min(most, width.of(text, size)))
                .max()
                .orElse(0));
    }

    private static double chip(String entity) {
        return widest(List.of(entity), TextWidth.BOLD, NAME_SIZE, WIDEST_ENTITY) + 16;
    }

    private static double sum(List<Double> widths) {
        return widths.stream().mapToDouble(width -> width).sum();
    }

    private static double height(CollectionRow row) {
        return row.shown() ? ROW : FURTHER;
    }

    private double top(int row) {
        return tops.get(row);
    }

    private double low(int row) {
        return tops.get(row) + height(rows.get(row));
    }

    private String colour(String entity) {
        return "tw-entity-" + Math.max(0, colours.indexOf(entity)) % COLOURS;
    }

    private String tableName() {
        return route.table().name().text();
    }

    private String title() {
        return WordList.and(colours) + " in a partition of " + (route.isIndex() ? route.name() : tableName());
    }

    private String description() {
        String readers = brackets.stream()
                .flatMap(bracket -> bracket.readers().stream())
                .map(Bracket.Reader::pattern)
                .distinct()
                .collect(Collectors.joining(", "));
        return WordList.count(partition.items().size(), "sample item") + " under " + String.join(", ", partition.key())
                + ", in the order of the sort key." + (readers.isEmpty() ? "" : " Read by " + readers + ".");
    }
}
