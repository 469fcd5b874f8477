package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.Words;
import java.util.LinkedHashMap;
import java.util.Map;

/** The words before the values in the keys of a draft: which entity an item is of, and what its partition is about. */
final class DraftLabels {

    private final ValuePaths paths;
    private final Map<String, String> entities = new LinkedHashMap<>();
    private final Map<String, String> owners = new LinkedHashMap<>();

    /** Words that nobody writes out in a key, where they are stored a billion times. */
    private static final Map<String, String> USUAL =
            Map.of("ORGANIZATION", "ORG", "ORGANISATION", "ORG", "REPOSITORY", "REPO", "CONFIGURATION", "CONFIG");

    DraftLabels(Model model, ValuePaths paths, Draft draft) {
        this.paths = paths;
        draft.choices().forEach(this::keep);
        model.entities().forEach(entity -> {
            String name = entity.name().text();
            owners.putIfAbsent(Words.upper(name), name);
        });
        model.entities().forEach(entity -> {
            String name = entity.name().text();
            String word = Words.upper(name);
            if (!entities.containsKey(name)) {
                entities.put(name, unique(USUAL.getOrDefault(word, word), name));
            }
        });
    }

    /** The words of keys that are kept belong to their entities; children come to stand with their parents. */
    private void keep(EntityChoice choice) {
        choice.kept().stream()
                .flatMap(keys -> keys.primary().partition().stream())
                .filter(KeyValue.Composed.class::isInstance)
                .map(value -> ((KeyValue.Composed) value).template().leadingLiteral())
                .filter(word -> word.endsWith("#") && word.length() > 1)
                .map(word -> word.substring(0, word.length() - 1))
                .findFirst()
                .ifPresent(word -> {
                    Concept about = Concept.of(paths, choice.entity(), choice.primary());
                    boolean own = about.equals(new Concept(Concept.Kind.ENTITY, choice.name()));
                    owners.putIfAbsent(word, choice.name());
                    if (own) {
                        entities.put(choice.name(), word);
                    }
                });
    }

    /** {@code ORDERITEM} for the entity of that name. */
    String ofName(String entity) {
        return entities.getOrDefault(entity, Words.upper(entity));
    }

    /** {@code ORDERITEM}. */
    String of(Entity entity) {
        return entities.get(entity.name().text());
    }

    /** {@code CUSTOMEREMAIL} for the guards of {@code Customer.email}. */
    String of(CompanionItem.Purpose purpose, Entity entity, String attribute) {
        String member = entity.name() + "." + attribute;
        return unique(Words.upper(entity.name().text() + attribute), purpose + " " + member);
    }

    /**
     * What a partition is about: the entity whose id finds it, so that children stand with their parents; or else the
     * attribute that does.
     *
     * @param gathering the name of the partition that several entities share; empty: it is this entity's alone
     */
    String ofPartition(Entity entity, KeyShape shape, String gathering) {
        String name = entity.name().text();
        Concept about = Concept.of(paths, entity, shape);
        return switch (about.kind()) {
            case ENTITY -> ofName(about.name());
            case ATTRIBUTE -> attribute(name, about.name(), gathering);
            case ALL -> entity.singleton() ? of(entity) : unique(Words.upper(Words.plural(name)), name + " all");
        };
    }

    /** Two entities that are found by attributes of one name stand apart, unless a pattern wants them together. */
    private String attribute(String entity, String about, String gathering) {
        String owner = gathering.isEmpty() ? entity + "." + about : gathering + "." + about;
        String plain = Words.upper(about);
        String taken = owners.putIfAbsent(plain, owner);
        return taken == null || taken.equals(owner) ? plain : unique(Words.upper(entity + about), owner);
    }

    private String unique(String wanted, String owner) {
        String label = wanted;
        for (int next = 2; !owner.equals(owners.computeIfAbsent(label, l -> owner)); next++) {
            label = wanted + next;
        }
        return label;
    }
}
