package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Demand;
import dev.tablewright.runtime.history.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What callers ask for: few keys and few values, so that they meet, and mostly versions that they have seen. */
final class Script {

    private final Thing thing;
    private final Random random;
    private final List<String> keys;
    private final List<String> mails;
    private final Map<String, Long> versions = new HashMap<>();

    /** @param name of the history; others may be in the same table */
    Script(Thing thing, Random random, String name) {
        this.thing = thing;
        this.random = random;
        this.keys = thing.isUnique() || random.nextBoolean() ? List.of(name + "k", name + "l") : List.of(name + "k");
        this.mails = List.of(name + "m", name + "n");
    }

    List<String> keys() {
        return keys;
    }

    Asked.Create first() {
        return new Asked.Create(keys.get(0), item(0));
    }

    Asked next() {
        String key = any(keys);
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> new Asked.Create(key, item(0));
            case 3 -> new Asked.Put(key, item(thing.isVersioned() ? seen(key) : 0));
            case 4, 5, 6 -> update(key, demand(key));
            case 7 -> new Asked.Update(key, null, null, 1 + random.nextInt(2), demand(key));
            case 8, 9 -> new Asked.Delete(key, random.nextBoolean(), demand(key));
            default -> new Asked.Get(key);
        };
    }

    /** Callers talk to each other: what one has seen, the others know. */
    void heard(Asked asked, Answer answer) {
        if (answer instanceof Answer.Done done && done.item() != null) {
            versions.put(asked.key(), done.item().version());
        }
    }

    private Asked update(String key, Demand demand) {
        boolean moves = thing.isUnique() && random.nextBoolean();
        return new Asked.Update(key, any(List.of("x", "y", "z")), moves ? any(mails) : null, 0, demand);
    }

    private Demand demand(String key) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> thing.isVersioned() ? new Demand(seen(key), null, null) : Demand.NONE;
            case 2 -> new Demand(null, any(List.of("x", "y", "z")), null);
            case 3 -> new Demand(null, null, 1L + random.nextInt(3));
            default -> Demand.NONE;
        };
    }

    private long seen(String key) {
        long version = versions.getOrDefault(key, 1L);
        return random.nextInt(4) == 0 ? version + 1 : version;
    }

    private Item item(long version) {
        boolean mail = thing.isUnique() && random.nextInt(4) > 0;
        return new Item(any(List.of("x", "y", "z")), 0, version, mail ? any(mails) : null);
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
