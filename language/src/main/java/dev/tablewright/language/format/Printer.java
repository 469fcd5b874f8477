package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes elements in the canonical layout: two spaces a level; what describes one thing in one line if it fits, else a
 * line each; an empty line between sections and between entities; values of neighbouring lines in one column.
 */
final class Printer {

    /** Longest line of a mapping or list in one line. */
    static final int WIDTH = 120;

    /** What always has a line for each element, however short. */
    private static final Pattern ALWAYS_OPEN = Pattern.compile(
            "(/(entities|types|relationships|patterns|writes|roles|counts|sums|design|tables|environments|suppress))?"
                    + "|/entities/[^/]+(/attributes)?"
                    + "|/design/(keys|indexes|guards|sequences)"
                    + "|/relationships/-"
                    + "|/writes/[^/]+/transaction");

    /** Where the values of neighbouring lines stand in one column. */
    private static final Pattern ALIGNED = Pattern.compile(
            "/(types|patterns|writes|roles|counts|sums|tables|environments)|/design/(keys|indexes|guards|sequences)");

    private static final Pattern CROWS_FOOT = Pattern.compile("--|\\.\\.");

    private static final Pattern UNIFORM = Pattern.compile("/design/keys");

    private static final Pattern SPACED = Pattern.compile("|/entities");

    private final List<String> lines = new ArrayList<>();

    /** Whether the children of an element fit into one line each: asked once for each of them, answered once for all. */
    private final Map<Element, Boolean> allFit = new HashMap<>();

    static String print(Element root) {
        Printer printer = new Printer();
        printer.children(root, "", "");
        return String.join("\n", printer.lines) + "\n";
    }

    /** An element with its key in one line, as it stands between braces. */
    static String flowEntry(Element element) {
        return ScalarText.inline(element.key.orElseThrow(), true) + ": " + flow(element);
    }

    /** @param first what stands before the first child in its line: the dash of the list item that the children are in */
    private void children(Element parent, String indent, String first) {
        String path = parent.path();
        boolean aligned = ALIGNED.matcher(path).matches();
        boolean spaced = SPACED.matcher(path).matches();
        String lead = first;
        int column = 0;
        for (int i = 0; i < parent.children.size(); i++) {
            Element child = parent.children.get(i);
            if (aligned && (i == 0 || !continuesGroup(child))) {
                column = groupWidth(parent.children, i, indent);
            }
            boolean section = spaced && i > 0 && (isOpen(child) || isOpen(parent.children.get(i - 1)));
            before(child, indent, section, i == 0);
            element(child, indent, lead, aligned ? column : 0);
            lead = "";
        }
        parent.tail.forEach(comment -> comment(comment, indent));
    }

    private void before(Element child, String indent, boolean section, boolean isFirst) {
        boolean blank = section
                || (!isFirst
                        && (child.leading.isEmpty()
                                ? child.blankBefore
                                : child.leading.get(0).blankBefore()));
        if (blank) {
            blankLine();
        }
        for (int i = 0; i < child.leading.size(); i++) {
            if (i > 0 && child.leading.get(i).blankBefore()) {
                blankLine();
            }
            lines.add(indent + child.leading.get(i).text());
        }
        if (!child.leading.isEmpty() && child.blankBefore) {
            blankLine();
        }
    }

    private void comment(Comment comment, String indent) {
        if (comment.blankBefore()) {
            blankLine();
        }
        lines.add(indent + comment.text());
    }

