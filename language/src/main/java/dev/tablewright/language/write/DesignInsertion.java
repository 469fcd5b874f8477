package dev.tablewright.language.write;

import dev.tablewright.language.ModelReader;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.format.SectionedFile;
import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.Shape;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts a design into a model file. The section {@code design} is replaced or added, and {@code tables} if the settings are
 * others; the rest of the file stays as it is, to the character. Comments within the two sections stay with their keys.
 *
 * <pre>{@code
 * DesignInsertion.Result result = DesignInsertion.insert(shop.source(), OtherLayout.of(shop).model());
 * result.text();      // the file with the other design
 * result.remarks();   // "line 97: the comment `# newest first` was dropped: …"
 * }</pre>
 */
public final class DesignInsertion {

    /**
     * The file with the design in it, or why there is none.
     *
     * @param text present if and only if no finding is an error
     * @param remarks what was dropped, and what was kept but may be out of date; a sentence each
     * @param diagnostics what is wrong with the file, or with the design in it
     */
    public record Result(Optional<String> text, List<String> remarks, List<Diagnostic> diagnostics) {
        public Result {
            remarks = List.copyOf(remarks);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private static final List<String> ORDER =
            ModelGrammar.ROOT.fields().stream().map(Shape.Field::name).toList();

    private final SourceFile original;
    private final Model model;
    private final Design design;
    private final List<String> remarks = new ArrayList<>();
    private final Diagnostics diagnostics = new Diagnostics();

    private DesignInsertion(SourceFile original, Model model, Design design) {
        this.original = original;
        this.model = model;
        this.design = design;
    }

    /**
     * Puts the design of a model into a file that says the rest of the model. If the file says that design already, it stays
     * as it is.
     *
     * @param original a file of the same entities, with another design or none; that design may have mistakes
     * @throws IllegalArgumentException if the model has no design, or one that a file cannot say
     */
    public static Result insert(SourceFile original, Model model) {
        Design design = model.design()
                .orElseThrow(() -> new IllegalArgumentException("the model has no design that could be written"));
        return new DesignInsertion(original, model, design).insert();
    }

    private Result insert() {
        Optional<Model> before = ModelReader.read(original).model();
        String wanted = DesignWriter.write(model);
        if (before.filter(old ->
                        old.design().isPresent() && DesignWriter.write(old).equals(wanted))
                .isPresent()) {
            return new Result(Optional.of(original.text()), List.of(), List.of());
        }
        SourceFile changed = with(original, DesignSection.KEY, DesignSection.of(design));
        String tables = TablesSection.of(model.deployment());
        if (before.filter(old -> TablesSection.of(old.deployment()).equals(tables))
                .isEmpty()) {
            changed = with(changed, TablesSection.KEY, tables);
        }
        if (diagnostics.hasErrors()) {
            return new Result(Optional.empty(), List.of(), diagnostics.sorted());
        }
        before.ifPresent(old -> remarks.addAll(SuppressionRemarks.of(old, design)));
        return verified(changed, wanted);
    }

    private SourceFile with(SourceFile file, String key, String yaml) {
        Optional<SectionedFile.Edited> edited = edited(file, key, yaml);
        // Remarks speak of the lines that the author knows.
        (file == original ? edited : edited(original, key, yaml))
                .stream()
                        .flatMap(there -> there.lost().stream())
                        .map(comment -> "line " + comment.line() + ": the comment `" + comment.text()
                                + "` was dropped: what it was about is gone")
                        .forEach(remarks::add);
        return edited.map(SectionedFile.Edited::file).orElse(file);
    }

    private Optional<SectionedFile.Edited> edited(SourceFile file, String key, String yaml) {
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        Optional<SectionedFile> sections = SectionedFile.of(file, diagnostics);
        if (sections.isEmpty() && !diagnostics.hasErrors()) {
            diagnostics.report(LanguageCode.EMPTY_FILE.at(file.span(0, 0), "this file is no model"));
        }
        return sections.map(there -> yaml.isEmpty() ? there.without(key) : there.with(key, yaml, ORDER));
    }

    /** To lose a design on the way into a file would be worse than to refuse: the result is read again and compared. */
    private Result verified(SourceFile changed, String wanted) {
        ModelReader.Result read = ModelReader.read(changed);
        if (read.model().isEmpty()) {
            return new Result(Optional.empty(), List.of(), read.diagnostics());
        }
        if (!DesignWriter.write(read.model().get()).equals(wanted)) {
            throw new IllegalArgumentException("a model file cannot say this design: read again, it would be\n"
                    + DesignWriter.write(read.model().get()) + "\ninstead of\n" + wanted);
        }
        return new Result(Optional.of(changed.text()), remarks, List.of());
    }
}
