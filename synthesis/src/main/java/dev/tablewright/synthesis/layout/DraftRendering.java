package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.candidate.Draft;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Gives a draft its names: tables, indexes, key attributes, and the labels in keys. */
public final class DraftRendering {

    private static final List<String> TYPE = List.of("Type", "ItemType", "EntityType", "_Type");

    private DraftRendering() {}

    /** The model with the draft as its design. */
    public static Model render(Model model, Layout layout, Draft draft) {
        Span span = model.design().map(Design::span).orElse(model.application().span());
        String type = model.design().map(Design::typeAttribute).orElseGet(() -> freeType(model));
        Design design = layout == Layout.SINGLE_TABLE
                ? new SingleTableRendering(model, draft, new Name(table(model, type), span), type).design(span)
                : new OwnTablesRendering(model, draft, type).design(span);
        return model.with(Optional.of(design), new DraftSettings(model, design).deployment(), model.suppressions());
    }

    private static String freeType(Model model) {
        Set<String> taken = model.entities().stream()
                .flatMap(entity -> entity.attributes().stream())
                .map(Attribute::storedName)
                .collect(Collectors.toSet());
        return TYPE.stream().filter(name -> !taken.contains(name)).findFirst().orElse(TYPE.get(0));
    }

    /** The name that the table has, if there is one; one that only its settings name is meant for it too. */
    private static String table(Model model, String type) {
        Optional<String> designed = model.design()
                .filter(design -> design.layout() == Layout.SINGLE_TABLE)
                .flatMap(design -> design.tables().stream().findFirst())
                .map(table -> table.name().text());
        Optional<String> deployed = model.deployment().tables().keySet().stream()
                .map(Name::text)
                .findFirst()
                .filter(name -> model.deployment().tables().size() == 1);
        return designed.or(() -> deployed).orElseGet(() -> new SharedNames(model, type).table());
    }
}
