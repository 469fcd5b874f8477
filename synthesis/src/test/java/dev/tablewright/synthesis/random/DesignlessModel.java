package dev.tablewright.synthesis.random;

import dev.tablewright.check.Checker;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.List;
import java.util.Optional;

/** A sketch that has become a model, of which nothing is wrong but that it has no design. */
public record DesignlessModel(Fields sketch, String text, Model model) {

    /** Empty if the model cannot be read, or if something is wrong with it that no design can mend. */
    static Optional<DesignlessModel> of(Fields sketch) {
        String text = SketchText.of(sketch);
        return ModelReader.read(new SourceFile("random.yaml", text))
                .model()
                .filter(model -> errors(model).isEmpty())
                .map(model -> new DesignlessModel(sketch, text, model));
    }

    static List<Diagnostic> errors(Model model) {
        return Checker.check(model).stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }
}
