package dev.tablewright.generate.diagram;

import dev.tablewright.generate.diagram.ErdLayout.Point;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.entity.Cardinality;
import java.util.List;

/** Draws a line between two boxes: round corners, and at each end the sign that says how many. */
final class LinePath {

    private static final double ROUND = 7;

    /** How far the toes of a foot are spread, and how far behind them it begins. */
    private static final double TOE = 6;

    private static final double HEEL = 12;
    private static final double BAR = 5.5;
    private static final double RING = 3.8;

    private LinePath() {}

    /** The line itself. */
    static Html line(String type, List<Point> points) {
        StringBuilder path = new StringBuilder("M").append(at(points.get(0)));
        for (int i = 1; i < points.size() - 1; i++) {
            Point corner = points.get(i);
            double round = Math.min(
                    ROUND, Math.min(distance(points.get(i - 1), corner), distance(corner, points.get(i + 1))) / 2);
            path.append('L')
                    .append(at(towards(corner, points.get(i - 1), round)))
                    .append('Q')
                    .append(at(corner))
                    .append(' ')
                    .append(at(towards(corner, points.get(i + 1), round)));
        }
        return Svg.path(
                type, path.append('L').append(at(points.get(points.size() - 1))).toString());
    }

    /** The sign at an end. */
    static Html end(Cardinality cardinality, Point border, Point next) {
        Side side = Side.of(border, next);
        return switch (cardinality) {
            case EXACTLY_ONE -> Svg.group("tw-end").add(Svg.path("tw-sign", side.bar(7) + side.bar(12)));
            case ZERO_OR_ONE -> Svg.group("tw-end").add(Svg.path("tw-sign", side.bar(7)), side.ring(12.5 + RING));
            case ONE_OR_MORE -> Svg.group("tw-end").add(Svg.path("tw-sign", side.foot() + side.bar(HEEL + 4)));
            case ZERO_OR_MORE -> Svg.group("tw-end").add(Svg.path("tw-sign", side.foot()), side.ring(HEEL + RING));
        };
    }

    /** A direction away from a border. */
    private record Side(Point border, double dx, double dy) {

        static Side of(Point border, Point next) {
            double length = Math.max(distance(border, next), 1e-6);
            return new Side(border, (next.x() - border.x()) / length, (next.y() - border.y()) / length);
        }

        /** So far from the border, and so far to the side. */
        Point point(double away, double aside) {
            return new Point(border.x() + dx * away - dy * aside, border.y() + dy * away + dx * aside);
        }

        String bar(double away) {
            return "M" + at(point(away, -BAR)) + "L" + at(point(away, BAR));
        }

        String foot() {
            return "M" + at(point(0, -TOE)) + "L" + at(point(HEEL, 0)) + "L" + at(point(0, TOE));
        }

        Html ring(double away) {
            Point centre = point(away, 0);
            return Svg.circle("tw-ring", centre.x(), centre.y(), RING);
        }
    }

    private static Point towards(Point from, Point to, double far) {
        double share = far / Math.max(distance(from, to), 1e-6);
        return new Point(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
    }

    private static double distance(Point one, Point other) {
        return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
    }

    private static String at(Point point) {
        return Svg.number(point.x()) + " " + Svg.number(point.y());
    }
}
