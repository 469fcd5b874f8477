package dev.tablewright.runtime.write;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item of which only some attributes are known, that they are absent included. Whoever asks for another one hears
 * {@link NotKnown}; what was asked for is remembered.
 */
final class PartialItem extends AbstractMap<String, AttributeValue> {

    private final Map<String, Optional<AttributeValue>> known;
    private final Set<String> asked = new TreeSet<>();

    PartialItem(Map<String, Optional<AttributeValue>> known) {
        this.known = Map.copyOf(known);
    }

    /** The same after changes: what is added to is not known any more. */
    PartialItem after(Changes changes) {
        Map<String, Optional<AttributeValue>> next = new HashMap<>(known);
        changes.sets().forEach((name, value) -> next.put(name, Optional.of(value)));
        changes.removes().forEach(name -> next.put(name, Optional.empty()));
        next.keySet().removeAll(changes.adds().keySet());
        return new PartialItem(next);
    }

    boolean knows(String name) {
        return known.containsKey(name);
    }

    /** The names of all attributes that somebody asked for, known or not. */
    Set<String> asked() {
        return asked;
    }

    @Override
    public AttributeValue get(Object name) {
        asked.add((String) name);
        Optional<AttributeValue> value = known.get(name);
        if (value == null) {
            throw new NotKnown();
        }
        return value.orElse(null);
    }

    @Override
    public boolean containsKey(Object name) {
        return get(name) != null;
    }

    @Override
    public Set<Entry<String, AttributeValue>> entrySet() {
        throw new NotKnown();
    }

    /** That an answer depends on something that is not known. Always caught where the question was asked. */
    static final class NotKnown extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private NotKnown() {
            super(null, null, false, false);
        }
    }
}
