package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.importer.DiagramBuilder.Box;
import dev.tablewright.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the lines in the box of an entity. What stands above the first separator identifies the entity, unless keys are
 * marked.
 */
final class PlantUmlSections {

    private final DiagramBuilder builder;
    private final Diagnostics diagnostics;
    private final List<DiagramAttribute> aboveSeparator = new ArrayList<>();
    private boolean separated;

    PlantUmlSections(DiagramBuilder builder, Diagnostics diagnostics) {
        this.builder = builder;
        this.diagnostics = diagnostics;
    }

    void line(LineCursor line, Box box) {
        String text = line.rest().strip();
        if (isSeparator(text)) {
            separated |= !box.attributes().isEmpty();
        } else if (PlantUmlAttribute.isOperation(line)) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(line.restSpan(), "a model has attributes, no operations")
                    .label("this line is ignored"));
        } else {
            attribute(line, box);
        }
        line.moveToEnd();
    }

    /** The end of a box. */
    void close(Box box) {
        boolean marked = box.attributes().stream().anyMatch(DiagramAttribute::key);
        if (separated && !marked) {
            boolean starred = aboveSeparator.stream().anyMatch(DiagramAttribute::mandatory);
            for (DiagramAttribute attribute : aboveSeparator) {
                box.setKey(attribute, !starred || attribute.mandatory());
            }
        }
        aboveSeparator.clear();
        separated = false;
    }

    private void attribute(LineCursor line, Box box) {
        Optional<DiagramAttribute> attribute = PlantUmlAttribute.of(line);
        if (attribute.isEmpty()) {
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(line.restSpan(), "an attribute has a name")
                    .help("write `name : type`"));
            return;
        }
        if (builder.attribute(box, attribute.get()) && !separated) {
            aboveSeparator.add(attribute.get());
        }
    }

    /** A line across the box, with or without a title in it: {@code --}, {@code == totals ==}. */
    private static boolean isSeparator(String text) {
        for (String sign : new String[] {"--", "..", "==", "__"}) {
            if (text.startsWith(sign) && (text.endsWith(sign) || text.length() == sign.length())) {
                return true;
            }
        }
        return false;
    }
}
