package dev.tablewright.generate.typescript;

import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes {@code entity-schemas.ts} of a model with a design: interfaces of entities and of their items, the functions between them, and
 * those that make keys. The file stands alone: it imports nothing.
 */
public final class TypeScriptGenerator {

    /** The name of the file. */
    public static final String FILE = "entity-schemas.ts";

    private static final String RULE = "// " + "-".repeat(97);

    private TypeScriptGenerator() {}

    /**
     * The file of a model; nothing, with a finding, if it has no design.
     *
     * @param model in which the checker finds no error
     */
    public static Generated generate(Model model) {
        Optional<Analysis> analysis = Analysis.of(model);
        if (analysis.isEmpty() || model.entities().isEmpty()) {
            return Generated.nothing(model);
        }
        Context context = Context.of(analysis.get());
        String text = body(context).text();
        String encoding = Encoding.usedBy(text);
        String whole = encoding.isEmpty() ? text : text + "\n" + title("How values are written and read") + encoding;
        return new Generated(new TreeMap<>(Map.of(FILE, head(model) + whole)), List.of());
    }

    private static String head(Model model) {
        Tsdoc doc = new Tsdoc()
                .markdown("Entities of " + Tsdoc.code(model.application().text()) + ": what the application"
                        + " sees, what is stored, and the keys.");
        model.description().ifPresent(doc::paragraph);
        doc.markdown("For `@aws-sdk/lib-dynamodb`: items are plain values as its document client takes them. Let it"
                + " keep all digits of numbers, with `unmarshallOptions: { wrapNumbers: true }`, and give"
                + " `NumberValue.from` where a function asks for `exact`.");
        return FirstLine.of("//", model.source()) + "\n\n" + String.join("\n", doc.lines()) + "\n\n";
    }

    private static String title(String text) {
        return RULE + "\n// " + text + "\n" + RULE + "\n";
    }

    private static Lines body(Context context) {
        Lines lines = new Lines();
        Model model = context.analysis().model();
        for (Entity entity : model.entities()) {
            section(lines, context.naming().of(entity).type());
            new EntitySource(context, entity, lines).add(isReferredTo(model, entity));
        }
        if (!model.types().isEmpty()) {
            section(lines, "Values inside of items");
            ValueSource values = new ValueSource(context, lines);
            model.types().forEach(values::add);
        }
        List<PatternRequests> requests = context.analysis().plans().stream()
                .map(context.analysis()::requests)
                .toList();
        if (requests.stream().anyMatch(some -> some.reads().stream().anyMatch(PatternSource::isQuery))) {
            section(lines, "Key conditions of queries");
            PatternSource patterns = new PatternSource(context, lines);
            requests.forEach(patterns::add);
        }
        return lines;
    }

    private static void section(Lines lines, String text) {
        lines.blank();
        title(text).lines().forEach(lines::line);
    }

    private static boolean isReferredTo(Model model, Entity entity) {
        return model.attributes()
                .anyMatch(attribute -> attribute.type().refersTo(entity.name().text()));
    }
}
