package dev.tablewright.synthesis.candidate;

import dev.tablewright.keys.KeyType;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ReachedById;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a key can be the key of a table: it never changes, every item has it, and no two items share it. */
public final class PrimaryFitness {

    /** The rule that a key with more than the id in it breaks. */
    private static final String ID_NOT_ENFORCED = "TW0204";

    private final Model model;
    private final ValuePaths paths;

    public PrimaryFitness(Model model, ValuePaths paths) {
        this.model = model;
        this.paths = paths;
    }

    public boolean isFit(Entity entity, KeyShape shape) {
        return shape.when().isAlways()
                && shape.terms().allMatch(term -> lasts(entity, term))
                && isIdentity(entity, shape)
                && isHome(entity, shape);
    }

    /** A partition of the table belongs to an item and its children: to an id, or to the beginning of one. */
    private boolean isHome(Entity entity, KeyShape shape) {
        Concept about = Concept.of(paths, entity, shape);
        return switch (about.kind()) {
            case ENTITY -> true;
            case ATTRIBUTE -> beginsId(entity, shape);
            case ALL -> entity.singleton();
        };
    }

    private boolean beginsId(Entity entity, KeyShape shape) {
        List<String> id = paths.ofId(entity).stream().map(Value::full).toList();
        List<String> partition = shape.partition().stream()
                .map(term -> paths.full(entity, term.path()))
                .toList();
        return id.size() > partition.size() && id.subList(0, partition.size()).equals(partition);
    }

    private boolean lasts(Entity entity, KeyTerm term) {
        return term.format().isLossless()
                && !paths.isOptional(entity, term.path())
                && entity.attribute(term.path().get(0))
                        .filter(attribute -> isFixed(entity, attribute))
                        .isPresent();
    }

    private static boolean isFixed(Entity entity, Attribute attribute) {
        return attribute.immutable() || entity.isIdentifiedBy(attribute.name().text());
    }

    /**
     * The whole id must be in the key. What else is in it lets the same id come twice, unless ids are made never to; and who
     * has only a reference cannot find the item.
     */
    private boolean isIdentity(Entity entity, KeyShape shape) {
        Set<String> held = new HashSet<>();
        shape.terms().forEach(term -> held.add(paths.full(entity, term.path())));
        List<Value> id = paths.ofId(entity);
        if (!id.stream().allMatch(value -> held.contains(value.full()))) {
            return false;
        }
        return held.size() == id.size()
                || ((isGenerated(entity) || isVouchedFor(entity))
                        && !new ReachedById(model).atOnce(entity.name().text()));
    }

    /** Whether the author says that an id does not come twice, although the key does not see to it. */
    private boolean isVouchedFor(Entity entity) {
        return model.suppressions().stream()
                .filter(suppression -> suppression.code().text().equals(ID_NOT_ENFORCED))
                .flatMap(suppression -> suppression.on().stream())
                .anyMatch(subject -> subject.text().equals(entity.name().text()));
    }

    private boolean isGenerated(Entity entity) {
        boolean counted = entity.sequences().stream()
                .anyMatch(sequence -> entity.isIdentifiedBy(sequence.attribute().text()));
        return counted || paths.ofId(entity).stream().anyMatch(PrimaryFitness::isRandom);
    }

    private static boolean isRandom(Value value) {
        KeyType type = value.attribute().type().keyType();
        boolean own = !value.full().contains(".");
        return own && (type == KeyType.UUID || type == KeyType.ULID || type == KeyType.KSUID);
    }
}
