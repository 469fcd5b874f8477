package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.Statement.Steps;
import dev.tablewright.generate.java.Javadoc;
import java.util.ArrayList;
import java.util.List;

/** The lines of a Java file. */
final class JavaLines {

    private static final int STEP = 4;
    private static final int WIDTH = 120;

    private final List<String> lines = new ArrayList<>();
    private final JavaLanguage language;

    JavaLines(JavaLanguage language) {
        this.language = language;
    }

    void line(int level, String text) {
        lines.add(" ".repeat(level * STEP) + text);
    }

    void lines(int level, List<String> all) {
        all.forEach(line -> line(level, line));
    }

    void blank() {
        lines.add("");
    }

    void doc(int level, String text) {
        lines(level, new Javadoc().paragraph(text).lines(WIDTH - level * STEP));
    }

    /** An expression with something before and behind it, in as many lines as it takes. */
    void expression(int level, String before, Expression value, String behind) {
        lines(level, value.in(language).between(before, behind).lines(0, 0, WIDTH - level * STEP));
    }

    /** Writes the steps of a method, so far in. */
    Steps steps(int level) {
        return new Steps() {
            @Override
            public void let(CdkType type, String name, Expression value) {
                expression(level, language.type(type) + " " + name + " = ", value, ";");
            }

            @Override
            public void run(Expression value) {
                expression(level, "", value, ";");
            }

            @Override
            public void give(Expression value) {
                expression(level, "return ", value, ";");
            }

            @Override
            public void note(String text) {
                // A backslash and a u are a character of their own to Java, even in a comment: a new line, for example.
                JavaLines.this.lines(level, Comment.lines("// ", text.replace("\\u", "\\ u"), WIDTH - level * STEP));
            }

            @Override
            public void gap() {
                blank();
            }
        };
    }

    String file(String firstLine, String packageName) {
        StringBuilder out = new StringBuilder(firstLine + "\npackage " + packageName + ";\n\n");
        language.imports().forEach(name -> out.append("import ").append(name).append(";\n"));
        out.append(language.imports().isEmpty() ? "" : "\n");
        lines.forEach(line -> out.append(line).append('\n'));
        return out.toString();
    }
}
