package dev.tablewright.synthesis.random;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.List;
import java.util.Optional;

/** A random model without the patterns, writes and numbers that the checker refuses. */
public final class CleanModel {

    private static final int MOST_ROUNDS = 8;

    private CleanModel() {}

    /** Whether the checker refuses nothing. */
    public static boolean is(Model model) {
        return DesignlessModel.errors(model).isEmpty();
    }

    /** Empty if something else is wrong with it. */
    public static Optional<String> of(String drawn) {
        String text = SketchText.of(SketchReader.read(drawn));
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Optional<Model> model =
                    ModelReader.read(new SourceFile("model.yaml", text)).model();
            if (model.isEmpty()) {
                return Optional.empty();
            }
            List<Span> refused = DesignlessModel.errors(model.get()).stream()
                    .map(Diagnostic::span)
                    .toList();
            if (refused.isEmpty()) {
                return Optional.of(text);
            }
            Fields clean = without(SketchReader.read(text), model.get(), refused);
            String smaller = SketchText.of(clean);
            if (smaller.equals(text)) {
                return Optional.empty();
            }
            text = smaller;
        }
        return Optional.empty();
    }

    private static Fields without(Fields sketch, Model model, List<Span> refused) {
        Fields clean = sketch;
        for (var pattern : model.patterns()) {
            clean = without(clean, "patterns", pattern.name().text(), pattern.span(), refused);
        }
        for (var write : model.writes()) {
            clean = without(clean, "writes", write.name().text(), write.span(), refused);
        }
        for (var kept : model.aggregates()) {
            String section = kept.summed().isPresent() ? "sums" : "counts";
            clean = without(
                    clean, section, kept.target().toString(), kept.target().span(), refused);
        }
        return clean;
    }

    private static Fields without(Fields sketch, String section, String name, Span span, List<Span> refused) {
        boolean hit = refused.stream().anyMatch(each -> each.start() >= span.start() && each.end() <= span.end());
        if (!hit) {
            return sketch;
        }
        Fields smaller = sketch.fields(section).without(name);
        return smaller.isEmpty() ? sketch.without(section) : sketch.with(section, smaller);
    }
}
