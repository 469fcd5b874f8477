package dev.tablewright.language.importer;

import dev.tablewright.language.grammar.ModelGrammar;
import dev.tablewright.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the first model of an application from its entity diagram. The model says what the diagram says, and asks for
 * what a diagram cannot say: how the data is read.
 */
public final class ModelWriter {

    private final StringBuilder out = new StringBuilder();

    private ModelWriter() {}

    /**
     * The text of a model file. The same diagram always gives the same text.
     *
     * @param application what the application is called; made a legal name if it is none
     */
    public static String write(Diagram diagram, String application) {
        // What the model says otherwise than the diagram has been reported when the diagram was read.
        ModelDraft draft = ModelDraft.of(diagram, new Diagnostics());
        ModelWriter writer = new ModelWriter();
        String name = CamelCase.upper(application);
        writer.line(0, "tablewright: " + ModelGrammar.VERSION);
        writer.line(0, "application: " + YamlText.of(name.isEmpty() ? "Application" : name));
        writer.entities(draft);
        writer.relationships(draft);
        writer.patterns(draft);
        return writer.out.toString();
    }

    private void entities(ModelDraft draft) {
        line(0, "");
        line(0, draft.entities().isEmpty() ? "entities: {}" : "entities:");
        boolean first = true;
        for (EntityDraft entity : draft.entities()) {
            if (!first) {
                line(0, "");
            }
            first = false;
            line(1, YamlText.of(entity.name) + ":");
            entity.description.ifPresent(text -> line(2, "description: " + YamlText.of(text)));
            line(2, "id: " + StarterPatterns.attributes(entity.id));
            line(2, "attributes:");
            entity.attributes.forEach(attribute -> line(3, YamlText.of(attribute.name) + ": " + facts(attribute)));
        }
    }

    private static String facts(AttributeDraft attribute) {
        String type = attribute.optional ? attribute.type + "?" : typeWord(attribute);
        List<String> facts = new ArrayList<>();
        facts.add("type: " + type);
        if (attribute.unique) {
            facts.add("unique: true");
        }
        attribute.max.ifPresent(max -> facts.add("max: " + max));
        attribute
                .drawn
                .flatMap(DiagramAttribute::comment)
                .ifPresent(comment -> facts.add("description: " + YamlText.of(comment)));
        return facts.size() == 1 ? type : "{ " + String.join(", ", facts) + " }";
    }

    /** An entity may be called {@code No}; {@code list<No>} needs no quotes. */
    private static String typeWord(AttributeDraft attribute) {
        String type = attribute.type.toString();
        return attribute.isReference() ? YamlText.of(type) : type;
    }

    private void relationships(ModelDraft draft) {
        if (draft.relationships().isEmpty()) {
            return;
        }
        line(0, "");
        line(0, "relationships:");
        for (RelationshipDraft relationship : draft.relationships()) {
            relationship(relationship);
        }
    }

    private void relationship(RelationshipDraft relationship) {
        DiagramRelationship drawn = relationship.drawn;
        String line = relationship.left.name
                + " " + drawn.leftCardinality().left()
                + (drawn.identifying() ? "--" : "..")
                + drawn.rightCardinality().right() + " "
                + relationship.right.name;
        if (!relationship.ambiguous) {
            line(
                    1,
                    "- " + line
                            + drawn.label()
                                    .map(label -> " : " + YamlText.of(label))
                                    .orElse(""));
            return;
        }
        // Only a line with a label can have further keys: without one, it is called as its attribute is.
        String via = YamlText.of(relationship.carrier.orElseThrow().name);
        line(1, "- " + line + " : " + drawn.label().map(YamlText::of).orElse(via));
        line(2, "via: " + via);
    }

    private void patterns(ModelDraft draft) {
        if (draft.entities().isEmpty()) {
            return;
        }
        line(0, "");
        line(0, "# A start, made from the diagram. Say what is really read, and with it what a diagram cannot say:");
        line(0, "# how often (`rate: 200/s`), in which order (`sort: -placedAt`), and how much (`page`, `top`).");
        line(0, "patterns:");
        StarterPatterns.of(draft).forEach((name, pattern) -> line(1, YamlText.of(name) + ": " + pattern));
    }

    private void line(int depth, String text) {
        out.append("  ".repeat(depth)).append(text).append('\n');
    }
}
