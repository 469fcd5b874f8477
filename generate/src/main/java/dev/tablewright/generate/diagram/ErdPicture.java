package dev.tablewright.generate.diagram;

import dev.tablewright.generate.diagram.ErdLayout.Line;
import dev.tablewright.generate.diagram.ErdLayout.Point;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The entities of a model and the lines between them, laid out and drawn. */
public final class ErdPicture {

    private static final double LABEL_SIZE = 12;
    private static final double LABEL_HEIGHT = 16;
    private static final double LABEL_MARGIN = 6;
    private static final double WIDEST_LABEL = 180;

    private final Model model;
    private final List<EntityDrawing> drawings = new ArrayList<>();

    private ErdPicture(Model model) {
        this.model = model;
    }

    public static Picture of(Model model) {
        return new ErdPicture(model).picture();
    }

    private Picture picture() {
        String title = "Entities of " + model.application().text();
        String description = description();
        ErdLayout layout = layOut();
        Html svg = Svg.picture(layout.width(), layout.height(), title, description, PictureStyle.ENTITIES);
        for (int i = 0; i < layout.lines().size(); i++) {
            svg = svg.add(
                    Svg.onLine(line(model.relationships().get(i), layout.lines().get(i))));
        }
        for (int i = 0; i < drawings.size(); i++) {
            svg = svg.add(Svg.onLine(drawings.get(i).at(layout.boxes().get(i))));
        }
        return new Picture("erd", title, description, svg + "\n");
    }

    private ErdLayout layOut() {
        LayeredLayout layout = new LayeredLayout();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            EntityDrawing drawing = EntityDrawing.of(model, entity);
            drawings.add(drawing);
            numbers.put(entity.name().text(), layout.box(drawing.width(), drawing.height()));
        }
        for (Relationship line : model.relationships()) {
            double label = line.label()
                    .map(words -> Math.min(WIDEST_LABEL, TextWidth.SANS.of(words, LABEL_SIZE)) + 2 * LABEL_MARGIN)
                    .orElse(0.0);
            layout.line(
                    numbers.get(line.left().text()), numbers.get(line.right().text()), Math.ceil(label), LABEL_HEIGHT);
        }
        return layout.layOut();
    }

    private static Html line(Relationship relationship, Line line) {
        List<Point> points = line.points();
        int last = points.size() - 1;
        Html group = Svg.group("tw-relationship")
                .add(
                        Html.element("title").add(relationship.text()),
                        LinePath.line(relationship.identifying() ? "tw-line" : "tw-line tw-loose", points),
                        LinePath.end(relationship.leftCardinality(), points.get(0), points.get(1)),
                        LinePath.end(relationship.rightCardinality(), points.get(last), points.get(last - 1)));
        if (line.label().isEmpty()) {
            return group;
        }
        ErdLayout.Box place = line.label().get();
        return group.add(Svg.fitting(
                "tw-label",
                place.x() + place.width() / 2,
                place.y() + 12,
                relationship.label().orElse(""),
                TextWidth.SANS,
                LABEL_SIZE,
                WIDEST_LABEL));
    }

    private String description() {
        String lines = model.relationships().stream().map(Relationship::text).collect(Collectors.joining("; "));
        return model.entities().size() + " entities: "
                + model.entities().stream().map(entity -> entity.name().text()).collect(Collectors.joining(", "))
                + "." + (lines.isEmpty() ? "" : " Relationships: " + lines + ".");
    }
}
