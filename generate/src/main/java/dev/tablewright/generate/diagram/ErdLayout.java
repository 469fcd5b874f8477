package dev.tablewright.generate.diagram;

import java.util.List;
import java.util.Optional;

/**
 * Where everything of a diagram stands.
 *
 * @param boxes in the order in which they were given
 * @param lines in the order in which they were given
 */
record ErdLayout(double width, double height, List<Box> boxes, List<Line> lines) {

    ErdLayout {
        boxes = List.copyOf(boxes);
        lines = List.copyOf(lines);
    }

    /** A point of a line. */
    record Point(double x, double y) {}

    /** A rectangle, with its upper left corner. */
    record Box(double x, double y, double width, double height) {}

    /**
     * A line from one box to another, in horizontal and vertical pieces.
     *
     * @param points the first and the last stand at the borders of the boxes
     * @param label where the label stands
     */
    record Line(List<Point> points, Optional<Box> label) {
        Line {
            points = List.copyOf(points);
        }
    }
}
