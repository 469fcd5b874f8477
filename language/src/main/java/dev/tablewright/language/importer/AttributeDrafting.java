package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.function.Function;

/** Drafts the attributes that a diagram shows, with names and types of the model language. */
final class AttributeDrafting {

    private static final int LONGEST_QUOTATION = 40;

    private final Function<String, Optional<String>> entities;
    private final Diagnostics diagnostics;

    /** @param entities gives the model's name of the entity that a type names */
    AttributeDrafting(Function<String, Optional<String>> entities, Diagnostics diagnostics) {
        this.entities = entities;
        this.diagnostics = diagnostics;
    }

    void draft(EntityDraft entity) {
        for (DiagramAttribute drawn : entity.drawn.attributes()) {
            AttributeDraft draft = new AttributeDraft(nameOf(drawn, entity), ScalarType.STRING, Optional.of(drawn));
            drawn.type().ifPresent(type -> setType(draft, type));
            draft.unique = drawn.unique() && draft.type.fitsInKey();
            entity.attributes.add(draft);
        }
    }

    private String nameOf(DiagramAttribute drawn, EntityDraft entity) {
        String wanted = CamelCase.lower(drawn.name().text());
        String name = entity.attributeNames.take(wanted.isEmpty() ? "attribute" : wanted);
        if (wanted.isEmpty()) {
            diagnostics.report(NameChange.noLetters(drawn.name(), name));
        } else if (!name.equals(wanted)) {
            diagnostics.report(NameChange.clash(drawn.name(), wanted, name));
        }
        return name;
    }

    private void setType(AttributeDraft draft, Name written) {
        WrittenType type = WrittenType.of(written.text(), entities);
        draft.type = type.type();
        draft.max = type.max();
        draft.optional = type.optional();
        if (!type.known()) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(written.span(), "`" + shortened(written.text()) + "` is no type that Tablewright knows")
                    .label("written as `" + type.type() + "`")
                    .help("the types are `string`, `integer`, `decimal`, `boolean`, `binary`, `timestamp`, `epoch`, "
                            + "`uuid`, `ulid` and `ksuid`, lists, sets and maps of them, and entities"));
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_QUOTATION ? text : text.substring(0, LONGEST_QUOTATION) + "…";
    }
}
