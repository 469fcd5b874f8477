package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Which entity stands under which key in a table and its indexes: a row for each entity, a column for the table and each
 * index. In a column, entities of one colour share partitions, or could, since their partition keys begin alike.
 */
public final class KeyMapPicture {

    private static final double MARGIN = 20;
    private static final double HEADING = 34;
    private static final double COLUMNS = 22;
    private static final double ROW = 46;
    private static final double CONDITION = 15;
    private static final double GAP = 4;
    private static final double KEY_SIZE = 12;
    private static final double NAME_SIZE = 12.5;
    private static final double CONDITION_SIZE = 10.5;
    private static final double WIDEST_CELL = 230;
    private static final double WIDEST_NAME = 170;
    private static final double PADDING = 12;
    private static final int COLOURS = 8;
    private static final int LONGEST_NAME = 60;

    private final KeySpace space;
    private final Table table;
    private final String name;
    private final List<String> entities;
    private final List<Route> routes;
    private final double row;

    private KeyMapPicture(KeySpace space, Table table, List<String> entities, String name) {
        this.name = name;
        this.space = space;
        this.table = table;
        this.entities = entities;
        this.routes = space.routes()
                .filter(route -> route.table().name().text().equals(table.name().text()))
                // GSI10 behind GSI9.
                .sorted(Comparator.comparing(Route::isIndex)
                        .thenComparing(route -> route.name().length())
                        .thenComparing(Route::name))
                .toList();
        boolean sparse = routes.stream()
                .flatMap(route -> entities.stream().flatMap(entity -> space.of(entity, route).stream()))
                .anyMatch(placement -> !placement.when().isAlways());
        this.row = sparse ? ROW + CONDITION : ROW;
    }

    /** A picture for each table that several entities share; none for a model that has no design yet. */
    public static List<Picture> of(Model model) {
        List<Picture> pictures = new ArrayList<>();
        model.design().ifPresent(design -> {
            KeySpace space = new KeySpace(model, design);
            Set<String> names = new HashSet<>();
            for (Table table : design.tables()) {
                List<String> entities = design.keys().stream()
                        .filter(keys -> keys.table().equals(table.name().text()))
                        .map(EntityKeys::entity)
                        .map(name -> name.text())
                        .toList();
                if (entities.size() > 1) {
                    pictures.add(new KeyMapPicture(space, table, entities, name(table, names)).picture());
                }
            }
        });
        return List.copyOf(pictures);
    }

    /** No picture of a partition has such a name: those have no underscore. */
    private static String name(Table table, Set<String> names) {
        String plain = "keys_" + table.name().text().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String shortened = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        String free = shortened;
        for (int number = 2; !names.add(free); number++) {
            free = shortened + "-" + number;
        }
        return free;
    }

    private Picture picture() {
        String title = "Keys in " + table.name() + (routes.size() > 1 ? " and its indexes" : "");
        String description = WordList.count(entities.size(), "entity", "entities") + " in "
                + WordList.and(routes.stream().map(Route::name).toList()) + ".";
        double names = entities.stream()
                        .mapToDouble(name -> Math.min(WIDEST_NAME, TextWidth.BOLD.of(name, NAME_SIZE)))
                        .max()
                        .orElse(0)
                + 2 * PADDING;
        List<Double> widths = routes.stream().map(this::width).toList();
        double right = MARGIN
                + names
                + widths.stream().mapToDouble(width -> width + GAP).sum();
        double top = MARGIN + HEADING + COLUMNS;
        double bottom = top + entities.size() * (row + GAP) - GAP;
        Html svg = Svg.picture(right + MARGIN, bottom + MARGIN, title, description, PictureStyle.COLLECTIONS)
                .add(Svg.fitting("tw-name", MARGIN, MARGIN + 15, title, TextWidth.BOLD, 14, right - MARGIN));
        for (int i = 0; i < entities.size(); i++) {
            svg = svg.add(Svg.fitting(
                    "tw-row-name",
                    MARGIN,
                    top + i * (row + GAP) + row / 2 + 4,
                    entities.get(i),
                    TextWidth.BOLD,
                    NAME_SIZE,
                    WIDEST_NAME));
        }
        double x = MARGIN + names + GAP;
        for (int column = 0; column < routes.size(); column++) {
            svg = svg.add(Svg.onLine(column(routes.get(column), x, widths.get(column), top)));
            x += widths.get(column) + GAP;
        }
        return new Picture(name, title, description, svg + "\n");
    }

    private Html column(Route route, double x, double width, double top) {
        String keys = route.schema().attributes().map(key -> key.name()).collect(Collectors.joining(", "));
        Html column = Svg.group("tw-route")
                .add(Svg.fitting(
                        "tw-column",
                        x + PADDING,
                        top - 9,
                        route.name() + " (" + keys + ")",
                        TextWidth.SANS,
                        CONDITION_SIZE,
                        width - PADDING));
        List<String> beginnings = new ArrayList<>();
        for (int i = 0; i < entities.size(); i++) {
            Optional<Placement> placement = space.of(entities.get(i), route);
            double y = top + i * (row + GAP);
            column = column.add(placement
                    .map(there -> cell(there, beginnings, x, y, width))
                    .orElseGet(() -> Svg.rectangle("tw-nothing", x, y, width, row, 6)));
        }
        return column;
    }

    private Html cell(Placement placement, List<String> beginnings, double x, double y, double width) {
        String beginning = beginning(placement);
        if (!beginnings.contains(beginning)) {
            beginnings.add(beginning);
        }
        int colour = beginnings.indexOf(beginning) % COLOURS;
        Html cell = Svg.group("tw-item tw-entity-" + colour)
                .add(Svg.rectangle("tw-ground", x, y, width, row, 6), Svg.rectangle("tw-strip", x, y, 4, row, 2));
        String partition = text(placement.partition());
        String sort = text(placement.sort());
        double first = sort.isEmpty() ? y + 27 : y + 19;
        cell = cell.add(
                Svg.fitting("tw-key-text", x + PADDING, first, partition, TextWidth.MONO, KEY_SIZE, WIDEST_CELL));
        if (!sort.isEmpty()) {
            cell = cell.add(
                    Svg.fitting("tw-key-text", x + PADDING, y + 37, sort, TextWidth.MONO, KEY_SIZE, WIDEST_CELL));
        }
        return placement.when().isAlways()
                ? cell
                : cell.add(Svg.fitting(
                        "tw-column",
                        x + PADDING,
                        y + row - 8,
                        "if " + placement.when(),
                        TextWidth.SANS,
                        CONDITION_SIZE,
                        width - 2 * PADDING));
    }

    /** What all partition keys of an entity begin with; those that begin with a value are told apart by its name. */
    private static String beginning(Placement placement) {
        String literal = placement.partition().get(0).leadingLiteral();
        return literal.isEmpty() ? text(placement.partition()) : literal;
    }

    private double width(Route route) {
        double widest = entities.stream()
                .flatMap(entity -> space.of(entity, route).stream())
                .flatMapToDouble(placement -> DoubleStream.of(
                        TextWidth.MONO.of(text(placement.partition()), KEY_SIZE),
                        TextWidth.MONO.of(text(placement.sort()), KEY_SIZE)))
                .max()
                .orElse(0);
        return Math.ceil(Math.max(90, Math.min(WIDEST_CELL, widest) + 2 * PADDING));
    }

    private static String text(List<KeyPart> parts) {
        return parts.stream().map(KeyPart::toString).collect(Collectors.joining(", "));
    }
}
