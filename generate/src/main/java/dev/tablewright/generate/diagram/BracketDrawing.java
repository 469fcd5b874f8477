package dev.tablewright.generate.diagram;

import dev.tablewright.generate.diagram.Bracket.Reader;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;

/** Draws what patterns read at the side of an item collection; ranges that overlap stand beside each other. */
final class BracketDrawing {

    private static final double LINE = 15;
    private static final double SIZE = 12;
    private static final double ARM = 7;
    private static final double GAP = 14;
    private static final double WIDEST = 170;
    private static final double MARGIN = 8;

    /** Brackets of which none overlaps another. */
    private record Lane(List<Bracket> brackets) {

        boolean hasRoom(Bracket bracket) {
            return brackets.stream()
                    .noneMatch(other -> other.first() <= bracket.last() && bracket.first() <= other.last());
        }
    }

    private final IntToDoubleFunction top;
    private final IntToDoubleFunction low;
    private final Html drawing;
    private final double right;

    /**
     * @param top the upper edge of a row
     * @param low the lower edge of a row
     */
    BracketDrawing(List<Bracket> brackets, double left, IntToDoubleFunction top, IntToDoubleFunction low) {
        this.top = top;
        this.low = low;
        Html all = Html.of();
        double x = left;
        for (Lane lane : lanes(brackets)) {
            double width = 0;
            for (Bracket bracket : lane.brackets()) {
                all = all.add(draw(bracket, x));
                width = Math.max(width, width(bracket));
            }
            x += ARM + MARGIN + width + GAP;
        }
        this.drawing = all;
        this.right = brackets.isEmpty() ? left : x - GAP;
    }

    Html drawing() {
        return drawing;
    }

    /** Where the last of the labels ends. */
    double right() {
        return right;
    }

    private static List<Lane> lanes(List<Bracket> brackets) {
        List<Lane> lanes = new ArrayList<>();
        for (Bracket bracket : brackets) {
            Lane free = lanes.stream()
                    .filter(lane -> lane.hasRoom(bracket))
                    .findFirst()
                    .orElseGet(() -> {
                        Lane lane = new Lane(new ArrayList<>());
                        lanes.add(lane);
                        return lane;
                    });
            free.brackets().add(bracket);
        }
        return lanes;
    }

    private Html draw(Bracket bracket, double x) {
        double from = top.applyAsDouble(bracket.first()) + 3;
        double to = low.applyAsDouble(bracket.last()) - 3;
        String shape = "M" + Svg.number(x) + " " + Svg.number(from)
                + "h" + Svg.number(ARM - 4)
                + "q4 0 4 4V" + Svg.number(to - 4)
                + "q0 4 -4 4h" + Svg.number(4 - ARM);
        Html group =
                Svg.group("tw-reads").add(Html.element("title").add(requests(bracket)), Svg.path("tw-bracket", shape));
        List<String> labels = labels(bracket);
        double y = (from + to) / 2 - (labels.size() - 1) * LINE / 2 + 4;
        for (String label : labels) {
            group = group.add(Svg.fitting("tw-reader", x + ARM + MARGIN, y, label, TextWidth.SANS, SIZE, WIDEST));
            y += LINE;
        }
        return group;
    }

    private double width(Bracket bracket) {
        return labels(bracket).stream()
                .mapToDouble(label -> Math.min(WIDEST, TextWidth.SANS.of(label, SIZE)))
                .max()
                .orElse(0);
    }

    /** As many names as there is height for. */
    private List<String> labels(Bracket bracket) {
        double height = low.applyAsDouble(bracket.last()) - top.applyAsDouble(bracket.first());
        int most = Math.max(1, (int) (height / LINE));
        List<Reader> readers = bracket.readers();
        int shown = readers.size() <= most ? readers.size() : most - 1;
        List<String> labels = new ArrayList<>();
        readers.subList(0, shown)
                .forEach(reader -> labels.add(reader.pattern() + (reader.backwards() ? " \u2191" : "")));
        if (shown < readers.size()) {
            labels.add(readers.size() - shown + (shown == 0 ? " patterns" : " more"));
        }
        return labels;
    }

    private static String requests(Bracket bracket) {
        return bracket.readers().stream()
                .map(reader -> reader.pattern() + ": " + reader.request())
                .collect(Collectors.joining("\n"));
    }
}
