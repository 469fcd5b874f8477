package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Type;
import java.util.stream.Stream;

/**
 * A value that lies more than three levels deep cannot be read, compared or changed by itself without a long path, and is
 * usually an entity in disguise.
 */
public final class DeepNesting implements Rule {

    private static final int COMFORTABLE = 3;

    @Override
    public Code code() {
        return new Code("TW0306", "deep-nesting", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.entities().stream()
                .flatMap(entity -> entity.attributes().stream())
                .filter(attribute -> depth(model, attribute.type(), COMFORTABLE + 1) > COMFORTABLE)
                .map(attribute -> Diagnostic.of(
                                code(),
                                attribute.name().span(),
                                "`" + attribute.name() + "` is nested more than " + COMFORTABLE + " levels deep")
                        .note("DynamoDB allows 32 levels; people lose the overview beyond " + COMFORTABLE)
                        .help("make the inner values an entity of their own"));
    }

    /** Levels of embedded types; a collection around one adds none of its own. Beyond the limit, who counts? */
    private static int depth(Model model, Type type, int limit) {
        if (type instanceof Type.Collection collection) {
            return depth(model, collection.element(), limit);
        }
        if (!(type instanceof Type.Embedded embedded) || limit == 0) {
            return 0;
        }
        return 1
                + model.type(embedded.type()).stream()
                        .flatMap(t -> t.fields().stream())
                        .mapToInt(field -> depth(model, field.type(), limit - 1))
                        .max()
                        .orElse(0);
    }
}
