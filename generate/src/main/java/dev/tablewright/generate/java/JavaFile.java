package dev.tablewright.generate.java;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** One source file. Which types from outside can be imported is decided when all of the file is known. */
final class JavaFile {

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
        body.render(text -> shortened(Library.resolved(text, qualified -> reference(qualified, imported))), out);
        return out.toString();
    }

    /** Simple names, and what they stand for. */
    private Map<String, String> imports() {
        Set<String> used = new TreeSet<>();
        body.texts()
                .forEach(text -> Library.resolved(text, qualified -> {
                    used.add(qualified);
                    return "";
                }));
        Map<String, String> imported = new TreeMap<>();
        for (String qualified : used) {
            String simple = simple(qualified);
            if (!taken.contains(simple) && !simple.equals(name)) {
                imported.putIfAbsent(simple, qualified);
            }
        }
        return imported;
    }

    private static String reference(String qualified, Map<String, String> imported) {
        return qualified.equals(imported.get(simple(qualified))) ? simple(qualified) : qualified;
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
