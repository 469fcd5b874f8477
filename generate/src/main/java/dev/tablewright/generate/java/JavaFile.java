package dev.tablewright.generate.java;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One source file. Types from outside are written as {@link #type} gives them; which of them can be imported is decided when all of
 * the file is known, so that a class of the model may be called {@code List} too.
 */
final class JavaFile {

    private static final char OPEN = '\u0001';
    private static final char CLOSE = '\u0002';

    private final String packageName;
    private final String name;
    private final Code body = new Code();
    private final Set<String> taken = new TreeSet<>();
    private final Set<String> nested = new TreeSet<>();

    /** @param name of the class, without a suffix */
    JavaFile(String packageName, String name) {
        this.packageName = packageName;
        this.name = name;
    }

    /** A type from outside, to stand in code. */
    static String type(String qualified) {
        return OPEN + qualified + CLOSE;
    }

    String name() {
        return name;
    }

    String path() {
        return packageName.replace('.', '/') + "/" + name + ".java";
    }

    Code body() {
        return body;
    }

    /** Names that mean something else in this file. */
    JavaFile taking(Collection<String> names) {
        taken.addAll(names);
        return this;
    }

    /** The finished text. */
    String render(String firstLine) {
        Map<String, String> imported = imports();
        StringBuilder out = new StringBuilder(firstLine).append('\n');
        out.append("package ").append(packageName).append(";\n\n");
        List<String> lines = new ArrayList<>();
        imported.forEach((simple, qualified) -> {
            if (!qualified.startsWith("java.lang.") || qualified.indexOf('.', 10) >= 0) {
                lines.add("import " + qualified + ";\n");
            }
        });
        lines.stream().sorted().forEach(out::append);
        if (!lines.isEmpty()) {
            out.append('\n');
        }
        body.render(text -> shortened(resolved(text, imported)), out);
        return out.toString();
    }

    /** Simple names, and what they stand for. */
    private Map<String, String> imports() {
        Set<String> used = new TreeSet<>();
        body.texts().forEach(text -> collect(text, used));
        Map<String, String> imported = new TreeMap<>();
        for (String qualified : used) {
            String simple = simple(qualified);
            if (!taken.contains(simple) && !simple.equals(name)) {
                imported.putIfAbsent(simple, qualified);
            }
        }
        return imported;
    }

    private static void collect(String text, Set<String> used) {
        for (int at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, at + 1)) {
            used.add(text.substring(at + 1, text.indexOf(CLOSE, at)));
        }
    }

    private static String resolved(String text, Map<String, String> imported) {
        if (text.indexOf(OPEN) < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, from)) {
            int end = text.indexOf(CLOSE, at);
            String qualified = text.substring(at + 1, end);
            boolean isImported = qualified.equals(imported.get(simple(qualified)));
            out.append(text, from, at).append(isImported ? simple(qualified) : qualified);
            from = end + 1;
        }
        return out.append(text, from, text.length()).toString();
    }

    /** Within a class its own enums go by their simple names. */
    private String shortened(String text) {
        String shorter = text;
        for (String nested : nested) {
            shorter = shorter.replaceAll("(?<![\"A-Za-z0-9_.])" + name + "\\." + nested + "(?![A-Za-z0-9_])", nested);
        }
        return shorter;
    }

    /** Classes that stand in this one. */
    JavaFile nesting(Collection<String> names) {
        nested.addAll(names);
        return taking(names);
    }

    private static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }
}
