package dev.tablewright.language.resolve;

import dev.tablewright.model.entity.Cardinality;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A relationship as one line: <code>Customer ||--o{ Order : places</code>. */
record CrowsFoot(
        Part left,
        Cardinality leftCardinality,
        Part right,
        Cardinality rightCardinality,
        boolean identifying,
        Optional<String> label) {

    /** A word and its place in the line. */
    record Part(String text, int start, int end) {}

    private static final Pattern LINE =
            Pattern.compile("\\s*(\\S+)\\s+(\\S\\S)(--|\\.\\.)(\\S\\S)\\s+([^\\s:]+)\\s*(?::\\s*(.*))?");

    /** What was wrong with a line, and where. */
    record Mistake(int start, int end, String message) {}

    /** Either a line or a mistake. */
    record Reading(Optional<CrowsFoot> line, Optional<Mistake> mistake) {}

    static Reading read(String text) {
        Matcher matcher = LINE.matcher(text);
        if (!matcher.matches()) {
            return mistake(0, text.length(), "this is not a crow's-foot line");
        }
        Optional<Cardinality> left = end(matcher.group(2), true);
        Optional<Cardinality> right = end(matcher.group(4), false);
        if (left.isEmpty()) {
            return mistake(matcher.start(2), matcher.end(2), "the left end is one of `||`, `|o`, `}|` and `}o`");
        }
        if (right.isEmpty()) {
            return mistake(matcher.start(4), matcher.end(4), "the right end is one of `||`, `o|`, `|{` and `o{`");
        }
        Optional<String> label = Optional.ofNullable(matcher.group(6))
                .map(String::strip)
                .map(said -> said.replaceAll("^\"|\"$", ""))
                .filter(said -> !said.isEmpty());
        CrowsFoot line = new CrowsFoot(
                new Part(matcher.group(1), matcher.start(1), matcher.end(1)),
                left.get(),
                new Part(matcher.group(5), matcher.start(5), matcher.end(5)),
                right.get(),
                matcher.group(3).equals("--"),
                label);
        return new Reading(Optional.of(line), Optional.empty());
    }

    private static Reading mistake(int start, int end, String message) {
        return new Reading(Optional.empty(), Optional.of(new Mistake(start, end, message)));
    }

    private static Optional<Cardinality> end(String sign, boolean left) {
        for (Cardinality cardinality : Cardinality.values()) {
            if ((left ? cardinality.left() : cardinality.right()).equals(sign)) {
                return Optional.of(cardinality);
            }
        }
        return Optional.empty();
    }
}
