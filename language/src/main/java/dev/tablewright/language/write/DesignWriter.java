package dev.tablewright.language.write;

import dev.tablewright.language.format.Formatter;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;

/**
 * Writes the design of a model as people would have written it.
 *
 * <pre>{@code
 * DesignWriter.write(model);   // "design:\n  layout: single-table\n  table: Shop\n  keys:\n …"
 * }</pre>
 */
public final class DesignWriter {

    private DesignWriter() {}

    /**
     * The sections {@code design} and {@code tables} in the canonical layout, as far as the model has them. Read again, with
     * the rest of the model around them, they are the same design.
     *
     * @throws IllegalArgumentException if the design says what the language cannot
     */
    public static String write(Model model) {
        String text = model.design().map(DesignSection::of).orElse("") + TablesSection.of(model.deployment());
        return text.isEmpty()
                ? ""
                : Formatter.format(new SourceFile("design", text)).text().orElseThrow();
    }
}
