package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.CdkType.Module;
import dev.tablewright.generate.infrastructure.cdk.Statement.Steps;
import java.util.ArrayList;
import java.util.List;

/** The lines of a TypeScript file. */
final class TypeScriptLines {

    private static final int STEP = 2;
    private static final int WIDTH = 120;

    private final List<String> lines = new ArrayList<>();
    private final TypeScriptLanguage language;

    TypeScriptLines(TypeScriptLanguage language) {
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
        String safe = text.replace("*/", "* /");
        List<String> words = Comment.lines(" * ", safe, WIDTH - level * STEP);
        if (words.size() == 1) {
            line(level, "/**" + words.get(0).substring(2) + " */");
            return;
        }
        line(level, "/**");
        lines(level, words);
        line(level, " */");
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
                expression(level, "const " + name + " = ", value, ";");
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
                TypeScriptLines.this.lines(level, Comment.lines("// ", text, WIDTH - level * STEP));
            }

            @Override
            public void gap() {
                blank();
            }
        };
    }

    /** The finished text; imports of the CDK come first. */
    String file(String firstLine, List<String> otherImports) {
        StringBuilder out = new StringBuilder(firstLine).append('\n');
        for (Module module : language.imports()) {
            out.append("import * as ")
                    .append(module.alias())
                    .append(" from '")
                    .append(module.path())
                    .append("';\n");
        }
        otherImports.forEach(each -> out.append(each).append('\n'));
        out.append('\n');
        lines.forEach(line -> out.append(line).append('\n'));
        return out.toString();
    }
}
