package dev.tablewright.language.format;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.language.syntax.Tree;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Brings a model file into its canonical layout.
 *
 * <pre>{@code
 * Formatter.Result result = Formatter.format(new SourceFile("shop.yaml", text));
 * result.text();   // the same model, the same comments, one layout
 * }</pre>
 */
public final class Formatter {

    private Formatter() {}

    /**
     * The file in its canonical layout, or why it cannot be read.
     *
     * @param text present if and only if there are no findings
     */
    public record Result(Optional<String> text, List<Diagnostic> diagnostics) {
        public Result {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** Formats a file. A file that is not sound YAML is left alone: nobody knows what its author meant. */
    public static Result format(SourceFile file) {
        Diagnostics diagnostics = new Diagnostics();
        Tree tree = YamlReader.read(file, diagnostics);
        if (diagnostics.hasErrors()) {
            return new Result(Optional.empty(), diagnostics.sorted());
        }
        if (tree.root().orElse(null) instanceof Mapping root && !root.entries().isEmpty()) {
            Element element = Element.root(root);
            CommentPlacement.place(file, element);
            String text = Printer.print(element);
            refuseChange(root, text, file);
            return new Result(Optional.of(text), List.of());
        }
        Diagnostic diagnostic = tree.root()
                .filter(node -> !(node instanceof Mapping))
                .map(node -> LanguageCode.WRONG_SHAPE
                        .at(node.span(), "a model is a mapping")
                        .label("this is " + node.kind()))
                .orElse(LanguageCode.EMPTY_FILE.at(file.span(0, 0), "this file says nothing"));
        return new Result(Optional.empty(), List.of(diagnostic));
    }

    /** A formatter that changes what a file says is worse than none: the result is read again and compared. */
    private static void refuseChange(Node before, String text, SourceFile file) {
        Diagnostics diagnostics = new Diagnostics();
        Tree after = YamlReader.read(new SourceFile(file.name(), text), diagnostics);
        if (diagnostics.hasErrors()
                || !after.root().map(root -> same(before, root)).orElse(false)) {
            throw new IllegalStateException("formatting would have changed what " + file.name() + " says");
        }
    }

    private static boolean same(Node a, Node b) {
        if (a instanceof Scalar left && b instanceof Scalar right) {
            return left.value().equals(right.value()) && left.isNull() == right.isNull();
        }
        if (a instanceof Sequence left && b instanceof Sequence right) {
            return sameAll(left.items(), right.items());
        }
        return a instanceof Mapping left
                && b instanceof Mapping right
                && sameAll(
                        left.entries().stream().<Node>map(Node.Entry::key).toList(),
                        right.entries().stream().<Node>map(Node.Entry::key).toList())
                && sameAll(
                        left.entries().stream().map(Node.Entry::value).toList(),
                        right.entries().stream().map(Node.Entry::value).toList());
    }

    private static boolean sameAll(List<Node> left, List<Node> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            if (!same(left.get(i), right.get(i))) {
                return false;
            }
        }
        return left.size() == right.size();
    }
}
