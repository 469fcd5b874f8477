package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Style;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** How a scalar is written: as the author wrote it, but in one line and with one kind of quotes. */
public final class ScalarText {

    /** What would end a plain scalar, or be taken for something else, in a line. */
    private static final Pattern UNSAFE =
            Pattern.compile("^[-?:](\\s|$)|^(---|\\.\\.\\.)|^[,\\[\\]{}#&*!|>'\"%@`]|: |:$|\\s#|^\\s|\\s$");

    /** The same between brackets. */
    private static final Pattern UNSAFE_IN_FLOW = Pattern.compile("[,\\[\\]{}\"]|^[?:]|:[,\\[\\]{}]");

    private static final Pattern SIMPLE_HEADER = Pattern.compile("[|>]-?\\s*(#.*)?");

    private ScalarText() {}

    /** The scalar in one line; block scalars have several and are written by {@link #block}. */
    static String inline(Scalar scalar, boolean inFlow) {
        String written = scalar.span().text();
        return switch (scalar.style()) {
            case PLAIN -> isSafe(scalar.value(), inFlow) ? scalar.value() : quoted(scalar.value());
            case DOUBLE_QUOTED -> isOneLine(written) ? written : quoted(scalar.value());
            case SINGLE_QUOTED ->
                isOneLine(written) && needsSingleQuotes(scalar.value()) ? written : quoted(scalar.value());
            case LITERAL, FOLDED -> quoted(scalar.value());
        };
    }

    /**
     * Whether a scalar keeps its block form. One that says how its white space is meant (an indentation, the breaks at
     * its end) or that has white space to lose is written in quotes instead.
     */
    static boolean isBlock(Scalar scalar) {
        if (scalar.style() != Style.LITERAL && scalar.style() != Style.FOLDED) {
            return false;
        }
        List<String> lines = scalar.span().text().lines().toList();
        int indentation = indentation(lines);
        boolean simple = SIMPLE_HEADER.matcher(lines.get(0)).matches();
        boolean first = lines.size() > 1
                && indentationOf(lines.get(1)) == indentation
                && !lines.get(1).isBlank();
        boolean lossless = lines.stream()
                .skip(1)
                .allMatch(line -> (!line.isBlank() && line.indexOf('\t') < 0) || line.length() <= indentation);
        boolean spaceAtEnd = scalar.value().stripTrailing().length()
                < scalar.value().replaceFirst("\\n+$", "").length();
        return simple && first && lossless && !spaceAtEnd;
    }

    /** A block scalar: its header, and its lines moved to an indentation. */
    static List<String> block(Scalar scalar, String indent) {
        List<String> lines = scalar.span().text().lines().toList();
        int old = indentation(lines);
        return IntStream.range(0, lines.size())
                .mapToObj(i -> i == 0
                        ? lines.get(0).stripTrailing()
                        : lines.get(i).isBlank() ? "" : indent + lines.get(i).substring(old))
                .toList();
    }

    private static int indentation(List<String> lines) {
        return lines.stream()
                .skip(1)
                .filter(line -> !line.isBlank())
                .mapToInt(ScalarText::indentationOf)
                .min()
                .orElse(0);
    }

    private static int indentationOf(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static boolean isOneLine(String written) {
        return written.indexOf('\n') < 0;
    }

    private static boolean needsSingleQuotes(String value) {
        return value.indexOf('"') >= 0 || value.indexOf('\\') >= 0;
    }

    /** Controls, line separators and the byte order mark: nobody sees them, and YAML treats some of them in its own way. */
    private static boolean isInvisible(int c) {
        return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029 || c == 0xFEFF;
    }

    private static boolean isSafe(String value, boolean inFlow) {
        return value.indexOf('\n') < 0
                && value.chars().noneMatch(ScalarText::isInvisible)
                && !UNSAFE.matcher(value).find()
                && !(inFlow && UNSAFE_IN_FLOW.matcher(value).find());
    }

    /** A text in double quotes, whatever is in it. */
    public static String quoted(String value) {
        StringBuilder out = new StringBuilder("\"");
        value.codePoints().forEach(c -> {
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (isInvisible(c)) {
                        out.append("\\u")
                                .append(Integer.toHexString(0x10000 | c).substring(1));
                    } else {
                        out.appendCodePoint(c);
                    }
                }
            }
        });
        return out.append('"').toString();
    }
}
