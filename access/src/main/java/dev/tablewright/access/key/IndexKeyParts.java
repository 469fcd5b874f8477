package dev.tablewright.access.key;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The physical attributes that items have for the sake of one index. An attribute of the entity that is a key as it is needs nothing;
 * what is composed is written with the item, and left out where the item does not stand in the index.
 *
 * @param placement in the index
 * @param parts the composed ones; one that several indexes share belongs to the first
 */
public record IndexKeyParts(Placement placement, List<KeyPart> parts) {

    public IndexKeyParts {
        parts = List.copyOf(parts);
    }

    /** Of all indexes in which an entity stands and for which its items need something. */
    public static List<IndexKeyParts> of(KeySpace space, String entity) {
        List<IndexKeyParts> all = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (Placement placement : space.of(entity)) {
            List<KeyPart> parts = placement
                    .parts()
                    .filter(part -> !part.isDirect() && seen.add(part.attribute()))
                    .toList();
            if (placement.route().isIndex() && !parts.isEmpty()) {
                all.add(new IndexKeyParts(placement, parts));
            }
        }
        return all;
    }
}
