package dev.tablewright.generate.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Breaks a long line of Java where a person would: before the calls of a chain, before operators, behind an opening parenthesis.
 * Continued lines are indented twice.
 */
record LineBreaks(int width) {

    private static final int CONTINUED = 8;
    private static final List<List<String>> OPERATORS =
            List.of(List.of(" ? ", " : "), List.of(" || "), List.of(" && "), List.of(" + "));

    /** The lines, without the indentation of the first. */
    static List<String> of(String text, int indent, int width) {
        return new LineBreaks(width).lines(text, indent);
    }

    private List<String> lines(String text, int indent) {
        if (indent + text.length() <= width) {
            return List.of(text);
        }
        List<Integer> calls = calls(text);
        if (!calls.isEmpty() && !isDeclaration(text)) {
            return chain(text, calls, indent);
        }
        for (List<String> operators : OPERATORS) {
            List<Integer> places = places(text, operators);
            if (!places.isEmpty()) {
                return split(text, places, indent);
            }
        }
        Optional<Group> group = lastGroup(text);
        if (group.isPresent()) {
            return group(text, group.get(), indent);
        }
        for (String sign : List.of(" -> ", " = ")) {
            List<Integer> places = places(text, List.of(sign));
            if (!places.isEmpty()) {
                return split(text, List.of(places.get(0) + sign.length() - 1), indent);
            }
        }
        return List.of(text);
    }

    /** The call with which a chain begins is set apart from those that follow. */
    private List<String> chain(String text, List<Integer> calls, int indent) {
        String beginning = text.substring(0, calls.get(0));
        List<String> first = lines(beginning, indent);
        if (first.size() > 1) {
            first = new LineBreaks(width - CONTINUED).lines(beginning, indent);
        }
        List<String> out = new ArrayList<>();
        first.forEach(line -> out.add(out.isEmpty() ? line : " ".repeat(CONTINUED) + line));
        out.addAll(split(text, calls, indent, List.of()));
        return out;
    }

    private static boolean isDeclaration(String text) {
        return text.endsWith("{");
    }

    /** The text cut before each of these places; a blank there is dropped. */
    private List<String> split(String text, List<Integer> places, int indent) {
        return split(
                text, places, indent, lines(text.substring(0, places.get(0)).stripTrailing(), indent));
    }

    private List<String> split(String text, List<Integer> places, int indent, List<String> beginning) {
        List<String> out = new ArrayList<>(beginning);
        for (int i = 0; i < places.size(); i++) {
            int end = i + 1 < places.size() ? places.get(i + 1) : text.length();
            String part = text.substring(places.get(i), end).strip();
            lines(part, indent + CONTINUED).forEach(line -> out.add(" ".repeat(CONTINUED) + line));
        }
        return out;
    }

    /** What stands in the parentheses moves to the next line, or each part of it to a line of its own. */
    private List<String> group(String text, Group group, int indent) {
        String head = text.substring(0, group.open() + 1);
        String tail = text.substring(group.close());
        String inside = text.substring(group.open() + 1, group.close());
        List<String> out = new ArrayList<>(lines(head, indent));
        int base = out.size() == 1 ? 0 : leading(out.get(out.size() - 1));
        String pad = " ".repeat(base + CONTINUED);
        List<String> parts = head.endsWith("Map.of(") ? pairs(arguments(inside)) : arguments(inside);
        if (tail.startsWith(") implements ")) {
            parts.forEach(part -> out.add(pad + part));
            out.set(out.size() - 1, out.get(out.size() - 1) + ")");
            out.add(pad + tail.substring(2));
            return out;
        }
        boolean declares = tail.endsWith("{") || head.contains(" record ");
        if (indent + pad.length() + inside.length() + tail.length() <= width
                && !(declares && head.contains("record "))) {
            out.add(pad + inside + tail);
            return out;
        }
        if (parts.size() == 1) {
            lines(inside + tail, indent + pad.length()).forEach(line -> out.add(pad + line));
            return out;
        }
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i) + (i + 1 == parts.size() ? tail : "");
            lines(part, indent + pad.length()).forEach(line -> out.add(pad + line));
        }
        return out;
    }

    /** Keys with their values. */
    private static List<String> pairs(List<String> arguments) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i += 2) {
            pairs.add(i + 1 < arguments.size() ? arguments.get(i) + " " + arguments.get(i + 1) : arguments.get(i));
        }
        return pairs;
    }

    private static int leading(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** The arguments with the commas behind them. */
    private static List<String> arguments(String inside) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int comma : places(inside, at -> inside.charAt(at) == ',')) {
            parts.add(inside.substring(from, comma + 1).strip());
            from = comma + 1;
        }
        parts.add(inside.substring(from).strip());
        return parts;
    }

    /** Where calls are chained: the dots behind closing parentheses. */
    private static List<Integer> calls(String text) {
        return places(text, at -> at > 0 && text.startsWith(").", at - 1));
    }

    private static List<Integer> places(String text, List<String> signs) {
        return places(text, at -> signs.stream().anyMatch(sign -> text.startsWith(sign, at)));
    }

    /** Places outside of all brackets. */
    private static List<Integer> places(String text, IntPredicate wanted) {
        List<Integer> places = new ArrayList<>();
        for (Scan scan = new Scan(text); scan.next(); ) {
            if (scan.depth() == 0 && wanted.test(scan.at())) {
                places.add(scan.at());
            }
        }
        return places;
    }

    /** What stands between two parentheses. */
    private record Group(int open, int close) {
        int size() {
            return close - open;
        }
    }

    /** The longest group outside of all others that has something in it; of several, the last. */
    private static Optional<Group> lastGroup(String text) {
        Group best = new Group(-2, 0);
        int open = -1;
        for (Scan scan = new Scan(text); scan.next(); ) {
            if (scan.depth() == 1 && scan.character() == '(') {
                open = scan.at();
            } else if (scan.depth() == 0 && scan.character() == ')' && open >= 0) {
                Group group = new Group(open, scan.at());
                best = group.size() >= best.size() ? group : best;
            }
        }
        return Optional.of(best).filter(group -> group.open() >= 0);
    }

    /** Goes through a line, past strings, and knows how many brackets are open. */
    private static final class Scan {

        private final String text;
        private int at = -1;
        private int depth;

        Scan(String text) {
            this.text = text;
        }

        boolean next() {
            at++;
            if (at >= text.length()) {
                return false;
            }
            char c = character();
            if (c == '"' || c == '\'') {
                skipQuoted(c);
            } else if (c == '(' || c == '[' || (c == '{' && at + 1 < text.length()) || isTypeBracket()) {
                depth++;
            } else if (c == ')' || c == ']' || c == '}' || isTypeBracketEnd()) {
                depth--;
            }
            return true;
        }

        private void skipQuoted(char quote) {
            for (at++; at < text.length() && text.charAt(at) != quote; at++) {
                at += text.charAt(at) == '\\' ? 1 : 0;
            }
            at = Math.min(at, text.length() - 1);
        }

        private boolean isTypeBracket() {
            return character() == '<'
                    && at + 1 < text.length()
                    && text.charAt(at + 1) != ' '
                    && text.charAt(at + 1) != '=';
        }

        private boolean isTypeBracketEnd() {
            return character() == '>' && at > 0 && text.charAt(at - 1) != ' ' && text.charAt(at - 1) != '-';
        }

        char character() {
            return text.charAt(at);
        }

        int at() {
            return at;
        }

        int depth() {
            return depth;
        }
    }
}
