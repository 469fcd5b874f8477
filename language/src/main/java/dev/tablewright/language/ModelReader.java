package dev.tablewright.language;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.language.grammar.ShapeCheck;
import dev.tablewright.language.resolve.Resolver;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Tree;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Reads a model file: text to tree, tree to the right shape, shape to meaning.
 *
 * <pre>{@code
 * ModelReader.Result result = ModelReader.read(new SourceFile("shop.yaml", text));
 * result.model();         // present if there is no error
 * result.diagnostics();   // all mistakes, in the order of the file
 * }</pre>
 */
public final class ModelReader {

    private ModelReader() {}

    /**
     * A model, or what is wrong.
     *
     * @param model present if and only if no finding is an error
     * @param suppressions those of the file, as far as they could be read; they can be wrong in a file that is wrong
     */
    public record Result(Optional<Model> model, List<Suppression> suppressions, List<Diagnostic> diagnostics) {
        public Result {
            suppressions = List.copyOf(suppressions);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private static boolean isNothing(Node root) {
        return root instanceof Node.Scalar scalar && scalar.isNull();
    }

    /** Reads a file. It never throws for what the file contains. */
    public static Result read(SourceFile file) {
        Diagnostics diagnostics = new Diagnostics();
        Tree tree = YamlReader.read(file, diagnostics);
        Optional<Model> model = Optional.empty();
        boolean nothing = tree.root().filter(root -> !isNothing(root)).isEmpty();
        if (!nothing) {
            LostText lost = new LostText(tree.lost());
            Node clean = new ShapeCheck(diagnostics, lost).clean(tree.root().get(), ModelGrammar.ROOT);
            if (clean instanceof Mapping mapping) {
                model = Optional.of(Resolver.resolve(file, mapping, lost, diagnostics));
            }
        } else if (!diagnostics.hasErrors()) {
            diagnostics.report(LanguageCode.EMPTY_FILE
                    .at(file.span(0, 0), "this file says nothing")
                    .help("`tablewright init` writes a model to begin with"));
        }
        List<Suppression> suppressions = model.map(Model::suppressions).orElse(List.of());
        return new Result(diagnostics.hasErrors() ? Optional.empty() : model, suppressions, diagnostics.sorted());
    }
}
