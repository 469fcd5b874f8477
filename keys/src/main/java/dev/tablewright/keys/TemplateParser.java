package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the text of a template. It never throws: each mistake becomes a {@link TemplateProblem} and reading goes on
 * behind it.
 *
 * <p>Text stands for itself; <code>{attribute}</code> is a slot; <code>{{</code> and <code>}}</code> are literal braces.
 * Behind the attribute, after a colon each: a width of padding ({@code :8}), {@code desc} behind the width, a unit of
 * time ({@code :day}), or {@code shard/n}.
 */
public final class TemplateParser {

    /** Longest template: longer ones give no key that DynamoDB would take. */
    public static final int LONGEST = 4096;

    /** Widest padding: the largest number that fits a {@code long} has 19 digits, 18 are always safe. */
    public static final int MAX_WIDTH = 18;

    /** Most shards: a read has to ask every one of them. */
    public static final int MAX_SHARDS = 1000;

    private static final Pattern PATH = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");
    private static final int LONGEST_PATH = 256;
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");
    private static final String FORMATS =
            "a format is a width (`:8`), a width and `desc` (`:8:desc`), `year`, `month`, `day`, `hour`, `minute`,"
                    + " or `shard/n`";

    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private final List<TemplateProblem> problems = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int literalStart;

    private TemplateParser(String text) {
        this.text = text;
    }

    /** Reads a template. */
    public static ParsedTemplate parse(String text) {
        return new TemplateParser(text).read();
    }

    private ParsedTemplate read() {
        if (text.length() > LONGEST) {
            problem(
                    0,
                    text.length(),
                    "a template of more than " + LONGEST + " characters",
                    "a key has 2,048 bytes at most");
            return new ParsedTemplate(new KeyTemplate(text, parts), problems);
        }
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean doubled = at + 1 < text.length() && text.charAt(at + 1) == c;
            if ((c == '{' || c == '}') && doubled) {
                literal.append(c);
                at += 2;
            } else if (c == '{') {
                endLiteral(at);
                at = readSlot(at);
                literalStart = at;
            } else {
                if (c == '}') {
                    problem(at, at + 1, "a `}` without its `{`", "write `}}` for a literal brace");
                }
                literal.append(c);
                at++;
            }
        }
        endLiteral(at);
        return new ParsedTemplate(new KeyTemplate(text, parts), problems);
    }

    private void endLiteral(int at) {
        if (literal.length() > 0) {
            parts.add(new Literal(literal.toString(), literalStart, at));
            literal.setLength(0);
        }
        literalStart = at;
    }

    /** Reads the slot whose brace opens at {@code open} and returns the offset behind it. */
    private int readSlot(int open) {
        int close = text.indexOf('}', open);
        int nested = text.indexOf('{', open + 1);
        if (close < 0 || (nested >= 0 && nested < close)) {
            int end = close < 0 || nested >= 0 ? (nested < 0 ? text.length() : nested) : close;
            problem(open, end, "this slot is not closed", "close it with `}`, or write `{{` for a literal brace");
            return end;
        }
        String[] pieces = text.substring(open + 1, close).split(":", -1);
        String path = pieces[0].strip();
        if (path.isEmpty()) {
            problem(open, close + 1, "a slot without an attribute", "name the attribute, as in `{orderId}`");
        } else if (path.length() > LONGEST_PATH || !PATH.matcher(path).matches()) {
            problem(open + 1, open + 1 + pieces[0].length(), "`" + path + "` is not the name of an attribute", null);
        } else {
            readFormat(pieces, open + 1 + pieces[0].length(), close)
                    .ifPresent(
                            format -> parts.add(new Slot(Arrays.asList(path.split("\\.")), format, open, close + 1)));
        }
        return close + 1;
    }

    private Optional<SlotFormat> readFormat(String[] pieces, int start, int end) {
        if (pieces.length == 1) {
            return Optional.of(new SlotFormat.Plain());
        }
        String first = pieces[1].strip();
        boolean descending = pieces.length == 3 && pieces[2].strip().equals("desc");
        if (DIGITS.matcher(first).matches() && (pieces.length == 2 || descending)) {
            return padded(Integer.parseInt(first), descending, start, end);
        }
        Optional<TimeUnit> unit = TimeUnit.ofWord(first);
        if (unit.isPresent() && pieces.length == 2) {
            return Optional.of(new SlotFormat.Truncated(unit.get()));
        }
        if (first.startsWith("shard/") && pieces.length == 2) {
            return shard(first.substring("shard/".length()), start, end);
        }
        String format = text.substring(start, end);
        String help = format.equals(":desc") ? "say how wide the number is, as in `:8:desc`" : FORMATS;
        return refuse(start, end, "`" + format + "` is not a format", help);
    }

    private Optional<SlotFormat> padded(int width, boolean descending, int start, int end) {
        if (width < 1 || width > MAX_WIDTH) {
            return refuse(start, end, "a width lies between 1 and " + MAX_WIDTH, null);
        }
        return Optional.of(new SlotFormat.Padded(width, descending));
    }

    private Optional<SlotFormat> shard(String count, int start, int end) {
        int shards = DIGITS.matcher(count).matches() ? Integer.parseInt(count) : 0;
        if (shards < 2 || shards > MAX_SHARDS) {
            return refuse(start, end, "a number of shards lies between 2 and " + MAX_SHARDS, null);
        }
        return Optional.of(new SlotFormat.Shard(shards));
    }

    private Optional<SlotFormat> refuse(int start, int end, String message, String help) {
        problem(start, end, message, help);
        return Optional.empty();
    }

    private void problem(int start, int end, String message, String help) {
        problems.add(new TemplateProblem(start, end, message, Optional.ofNullable(help)));
    }
}
