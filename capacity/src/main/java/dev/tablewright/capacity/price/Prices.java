package dev.tablewright.capacity.price;

import dev.tablewright.model.diagnostic.Nearest;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The price lists of several regions. */
public final class Prices {

    private final SortedMap<String, PriceList> lists;

    /** Of lists that all speak of different regions. */
    public Prices(Collection<PriceList> lists) {
        SortedMap<String, PriceList> byRegion = new TreeMap<>();
        for (PriceList list : lists) {
            if (byRegion.put(list.region(), list) != null) {
                throw new IllegalArgumentException("two price lists of " + list.region());
            }
        }
        this.lists = Collections.unmodifiableSortedMap(byRegion);
    }

    /** In alphabetical order. */
    public List<String> regions() {
        return List.copyOf(lists.keySet());
    }

    /** In the order of their regions. */
    public Collection<PriceList> all() {
        return lists.values();
    }

    public Optional<PriceList> of(String region) {
        return Optional.ofNullable(lists.get(region));
    }

    /** The region that somebody probably meant. */
    public Optional<String> nearest(String region) {
        return Nearest.to(region, lists.keySet());
    }
}
