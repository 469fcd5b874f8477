package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * The line between two entities: <code>||--o{</code>, {@code -right->}, {@code *-[#red]-}.
 *
 * @param left how many, if a crow's foot says so
 * @param right how many, if a crow's foot says so
 * @param inheritance whether it has a triangle: one is a kind of the other
 * @param wholeAtRight whether the diamond, and so the parent, stands at the right
 */
record PlantUmlArrow(
        Optional<Cardinality> left,
        Optional<Cardinality> right,
        boolean solid,
        boolean hidden,
        boolean inheritance,
        boolean wholeAtRight,
        Span span) {

    private static final String BODY = "-.=~";
    private static final List<String> DIRECTIONS =
            List.of("left", "right", "up", "down", "le", "ri", "do", "l", "r", "u", "d");
    private static final List<String> LEFT_SIGNS = List.of("<|", "<<", "<", "*", "+", "#", "^", "o", "x", "0");
    private static final List<String> RIGHT_SIGNS = List.of("|>", ">>", ">", "*", "+", "#", "^", "o", "x", "0");

    /** Whether a line with at least one of its parts stands here; nothing is read. */
    static boolean isAt(LineCursor line) {
        int start = line.at();
        takeRun(line);
        boolean found = line.at() < line.end() && BODY.indexOf(line.peek()) >= 0;
        line.moveTo(start);
        return found;
    }

    /** Reads a line. An unknown end is reported and gives nothing; the place is behind it. */
    static Optional<PlantUmlArrow> take(LineCursor line, Diagnostics diagnostics) {
        int start = line.at();
        Optional<Cardinality> left = takeLeft(line);
        String leftSign = left.isPresent() ? "" : takeSign(line, LEFT_SIGNS);
        if (BODY.indexOf(line.peek()) < 0) {
            line.moveTo(start);
            takeRun(line);
            diagnostics.report(CrowsFoot.unknownEnd(line.spanFrom(start)));
            return Optional.empty();
        }
        int bodyStart = line.at();
        takeBody(line);
        String body = line.spanFrom(bodyStart).text();
        int rightStart = line.at();
        Optional<Cardinality> right = takeRight(line);
        String rightSign = right.isPresent() ? "" : takeSign(line, RIGHT_SIGNS);
        if (!isEnd(line)) {
            line.takeWhile(c -> !Character.isWhitespace(c) && c != '"');
            diagnostics.report(CrowsFoot.unknownEnd(line.spanFrom(rightStart)));
            return Optional.empty();
        }
        return Optional.of(new PlantUmlArrow(
                left,
                right,
                !body.contains("."),
                body.contains("hidden"),
                leftSign.equals("<|") || rightSign.equals("|>") || leftSign.equals("^") || rightSign.equals("^"),
                rightSign.equals("*") || rightSign.equals("o"),
                line.spanFrom(start)));
    }

    private static Optional<Cardinality> takeLeft(LineCursor line) {
        Optional<Cardinality> sign = CrowsFoot.takeLeft(line);
        return sign.isEmpty() && line.accept("}") ? Optional.of(Cardinality.ZERO_OR_MORE) : sign;
    }

    private static Optional<Cardinality> takeRight(LineCursor line) {
        Optional<Cardinality> sign = CrowsFoot.takeRight(line);
        return sign.isEmpty() && line.accept("{") ? Optional.of(Cardinality.ZERO_OR_MORE) : sign;
    }

    /** A letter is a sign only where no name goes on behind it. */
    private static String takeSign(LineCursor line, List<String> signs) {
        for (String sign : signs) {
            boolean letter = Character.isLetterOrDigit(sign.charAt(0));
            if (line.isAt(sign) && !(letter && PlantUmlName.isNameCharacter(line.peek(1)))) {
                line.accept(sign);
                return sign;
            }
        }
        return "";
    }

    private static void takeBody(LineCursor line) {
        while (line.at() < line.end()) {
            if (BODY.indexOf(line.peek()) >= 0) {
                line.moveTo(line.at() + 1);
            } else if (line.peek() != '[' || !takeStyle(line)) {
                Optional<String> direction = DIRECTIONS.stream()
                        .filter(word -> line.isAtIgnoringCase(word) && isBodyOrStyle(line.peek(word.length())))
                        .findFirst();
                if (direction.isEmpty()) {
                    return;
                }
                line.moveTo(line.at() + direction.get().length());
            }
        }
    }

    private static boolean isBodyOrStyle(char c) {
        return c != 0 && (BODY.indexOf(c) >= 0 || c == '[');
    }

    /** A colour or the like in brackets. */
    private static boolean takeStyle(LineCursor line) {
        int start = line.at();
        line.takeWhile(c -> c != ']');
        boolean closed = line.accept("]");
        if (!closed) {
            line.moveTo(start);
        }
        return closed;
    }

    /** Behind a line comes a blank, a multiplicity in quotes, or a name at once. */
    private static boolean isEnd(LineCursor line) {
        char c = line.peek();
        if (c == 0 || Character.isWhitespace(c) || c == '"' || c == '(') {
            return true;
        }
        int start = line.at();
        line.takeWhile(x -> PlantUmlName.isNameCharacter((char) x));
        boolean name = line.at() > start && (line.peek() == 0 || " \t:\"".indexOf(line.peek()) >= 0);
        line.moveTo(start);
        return name;
    }

    /** What stands before the body of a line, whether it is known or not. */
    private static void takeRun(LineCursor line) {
        line.takeWhile(c -> !Character.isWhitespace(c) && c != '"' && c != ':' && BODY.indexOf(c) < 0);
    }
}
