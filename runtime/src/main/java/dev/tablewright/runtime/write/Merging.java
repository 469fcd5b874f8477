package dev.tablewright.runtime.write;

import dev.tablewright.runtime.write.Intent.Mode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB takes each item but once in a transaction: several writes of one item become one. */
final class Merging {

    private Merging() {}

    static Map<Place, Intent> intents(Collection<Intent> intents) {
        Map<Place, Intent> merged = new LinkedHashMap<>();
        intents.forEach(intent -> merged.merge(intent.place(), intent, Merging::both));
        return merged;
    }

    static Intent both(Intent one, Intent other) {
        if (one.mode().compareTo(other.mode()) > 0) {
            return both(other, one);
        }
        if (!Objects.equals(one.type().name(), other.type().name())) {
            throw contradiction(one, other);
        }
        if (other.mode() == Mode.ADD) {
            return added(one, other);
        }
        if (other.mode() == Mode.CHECK && one.mode() != Mode.CREATE) {
            return demanding(one.mode() == Mode.PUT ? one.as(Mode.REPLACE) : one, other)
                    .demanded(true);
        }
        if (one.mode() == Mode.UPDATE && other.mode() == Mode.UPDATE) {
            Changes changes = one.changes().and(other.changes(), one.type().name());
            return demanding(one.changing(changes), other).knowing(both(one.known(), other.known()));
        }
        throw contradiction(one, other);
    }

    private static Intent added(Intent one, Intent addition) {
        if (one.mode() == Mode.DELETE) {
            return one;
        }
        Changes changes = one.changes().and(addition.changes(), one.type().name());
        return switch (one.mode()) {
            case ADD -> one.changing(changes).demanded(one.demanded() || addition.demanded());
            case CHECK ->
                demanding(addition.changing(changes), one).knowing(one.known()).demanded(true);
            default -> one.changing(changes);
        };
    }

    private static Intent demanding(Intent one, Intent other) {
        if (one.version().isPresent()
                && other.version().isPresent()
                && one.version().getAsLong() != other.version().getAsLong()) {
            throw contradiction(one, other);
        }
        OptionalLong version = one.version().isPresent() ? one.version() : other.version();
        List<Condition> conditions = new ArrayList<>(one.conditions());
        conditions.addAll(other.conditions());
        return one.demanding(version, conditions);
    }

    private static Map<String, AttributeValue> both(
            Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        Map<String, AttributeValue> both = new HashMap<>(one);
        both.putAll(other);
        return both;
    }

    private static IllegalArgumentException contradiction(Intent one, Intent other) {
        return new IllegalArgumentException(
                "one transaction cannot do both to the same item: " + words(one) + " and " + words(other));
    }

    private static String words(Intent intent) {
        return intent.mode().name().toLowerCase(Locale.ROOT) + " "
                + intent.type().name();
    }

    /** @param refusals get what two writes cannot both have */
    static List<ItemWrite> items(Collection<ItemWrite> writes, List<Refusal> refusals) {
        Map<Place, ItemWrite> merged = new LinkedHashMap<>();
        for (ItemWrite write : writes) {
            merged.merge(write.place(), write, (one, other) -> both(one, other, refusals));
        }
        return List.copyOf(merged.values());
    }

    /** A unique value that one entity leaves and another takes: its item passes from one to the other. */
    private static ItemWrite both(ItemWrite one, ItemWrite other, List<Refusal> refusals) {
        if (one.kind() == ItemWrite.Kind.DELETE && other.taken() != null) {
            return other.demanding(one.demands());
        }
        if (other.kind() == ItemWrite.Kind.DELETE && one.taken() != null) {
            return one.demanding(other.demands());
        }
        if (one.taken() != null && other.taken() != null) {
            refusals.add(one.taken());
            return one;
        }
        throw new IllegalArgumentException("one transaction cannot do both to the same item: one write of "
                + one.label() + " and another of " + other.label());
    }
}
