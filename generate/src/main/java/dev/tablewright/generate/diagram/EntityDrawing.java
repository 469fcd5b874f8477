package dev.tablewright.generate.diagram;

import dev.tablewright.generate.diagram.ErdLayout.Box;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Locale;

/** An entity as a box: its name, and below it the attributes with their marks and types. */
final class EntityDrawing {

    private static final double HEADER = 30;
    private static final double ROW = 21;
    private static final double MARGIN = 12;
    private static final double FOOT = 5;
    private static final double BADGE = 23;
    private static final double BADGE_GAP = 3;
    private static final double COLUMN_GAP = 18;
    private static final double NAME_SIZE = 12.5;
    private static final double TYPE_SIZE = 11.5;
    private static final double TITLE_SIZE = 14;
    private static final double WIDEST_NAME = 210;
    private static final double WIDEST_TYPE = 140;
    private static final int MOST_ROWS = 40;

    private final String name;
    private final List<EntityRow> rows;
    private final int more;
    private final double marksWidth;
    private final double width;

    private EntityDrawing(String name, List<EntityRow> all) {
        this.name = name;
        this.rows = all.size() > MOST_ROWS ? all.subList(0, MOST_ROWS - 1) : all;
        this.more = all.size() - rows.size();
        int marks = rows.stream().mapToInt(row -> row.marks().size()).max().orElse(0);
        this.marksWidth = marks == 0 ? 0 : marks * (BADGE + BADGE_GAP) + 4;
        double names = rows.stream()
                .mapToDouble(row -> Math.min(WIDEST_NAME, TextWidth.SANS.of(row.name(), NAME_SIZE)))
                .max()
                .orElse(0);
        double types = rows.stream()
                .mapToDouble(row -> Math.min(WIDEST_TYPE, TextWidth.SANS.of(shownType(row), TYPE_SIZE)))
                .max()
                .orElse(0);
        double title = Math.min(WIDEST_NAME, TextWidth.BOLD.of(name, TITLE_SIZE));
        double least = Math.max(120, 2 * MARGIN + title);
        this.width = Math.ceil(Math.max(least, 2 * MARGIN + marksWidth + names + COLUMN_GAP + types));
    }

    static EntityDrawing of(Model model, Entity entity) {
        return new EntityDrawing(entity.name().text(), EntityRow.of(model, entity));
    }

    double width() {
        return width;
    }

    double height() {
        int shown = rows.size() + (more > 0 ? 1 : 0);
        return HEADER + (shown == 0 ? 0 : 2 * FOOT + shown * ROW);
    }

    /** The entity in its place; the box may have grown since it was measured. */
    Html at(Box box) {
        Html group = Svg.group("tw-entity")
                .add(
                        Svg.rectangle("tw-box", box.x(), box.y(), box.width(), box.height(), 8),
                        Svg.path("tw-head", header(box)),
                        Svg.fitting(
                                "tw-name",
                                box.x() + MARGIN,
                                box.y() + 20,
                                name,
                                TextWidth.BOLD,
                                TITLE_SIZE,
                                box.width() - 2 * MARGIN));
        double y = box.y() + HEADER + FOOT;
        for (EntityRow row : rows) {
            group = group.add(row(row, box, y));
            y += ROW;
        }
        return more == 0 ? group : group.add(Svg.text("tw-more", box.x() + MARGIN, y + 15, "and " + more + " more"));
    }

    private Html row(EntityRow row, Box box, double y) {
        Html line = Svg.group(row.key() ? "tw-row tw-key" : "tw-row");
        double x = box.x() + MARGIN;
        for (String mark : row.marks()) {
            line = line.add(
                    Svg.rectangle("tw-badge tw-" + mark.toLowerCase(Locale.ROOT), x, y + 3.5, BADGE, 14, 4),
                    Svg.text("tw-mark tw-" + mark.toLowerCase(Locale.ROOT), x + BADGE / 2, y + 14, mark));
            x += BADGE + BADGE_GAP;
        }
        double types = Math.min(WIDEST_TYPE, TextWidth.SANS.of(shownType(row), TYPE_SIZE));
        double room = box.width() - 2 * MARGIN - marksWidth - types - 8;
        return line.add(
                Svg.fitting(
                        row.key() ? "tw-attribute tw-id" : "tw-attribute",
                        box.x() + MARGIN + marksWidth,
                        y + 15,
                        row.name(),
                        TextWidth.SANS,
                        NAME_SIZE,
                        room),
                Svg.fitting(
                        "tw-type",
                        box.x() + box.width() - MARGIN,
                        y + 15,
                        shownType(row),
                        TextWidth.SANS,
                        TYPE_SIZE,
                        WIDEST_TYPE));
    }

    /** What may be absent is shown so: {@code string?}. */
    private static String shownType(EntityRow row) {
        return row.words().map(words -> "enum").orElse(row.type()) + (row.optional() ? "?" : "");
    }

    private String header(Box box) {
        String right = Svg.number(box.x() + box.width());
        String low = Svg.number(box.y() + (rows.isEmpty() ? box.height() : HEADER));
        return "M" + Svg.number(box.x()) + " " + low
                + "V" + Svg.number(box.y() + 8)
                + "Q" + Svg.number(box.x()) + " " + Svg.number(box.y()) + " " + Svg.number(box.x() + 8) + " "
                + Svg.number(box.y())
                + "H" + Svg.number(box.x() + box.width() - 8)
                + "Q" + right + " " + Svg.number(box.y()) + " " + right + " " + Svg.number(box.y() + 8)
                + "V" + low + "Z";
    }
}
