package dev.tablewright.capacity.item;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The attributes of an item, or of an index's copy of one. */
public record Item(Map<String, AttributeValue> attributes) {

    public Item {
        attributes = Map.copyOf(attributes);
    }

    /** Its size: of all names and values. */
    public long bytes() {
        return attributes.entrySet().stream()
                .mapToLong(attribute ->
                        Utf8.bytes(attribute.getKey()) + attribute.getValue().bytes())
                .sum();
    }

    /** Whether it has all of these attributes. */
    public boolean has(Set<String> names) {
        return attributes.keySet().containsAll(names);
    }

    /** Only these of its attributes, as far as it has them. */
    public Item only(Set<String> names) {
        return new Item(attributes.entrySet().stream()
                .filter(attribute -> names.contains(attribute.getKey()))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
}