    private void blankLine() {
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
            lines.add("");
        }
    }

    private void element(Element child, String indent, String first, int column) {
        String start = (first.isEmpty() ? indent : first) + (child.key.isEmpty() ? "- " : "");
        String key = key(child);
        String trailing = child.trailing.map(c -> "  " + c.text()).orElse("");
        if (child.value instanceof Scalar scalar) {
            scalar(scalar, start, key, column, indent, trailing);
        } else if (fits(child, indent)) {
            lines.add(start + padded(key, column) + flow(child) + trailing);
        } else if (child.key.isPresent()) {
            lines.add(start + key + trailing);
            children(child, indent + "  ", "");
        } else if (child.trailing.isEmpty()
                && !child.children.isEmpty()
                && child.children.get(0).leading.isEmpty()) {
            children(child, indent + "  ", start);
        } else {
            lines.add(trimmed(start) + trailing);
            children(child, indent + "  ", "");
        }
    }

    private void scalar(Scalar scalar, String start, String key, int column, String indent, String trailing) {
        if (ScalarText.isBlock(scalar)) {
            List<String> block = ScalarText.block(scalar, indent + "  ");
            lines.add(start + padded(key, 0) + block.get(0));
            lines.addAll(block.subList(1, block.size()));
            return;
        }
        String text = ScalarText.inline(scalar, false);
        lines.add(trimmed(start + (text.isEmpty() ? key : padded(key, column) + text)) + trailing);
    }

    /** The key with its colon; nothing for an item of a list. */
    private static String key(Element element) {
        return element.key
                .map(k -> ScalarText.inline(k, false) + (isRelationshipLine(element) ? " :" : ":"))
                .orElse("");
    }

    /** Without spaces at its end; other white space may belong to a value. */
    private static String trimmed(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == ' ') {
            end--;
        }
        return line.substring(0, end);
    }

    /** The key, and spaces up to the column of the values. */
    private static String padded(String key, int column) {
        return key.isEmpty() ? "" : key + " ".repeat(Math.max(1, column - key.length() + 1));
    }

    /** A crow's-foot line: in diagrams its label stands behind {@code " : "}, and so it does here. */
    private static boolean isRelationshipLine(Element child) {
        return child.parent.filter(p -> p.path().equals("/relationships/-")).isPresent()
                && CROWS_FOOT.matcher(child.key.orElseThrow().value()).find();
    }

    /** Whether it goes into one line; among the keys of entities, all do or none does. */
    private boolean fits(Element element, String indent) {
        boolean uniform =
                element.parent.filter(p -> UNIFORM.matcher(p.path()).matches()).isPresent();
        return uniform
                ? allFit.computeIfAbsent(element.parent.get(), parent -> parent.children.stream()
                        .allMatch(sibling -> fitsAlone(sibling, indent)))
                : fitsAlone(element, indent);
    }

    private static boolean fitsAlone(Element element, String indent) {
        if (isOpen(element)) {
            return false;
        }
        int key = element.key.isPresent() ? key(element).length() + 1 : 2;
        int comment = element.trailing.map(c -> c.text().length() + 2).orElse(0);
        return indent.length() + key + flow(element).length() + comment <= WIDTH;
    }

    /** Whether its children have a line each whatever the room. */
    private static boolean isOpen(Element element) {
        if (element.children.isEmpty()) {
            return false;
        }
        return ALWAYS_OPEN.matcher(element.path()).matches()
                || element.hasInnerComments()
                || element.children.stream().anyMatch(Printer::cannotBeInline);
    }

    private static boolean cannotBeInline(Element element) {
        // Between brackets, an item that says nothing cannot be written.
        return element.value instanceof Scalar scalar
                ? ScalarText.isBlock(scalar)
                        || (element.key.isEmpty() && scalar.span().text().isEmpty())
                : isOpen(element);
    }

    private static String flow(Element element) {
        if (element.value instanceof Scalar scalar) {
            return ScalarText.inline(scalar, true);
        }
        List<String> parts = element.children.stream()
                .map(child -> child.key
                                .map(key -> ScalarText.inline(key, true) + ": ")
                                .orElse("")
                        + flow(child))
                .map(Printer::trimmed)
                .toList();
        String inner = String.join(", ", parts);
        if (element.isSequence()) {
            return "[" + inner + "]";
        }
        return inner.isEmpty() ? "{}" : "{ " + inner + " }";
    }

    private static boolean continuesGroup(Element child) {
        return child.leading.isEmpty() && !child.blankBefore;
    }

    /** The width of the longest key, with its colon, among the one-line elements that stand together from here on. */
    private int groupWidth(List<Element> children, int from, String indent) {
        int width = 0;
        for (int i = from; i < children.size() && (i == from || continuesGroup(children.get(i))); i++) {
            Element child = children.get(i);
            boolean oneLine = child.value instanceof Scalar scalar ? !ScalarText.isBlock(scalar) : fits(child, indent);
            if (oneLine && child.key.isPresent()) {
                width = Math.max(width, key(child).length());
            }
        }
        return width;
    }
}
