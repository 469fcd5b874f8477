package dev.tablewright.access.layout;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where the items of an entity stand in an index.
 *
 * @param key all of it
 * @param written the part that items have for the sake of this index: what is composed, and belongs to no other index before
 * @param apart whether the attributes of that part are written one by one, each when what it is made of changes
 */
public record IndexLayout(KeyLayout key, KeyLayout written, boolean apart) {

    /** What is written together; of an index that needs nothing, nothing. */
    public List<KeyLayout> together() {
        if (!apart) {
            return Stream.of(written).filter(all -> !all.parts().isEmpty()).toList();
        }
        return written.parts().entrySet().stream()
                .map(part -> new KeyLayout(written.route(), Map.of(part.getKey(), part.getValue()), written.when()))
                .toList();
    }
}
