package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Concept;
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

    DraftLabels(Model model, ValuePaths paths) {
        this.paths = paths;
        model.entities().forEach(entity -> {
            String name = entity.name().text();
            entities.put(name, unique(Words.upper(name), name));
        });
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
            case ENTITY -> entities.getOrDefault(about.name(), Words.upper(about.name()));
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
