package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.entity.Type;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds or makes the reference that carries each relationship. */
final class ReferenceDrafting {

    /** A label of more words is a sentence. */
    private static final int MOST_WORDS = 3;

    private record Pair(EntityDraft child, EntityDraft parent) {}

    private final List<EntityDraft> entities;
    private final List<RelationshipDraft> relationships;
    private final IdReferences idReferences;
    private final Map<Pair, Integer> linesOfPair = new HashMap<>();
    private final Set<AttributeDraft> claimed = Collections.newSetFromMap(new IdentityHashMap<>());

    ReferenceDrafting(List<EntityDraft> entities, List<RelationshipDraft> relationships, IdReferences idReferences) {
        this.entities = entities;
        this.relationships = relationships;
        this.idReferences = idReferences;
    }

    void draft() {
        List<RelationshipDraft> carried =
                relationships.stream().filter(line -> !line.isManyToMany()).toList();
        for (RelationshipDraft line : carried) {
            linesOfPair.merge(pair(line), 1, (before, one) -> before + one);
        }
        // What the diagram shows goes first, so that no line takes the attribute of another.
        carried.forEach(this::findByLabel);
        carried.stream().filter(line -> line.carrier.isEmpty()).forEach(this::find);
        carried.stream().filter(line -> line.carrier.isEmpty()).forEach(this::make);
        referByName();
        carried.forEach(line -> line.ambiguous = couldCarry(line) > 1);
    }

    private static Pair pair(RelationshipDraft line) {
        return new Pair(line.manySide(), line.other(line.manySide()));
    }

    private boolean isOneOfSeveral(RelationshipDraft line) {
        return linesOfPair.get(pair(line)) > 1 || line.isOfItself();
    }

    private void findByLabel(RelationshipDraft line) {
        if (isOneOfSeveral(line)) {
            EntityDraft child = line.manySide();
            for (AttributeDraft attribute : List.copyOf(child.attributes)) {
                Optional<ForeignKey> key = ForeignKey.ofLabel(attribute, line.drawn.label());
                if (key.isPresent() && claim(line, child, key.get())) {
                    return;
                }
            }
        }
    }

    private void find(RelationshipDraft line) {
        EntityDraft many = line.manySide();
        if (!findIn(line, many) && line.isOneToOne() && !line.isOfItself()) {
            findIn(line, line.other(many));
        }
    }

    private boolean findIn(RelationshipDraft line, EntityDraft child) {
        EntityDraft parent = line.other(child);
        for (AttributeDraft attribute : List.copyOf(child.attributes)) {
            Optional<ForeignKey> key = ForeignKey.of(attribute, parent);
            if (key.isPresent() && claim(line, child, key.get())) {
                return true;
            }
        }
        return false;
    }

    /** Makes an attribute the carrier of a relationship, unless it has one, or the id would become circular. */
    private boolean claim(RelationshipDraft line, EntityDraft child, ForeignKey key) {
        EntityDraft parent = line.other(child);
        if (claimed.contains(key.attribute()) || !refer(child, key, parent)) {
            return false;
        }
        key.attribute().optional = isOptional(line, child) && !child.isIdentifiedBy(key.attribute());
        line.carriedBy(child, key.attribute());
        return true;
    }

    private boolean refer(EntityDraft child, ForeignKey key, EntityDraft parent) {
        AttributeDraft attribute = key.attribute();
        if (child.isIdentifiedBy(attribute) && !attribute.refersTo(parent) && !idReferences.connect(child, parent)) {
            return false;
        }
        claimed.add(attribute);
        attribute.refer(parent);
        if (child.attributeNames.isFree(key.name())) {
            child.rename(attribute, key.name());
        }
        return true;
    }

    private void make(RelationshipDraft line) {
        EntityDraft child = line.manySide();
        EntityDraft parent = line.other(child);
        String wanted = line.isOfItself() ? "parent" : parent.referenceName();
        if (linesOfPair.get(pair(line)) > 1) {
            wanted = line.drawn
                    .label()
                    .filter(ReferenceDrafting::isName)
                    .map(CamelCase::lower)
                    .orElse(wanted);
        }
        AttributeDraft reference = new AttributeDraft(
                child.attributeNames.take(wanted), new Type.Reference(parent.name), Optional.empty());
        reference.optional = isOptional(line, child);
        claimed.add(reference);
        int at = 0;
        while (at < child.attributes.size() && standsBefore(child, child.attributes.get(at))) {
            at++;
        }
        child.attributes.add(at, reference);
        line.carriedBy(child, reference);
    }

    /** Identifying attributes stand first, then references. */
    private boolean standsBefore(EntityDraft entity, AttributeDraft attribute) {
        return entity.isIdentifiedBy(attribute) || (attribute.drawn.isEmpty() && claimed.contains(attribute));
    }

    /** Foreign keys without a line in the diagram still refer to the entity whose name they bear. */
    private void referByName() {
        Map<String, EntityDraft> byReferenceName = new HashMap<>();
        for (EntityDraft entity : entities) {
            byReferenceName.putIfAbsent(entity.referenceName(), entity);
        }
        for (EntityDraft child : entities) {
            for (AttributeDraft attribute : child.attributes) {
                EntityDraft parent = byReferenceName.get(ForeignKey.roleOf(attribute));
                boolean free = attribute.isForeignKey() && !claimed.contains(attribute) && !attribute.isReference();
                if (free && parent != null && !attribute.type.isCollection()) {
                    refer(child, new ForeignKey(attribute, parent.referenceName()), parent);
                }
            }
        }
    }

    private static int couldCarry(RelationshipDraft line) {
        EntityDraft child = line.child.orElseThrow();
        EntityDraft parent = line.other(child);
        long inChild = child.attributes.stream().filter(a -> a.refersTo(parent)).count();
        boolean bothWays = line.isOneToOne() && !line.isOfItself();
        long inParent = bothWays
                ? parent.attributes.stream().filter(a -> a.refersTo(child)).count()
                : 0;
        return (int) (inChild + inParent);
    }

    /** Whether a child can be without its parent. In a tree the root is, whatever the line says. */
    private static boolean isOptional(RelationshipDraft line, EntityDraft child) {
        Cardinality parents = child == line.right ? line.drawn.leftCardinality() : line.drawn.rightCardinality();
        return parents == Cardinality.ZERO_OR_ONE || line.isOfItself();
    }

    private static boolean isName(String label) {
        int words = CamelCase.words(label).size();
        return words > 0 && words <= MOST_WORDS;
    }
}
