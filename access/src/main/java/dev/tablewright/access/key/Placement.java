package dev.tablewright.access.key;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where the items of an entity, or those that guard or count for it, stand in a table or an index.
 *
 * @param occupant what a person would call the items: {@code Order}, {@code the guards of Customer.email}
 * @param owner the entity whose attributes make the keys
 * @param companion whether the items are not entities, but stand beside them
 * @param when which of the entities stand there
 * @param span where it is said
 */
public record Placement(
        String occupant,
        Entity owner,
        boolean companion,
        Route route,
        List<KeyPart> partition,
        List<KeyPart> sort,
        Condition when,
        Span span) {

    public Placement {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /** All parts, the partition's first. */
    public Stream<KeyPart> parts() {
        return Stream.concat(partition.stream(), sort.stream());
    }

    /** The values in all parts. */
    public Stream<Leaf> leaves() {
        return parts().flatMap(part -> part.pieces().stream()).flatMap(piece -> piece.leaf().stream());
    }

    /** The values that the caller knows and that stand there unabridged, so that all that is found has them. */
    public Set<Leaf> known() {
        return parts().flatMap(part -> part.pieces().stream())
                .filter(piece -> piece instanceof KeyPiece.Given && SlotFacts.isLossless(piece))
                .flatMap(piece -> piece.leaf().stream())
                .collect(Collectors.toSet());
    }

    /** Only the partition. */
    public Placement withoutSort() {
        return new Placement(occupant, owner, companion, route, partition, List.of(), when, span);
    }
}
