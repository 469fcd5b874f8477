package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects a diagram line by line. An entity may be drawn in several places; they are one. */
final class DiagramBuilder {

    private final Diagnostics diagnostics;
    private final Map<String, Box> boxes = new LinkedHashMap<>();
    private final Map<String, DiagramRelationship> relationships = new LinkedHashMap<>();
    private Optional<Name> title;

    DiagramBuilder(Optional<Name> title, Diagnostics diagnostics) {
        this.title = title;
        this.diagnostics = diagnostics;
    }

    void title(Name text) {
        if (!text.text().isEmpty()) {
            title = Optional.of(text);
        }
    }

    /** An entity that a relationship names; it need not be drawn elsewhere. */
    void mention(Name name) {
        boxes.computeIfAbsent(name.text(), key -> new Box(name));
    }

    /** An entity that is drawn. */
    Box declare(Name name) {
        mention(name);
        Box box = boxes.get(name.text());
        box.declared = true;
        return box;
    }

    /** An entity whose name could not be read: its attributes are, and then they are forgotten. */
    static Box unnamed(Span place) {
        return new Box(new Name(place.text(), place));
    }

    /** Adds an attribute, unless the entity has one of that name: that is reported. */
    boolean attribute(Box box, DiagramAttribute attribute) {
        DiagramAttribute first = box.attributes.putIfAbsent(attribute.name().text(), attribute);
        if (first != null) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(attribute.name().span(), "`" + attribute.name() + "` is written twice in `" + box.name + "`")
                    .label("this one is ignored")
                    .also(first.name().span(), "first here"));
        }
        return first == null;
    }

    /** Adds a relationship, unless the same has been said before: that is reported. */
    boolean relationship(DiagramRelationship line) {
        mention(line.left());
        mention(line.right());
        String said = String.join(
                "\n",
                line.left().text(),
                line.leftCardinality().name(),
                line.right().text(),
                line.rightCardinality().name(),
                line.label().orElse(""));
        DiagramRelationship first = relationships.putIfAbsent(said, line);
        if (first != null) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(line.span(), "this relationship is written twice")
                    .label("this one is ignored")
                    .also(first.span(), "first here"));
        }
        return first == null;
    }

    /** Whether a label has anything that can be seen. */
    private static boolean saysSomething(String label) {
        return label.codePoints().anyMatch(c -> Character.isLetterOrDigit(c) || (c > ' ' && c < 0x7F));
    }

    Diagram build() {
        Map<String, Box> byLabel = new HashMap<>();
        for (Box box : boxes.values()) {
            box.label.ifPresent(label -> byLabel.putIfAbsent(label.text(), box));
        }
        List<DiagramRelationship> lines = relationships.values().stream()
                .map(line -> new DiagramRelationship(
                        meant(line.left(), byLabel),
                        line.leftCardinality(),
                        meant(line.right(), byLabel),
                        line.rightCardinality(),
                        line.identifying(),
                        line.label().filter(DiagramBuilder::saysSomething),
                        line.span()))
                .toList();
        List<DiagramEntity> entities = boxes.values().stream()
                .filter(box -> box.declared || !byLabel.containsKey(box.name.text()))
                .map(Box::entity)
                .toList();
        return new Diagram(title, entities, lines);
    }

    /** A relationship may name an entity by its label, before or behind the place where it is drawn. */
    private Name meant(Name mention, Map<String, Box> byLabel) {
        Box box = byLabel.get(mention.text());
        return box == null || boxes.get(mention.text()).declared ? mention : new Name(box.name.text(), mention.span());
    }

    /** An entity as far as it has been read. */
    static final class Box {

        private final Name name;
        private final Map<String, DiagramAttribute> attributes = new LinkedHashMap<>();
        private Optional<Name> label = Optional.empty();
        private boolean declared;

        private Box(Name name) {
            this.name = name;
        }

        void label(Name text) {
            if (!text.text().isBlank()) {
                label = Optional.of(text);
            }
        }

        Collection<DiagramAttribute> attributes() {
            return attributes.values();
        }

        /** Says of attributes that are already there whether they identify the entity. */
        void setKey(DiagramAttribute attribute, boolean key) {
            attributes.replace(attribute.name().text(), attribute.withKey(key));
        }

        private DiagramEntity entity() {
            return new DiagramEntity(name, label, new ArrayList<>(attributes.values()));
        }
    }
}
