package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds or makes the reference that carries each relationship. */
final class ReferenceDrafting {

    /** A label of more words is a sentence. */
    private static final int MOST_WORDS = 3;

    private record Pair(EntityDraft child, String parent) {}

    private final List<EntityDraft> entities;
    private final List<RelationshipDraft> carried;
    private final IdReferences idReferences;
    private final Map<EntityDraft, AttributeIndex> indexes = new HashMap<>();
    private final Map<EntityDraft, List<AttributeDraft>> made = new HashMap<>();
    private final Map<Pair, Integer> linesOfPair = new HashMap<>();
    private final Set<AttributeDraft> claimed = new HashSet<>();

    ReferenceDrafting(List<EntityDraft> entities, List<RelationshipDraft> relationships, IdReferences idReferences) {
        this.entities = entities;
        this.carried =
                relationships.stream().filter(line -> !line.isManyToMany()).toList();
        this.idReferences = idReferences;
    }

    void draft() {
        entities.forEach(entity -> indexes.put(entity, new AttributeIndex(entity)));
        carried.forEach(line -> linesOfPair.merge(pair(line), 1, Integer::sum));
        // What the diagram shows goes first, so that no line takes the attribute of another.
        carried.forEach(this::findByLabel);
        carried.stream().filter(line -> line.carrier.isEmpty()).forEach(this::find);
        carried.stream().filter(line -> line.carrier.isEmpty()).forEach(this::make);
        made.forEach(ReferenceDrafting::insert);
        referByName();
        markAmbiguous();
    }

    private static Pair pair(RelationshipDraft line) {
        EntityDraft child = line.manySide();
        return new Pair(child, line.other(child).name);
    }

    private boolean isOneOfSeveral(RelationshipDraft line) {
        return linesOfPair.get(pair(line)) > 1;
    }

    private void findByLabel(RelationshipDraft line) {
        if (line.drawn.label().isPresent() && (isOneOfSeveral(line) || line.isOfItself())) {
            EntityDraft child = line.manySide();
            claimFirst(
                    line,
                    child,
                    ForeignKey.called(indexes.get(child), line.drawn.label().get()));
        }
    }

    private void find(RelationshipDraft line) {
        EntityDraft many = line.manySide();
        if (!findIn(line, many) && line.isOneToOne() && !line.isOfItself()) {
            findIn(line, line.other(many));
        }
    }

    private boolean findIn(RelationshipDraft line, EntityDraft child) {
        return claimFirst(line, child, ForeignKey.candidates(indexes.get(child), line.other(child)));
    }

    /** Makes an attribute the carrier of a relationship, unless it carries another, or the id would become circular. */
    private boolean claimFirst(RelationshipDraft line, EntityDraft child, List<ForeignKey> keys) {
        for (ForeignKey key : keys) {
            AttributeDraft attribute = key.attribute();
            if (!claimed.contains(attribute) && refer(child, key, line.other(child))) {
                attribute.optional = isOptional(line, child) && !child.isIdentifiedBy(attribute);
                line.carriedBy(child, attribute);
                return true;
            }
        }
        return false;
    }

    private boolean refer(EntityDraft child, ForeignKey key, EntityDraft parent) {
        AttributeDraft attribute = key.attribute();
        boolean alreadySo = attribute.refersTo(parent);
        if (child.isIdentifiedBy(attribute) && !alreadySo && !idReferences.connect(child, parent)) {
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
        String usual = line.isOfItself() ? "parent" : parent.referenceName();
        String wanted = isOneOfSeveral(line)
                ? line.drawn
                        .label()
                        .filter(ReferenceDrafting::isName)
                        .map(CamelCase::lower)
                        .orElse(usual)
                : usual;
        AttributeDraft reference = new AttributeDraft(
                child.attributeNames.take(wanted), new Type.Reference(parent.name), Optional.empty());
        reference.optional = isOptional(line, child);
        made.computeIfAbsent(child, none -> new ArrayList<>()).add(reference);
        line.carriedBy(child, reference);
    }

    /** Identifying attributes stand first, then the references that the diagram does not show. */
    private static void insert(EntityDraft entity, List<AttributeDraft> references) {
        int at = 0;
        while (at < entity.attributes.size() && entity.isIdentifiedBy(entity.attributes.get(at))) {
            at++;
        }
        entity.attributes.addAll(at, references);
    }

    /** Foreign keys without a line in the diagram still refer to the entity whose name they bear. */
    private void referByName() {
        Map<String, EntityDraft> byReferenceName = new HashMap<>();
        entities.forEach(entity -> byReferenceName.putIfAbsent(entity.referenceName(), entity));
        for (EntityDraft child : entities) {
            for (AttributeDraft attribute : child.attributes) {
                EntityDraft parent = byReferenceName.get(attribute.role());
                boolean free = attribute.isForeignKey() && !claimed.contains(attribute) && !attribute.isReference();
                if (free && parent != null && !attribute.type.isCollection()) {
                    refer(child, new ForeignKey(attribute, parent.referenceName()), parent);
                }
            }
        }
    }

    /** Where several attributes refer to the same entity, a relationship must say which of them carries it. */
    private void markAmbiguous() {
        Map<Pair, Integer> references = new HashMap<>();
        for (EntityDraft entity : entities) {
            for (AttributeDraft attribute : entity.attributes) {
                if (attribute.type instanceof Type.Reference reference) {
                    references.merge(new Pair(entity, reference.entity()), 1, Integer::sum);
                }
            }
        }
        for (RelationshipDraft line : carried) {
            EntityDraft child = line.child.orElseThrow();
            EntityDraft parent = line.other(child);
            int there = references.getOrDefault(new Pair(child, parent.name), 0);
            boolean eitherWay = line.isOneToOne() && !line.isOfItself();
            int back = eitherWay ? references.getOrDefault(new Pair(parent, child.name), 0) : 0;
            line.ambiguous = there + back > 1;
        }
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
