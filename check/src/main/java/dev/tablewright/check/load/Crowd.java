package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.SlotFacts;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How many items of an entity stand in one partition, as far as the relationships say. */
public final class Crowd {

    private final Model model;
    private final Leaves leaves;
    private Map<String, List<Relationship>> byChild;

    public Crowd(Model model, Leaves leaves) {
        this.model = model;
        this.leaves = leaves;
    }

    /** The relationship whose children fill a partition: its key is made of the parent and of nothing else. */
    public Optional<Relationship> of(Placement placement) {
        List<KeyPiece> pieces = placement.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece.leaf().isPresent())
                .toList();
        Set<String> first = pieces.stream()
                .map(piece -> piece.leaf().orElseThrow().path().split("\\.")[0])
                .collect(Collectors.toSet());
        if (first.size() != 1) {
            return Optional.empty();
        }
        String name = first.iterator().next();
        // In a shard of parents stand the children of many.
        Set<Leaf> whole = pieces.stream()
                .filter(SlotFacts::isLossless)
                .flatMap(piece -> piece.leaf().stream())
                .collect(Collectors.toSet());
        if (!whole.containsAll(leaves.of(placement.owner(), List.of(name)))) {
            return Optional.empty();
        }
        Optional<String> parent = placement
                .owner()
                .attribute(name)
                .map(Attribute::type)
                .filter(Type.Reference.class::isInstance)
                .map(type -> ((Type.Reference) type).entity());
        return parent.flatMap(entity -> linesTo(placement.owner().name().text()).stream()
                .filter(line -> line.left().text().equals(entity)
                        && line.via().map(via -> via.text().equals(name)).orElse(true))
                .findFirst());
    }

    /** Asked for every pattern: sorted once. */
    private List<Relationship> linesTo(String child) {
        if (byChild == null) {
            byChild = model.relationships().stream()
                    .collect(Collectors.groupingBy(line -> line.right().text()));
        }
        return byChild.getOrDefault(child, List.of());
    }

    /** Whether at most one item can have what the caller knows of a key: a whole id, or a unique value. */
    public boolean isAlone(Placement placement) {
        return isAlone(placement, placement.known());
    }

    /** Whether more is read, and the filter leaves one at most, because it asks for the rest of such a value. */
    public boolean isPicked(Placement reached, List<FilterTerm> filter) {
        Set<Leaf> known = new HashSet<>(reached.known());
        filter.stream()
                .filter(FilterTerm.Equals.class::isInstance)
                .forEach(term -> known.add(((FilterTerm.Equals) term).leaf()));
        return !isAlone(reached) && isAlone(reached, known);
    }

    private boolean isAlone(Placement placement, Set<Leaf> known) {
        List<Leaf> id = leaves.ofId(placement.owner());
        return known.containsAll(id)
                || placement.owner().attributes().stream()
                        .filter(attribute -> attribute.unique().isPresent())
                        .anyMatch(
                                attribute -> isKnown(placement, attribute.name().text(), known)
                                        && attribute.unique().get().within().stream()
                                                .allMatch(scope -> isKnown(placement, scope.text(), known)));
    }

    private boolean isKnown(Placement placement, String attribute, Set<Leaf> known) {
        List<Leaf> parts = leaves.of(placement.owner(), List.of(attribute));
        return !parts.isEmpty() && known.containsAll(parts);
    }
}
