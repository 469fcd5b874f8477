package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;

/** A piece of a program that can be written in one line, or in several if it is long. */
interface Layout {

    String flat();

    /**
     * In one line if that is short enough, else in several.
     *
     * @param taken how much of the first line is taken already
     * @param behind what will be put behind the last line
     * @param width how long lines may be
     */
    List<String> lines(int taken, int behind, int width);

    /** What is never broken. */
    static Layout of(String text) {
        return new Word(text);
    }

    /** This with something before and behind it. */
    default Layout between(String before, String after) {
        return new Between(before, this, after);
    }

    record Word(String flat) implements Layout {
        @Override
        public List<String> lines(int taken, int behind, int width) {
            return List.of(flat);
        }
    }

    record Between(String before, Layout inside, String after) implements Layout {

        @Override
        public String flat() {
            return before + inside.flat() + after;
        }

        @Override
        public List<String> lines(int taken, int behind, int width) {
            List<String> lines = new ArrayList<>(inside.lines(taken + before.length(), behind + after.length(), width));
            lines.set(0, before + lines.get(0));
            lines.set(lines.size() - 1, lines.get(lines.size() - 1) + after);
            return lines;
        }
    }

    /**
     * Parts between two brackets: in one line, or each in a line of its own.
     *
     * @param padding what stands behind the opening and before the closing bracket in one line
     * @param step how far parts are indented
     * @param closes whether the closing bracket takes a line of its own, with a comma behind the last part
     */
    record Enclosed(String open, List<Layout> parts, String close, String padding, int step, boolean closes)
            implements Layout {

        public Enclosed {
            parts = List.copyOf(parts);
        }

        @Override
        public String flat() {
            String inside = String.join(", ", parts.stream().map(Layout::flat).toList());
            return parts.isEmpty() ? open + close : open + padding + inside + padding + close;
        }

        @Override
        public List<String> lines(int taken, int behind, int width) {
            String flat = flat();
            if (parts.isEmpty() || taken + flat.length() + behind <= width) {
                return List.of(flat);
            }
            List<String> lines = new ArrayList<>(List.of(open));
            for (int i = 0; i < parts.size(); i++) {
                boolean last = i + 1 == parts.size();
                String end = !last || closes ? "," : close;
                int after = last && !closes ? close.length() + behind : end.length();
                indented(parts.get(i).lines(0, after, width - step), step, end).forEach(lines::add);
            }
            if (closes) {
                lines.add(close);
            }
            return lines;
        }
    }

    /** Something, and what is asked of it one after the other: {@code Table.builder().name("x").build()}. */
    record Chain(Layout first, List<Layout> links, int step) implements Layout {

        public Chain {
            links = List.copyOf(links);
        }

        @Override
        public String flat() {
            return first.flat()
                    + String.join("", links.stream().map(Layout::flat).toList());
        }

        @Override
        public List<String> lines(int taken, int behind, int width) {
            String flat = flat();
            if (taken + flat.length() + behind <= width) {
                return List.of(flat);
            }
            List<String> lines = new ArrayList<>(first.lines(taken, 0, width));
            for (int i = 0; i < links.size(); i++) {
                int after = i + 1 == links.size() ? behind : 0;
                lines.addAll(indented(links.get(i).lines(0, after, width - step), step, ""));
            }
            return lines;
        }
    }

    /**
     * Literals that are one text together.
     *
     * @param before what stands before each but the first when they are broken, {@code "+ "} in Java
     * @param behind what stands behind each but the last, {@code " +"} in TypeScript
     */
    record Sum(String flat, List<String> literals, String before, String behind, int step) implements Layout {

        public Sum {
            literals = List.copyOf(literals);
        }

        @Override
        public List<String> lines(int taken, int after, int width) {
            if (taken + flat.length() + after <= width || literals.size() == 1) {
                return List.of(flat);
            }
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < literals.size(); i++) {
                String end = i + 1 < literals.size() ? behind : "";
                lines.add(i == 0 ? literals.get(i) + end : " ".repeat(step) + before + literals.get(i) + end);
            }
            return lines;
        }
    }

    private static List<String> indented(List<String> lines, int step, String end) {
        List<String> out = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            out.add(" ".repeat(step) + lines.get(i) + (i + 1 == lines.size() ? end : ""));
        }
        return out;
    }
}
