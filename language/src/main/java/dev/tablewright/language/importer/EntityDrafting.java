package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Drafts entities with names that a model can have. */
final class EntityDrafting {

    /** A label of more words is a description. */
    private static final int MOST_WORDS = 3;

    private final IdReferences idReferences;
    private final Diagnostics diagnostics;
    private final UniqueNames names = new UniqueNames();
    private final Map<String, EntityDraft> byName = new HashMap<>();
    private final Map<String, EntityDraft> byDrawnName = new HashMap<>();

    EntityDrafting(IdReferences idReferences, Diagnostics diagnostics) {
        this.idReferences = idReferences;
        this.diagnostics = diagnostics;
    }

    List<EntityDraft> draft(List<DiagramEntity> drawn) {
        List<EntityDraft> entities = new ArrayList<>();
        for (DiagramEntity entity : drawn) {
            EntityDraft draft = named(entity);
            entities.add(draft);
            byName.put(draft.name, draft);
            byDrawnName.put(entity.name().text(), draft);
            entity.label().ifPresent(label -> byDrawnName.putIfAbsent(label.text(), draft));
        }
        AttributeDrafting attributes = new AttributeDrafting(this::entityNamed, diagnostics);
        entities.forEach(attributes::draft);
        IdDrafting ids = new IdDrafting(byName, idReferences, diagnostics);
        entities.forEach(ids::draft);
        return entities;
    }

    private EntityDraft named(DiagramEntity entity) {
        Optional<Name> title =
                entity.label().filter(label -> isName(label.text())).or(() -> Optional.of(entity.name()));
        String wanted = CamelCase.upper(title.get().text());
        if (wanted.isEmpty()) {
            wanted = CamelCase.upper(entity.name().text());
        }
        String name = names.take(wanted.isEmpty() ? "Entity" : wanted);
        if (wanted.isEmpty()) {
            diagnostics.report(NameChange.noLetters(entity.name(), name));
        } else if (!name.equals(wanted)) {
            diagnostics.report(NameChange.clash(entity.name(), wanted, name)
                    .also(byName.get(wanted).drawn.name().span(), "this is `" + wanted + "`"));
        }
        Optional<String> description = entity.label()
                .map(Name::text)
                .filter(label -> CamelCase.words(label).size() > MOST_WORDS);
        return new EntityDraft(entity, name, description);
    }

    private static boolean isName(String label) {
        int words = CamelCase.words(label).size();
        return words > 0 && words <= MOST_WORDS;
    }

    /** The model's name of an entity that a type names. Words that are types everywhere must be written exactly so. */
    private Optional<String> entityNamed(String word) {
        EntityDraft exact = byDrawnName.get(word);
        if (exact != null) {
            return Optional.of(exact.name);
        }
        boolean type = TypeWords.of(word).isPresent() || !word.chars().allMatch(EntityDrafting::isNameCharacter);
        return type
                ? Optional.empty()
                : Optional.ofNullable(byName.get(CamelCase.upper(word))).map(found -> found.name);
    }

    private static boolean isNameCharacter(int c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }
}
