package dev.tablewright.language.resolve;

import dev.tablewright.language.resolve.KeyConvention.Place;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which physical attribute belongs to which key: by {@link KeyConvention}, unless an index is declared with its attributes,
 * which may then be called anything.
 */
final class KeyNames {

    /**
     * An index over attributes that belong to other keys: an inverted index has the sort key of the table for its partition
     * key. Every item that has the attributes stands in it.
     */
    record Derived(Name index, String partition, Optional<String> sort) {

        /** The key of an item in it; empty if the item lacks one of the attributes. */
        Optional<ItemKey> key(Map<String, KeyValue> values) {
            boolean complete = values.containsKey(partition) && sort.stream().allMatch(values::containsKey);
            return complete
                    ? Optional.of(new ItemKey(
                            List.of(values.get(partition)),
                            sort.map(values::get).stream().toList()))
                    : Optional.empty();
        }
    }

    private final List<Derived> derived = new ArrayList<>();
    private final Map<String, Place> declared = new HashMap<>();
    private final Map<Place, String> attributes = new HashMap<>();
    private final List<String> written = new ArrayList<>();

    KeyNames(View indexes) {
        for (Entry entry : indexes.entries()) {
            View facts = View.of(entry.value());
            String index = unqualified(entry.key().value());
            Optional<String> partition = facts.text("partition");
            Optional<String> sort = facts.text("sort");
            if (partition.isPresent()
                    && Stream.concat(partition.stream(), sort.stream()).allMatch(name -> isOfAnother(name, index))) {
                derived.add(new Derived(new Name(index, entry.key().span()), partition.get(), sort));
                continue;
            }
            facts.text("partition").ifPresent(name -> declare(name, new Place(Optional.of(index), false)));
            facts.text("sort").ifPresent(name -> declare(name, new Place(Optional.of(index), true)));
        }
    }

    /** Whether an attribute, by its name, is part of the key of the table or of another index. */
    private static boolean isOfAnother(String attribute, String index) {
        return KeyConvention.place(attribute)
                .filter(place -> !place.index().equals(Optional.of(index)))
                .isPresent();
    }

    /** The indexes over attributes of other keys. */
    List<Derived> derived() {
        return derived;
    }

    /** {@code Orders.CustomerIndex} is the index {@code CustomerIndex}. */
    static String unqualified(String index) {
        return index.substring(index.lastIndexOf('.') + 1);
    }

    private void declare(String attribute, Place place) {
        declared.put(attribute, place);
        attributes.put(place, attribute);
        written.add(attribute);
    }

    /** Where a physical attribute belongs, if that is known. */
    Optional<Place> place(String attribute) {
        return declared.containsKey(attribute) ? Optional.of(declared.get(attribute)) : KeyConvention.place(attribute);
    }

    /** The physical attribute of a part of an index key that is not named in the model. */
    String attribute(String index, boolean sort) {
        return attributes.getOrDefault(new Place(Optional.of(index), sort), KeyConvention.attribute(index, sort));
    }

    /** The names that somebody may have meant. */
    List<String> known() {
        List<String> known =
                new ArrayList<>(List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "key", "table"));
        known.addAll(written);
        return known;
    }
}
