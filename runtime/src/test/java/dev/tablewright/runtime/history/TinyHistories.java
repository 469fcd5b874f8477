package dev.tablewright.runtime.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Very small histories: true ones, and such in which an answer was changed. */
final class TinyHistories {

    private static final List<String> KEYS = List.of("k", "l");
    private static final List<String> TEXTS = List.of("x", "y");
    private static final List<String> MAILS = List.of("m", "n");

    private final Random random;

    TinyHistories(Random random) {
        this.random = random;
    }

    /** Calls take effect one after the other; each begins a little earlier and ends a little later. */
    List<Call> next(int size, boolean versioned) {
        Store store = Store.empty(versioned);
        List<Call> calls = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            Asked asked = asked(versioned);
            Store.Effect effect = store.ask(asked);
            Answer answer = effect.answer();
            boolean lost = random.nextInt(5) == 0;
            if (!lost || random.nextBoolean()) {
                store = effect.after();
            }
            int moment = 100 * (at + 1);
            int began = moment - random.nextInt(250);
            int ended = moment + random.nextInt(250);
            answer = lost ? Answer.unknown() : answer;
            calls.add(Call.recorded("c" + at, asked, 2 * began + 1000, 2 * ended + 1001, told(answer, asked)));
        }
        Collections.shuffle(calls, random);
        return calls;
    }

    private Answer told(Answer truth, Asked asked) {
        return switch (random.nextInt(12)) {
            case 0 ->
                new Answer.Refused(Set.of(List.of(Reason.EXISTS, Reason.MISSING, Reason.TAKEN, Reason.stale(2))
                        .get(random.nextInt(4))));
            case 1 -> asked instanceof Asked.Get ? new Answer.Done(item(false)) : Answer.done();
            case 2 -> new Answer.Failed("no connection");
            default -> truth;
        };
    }

    private Item item(boolean versioned) {
        return new Item(any(TEXTS), 0, versioned ? random.nextInt(3) : 0, random.nextBoolean() ? any(MAILS) : null);
    }

    private Asked asked(boolean versioned) {
        String key = any(KEYS);
        return switch (random.nextInt(6)) {
            case 0, 1 -> new Asked.Create(key, item(false));
            case 2 -> new Asked.Put(key, item(versioned));
            case 3 -> new Asked.Update(key, any(TEXTS), random.nextBoolean() ? any(MAILS) : null, 0, demand(versioned));
            case 4 -> new Asked.Delete(key, random.nextBoolean(), demand(versioned));
            default -> new Asked.Get(key);
        };
    }

    private Demand demand(boolean versioned) {
        return switch (random.nextInt(3)) {
            case 0 -> new Demand(null, any(TEXTS), null);
            case 1 -> versioned ? new Demand(1L + random.nextInt(2), null, null) : Demand.NONE;
            default -> Demand.NONE;
        };
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
