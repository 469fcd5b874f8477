package dev.tablewright.access.key;

import dev.tablewright.keys.SlotEncoding;
import dk.brics.automaton.Automaton;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The languages of slots that were wanted lately. They depend on nothing but their shape and take long to make, and who
 * compares thousands of designs of one model wants the same few again and again.
 */
final class SlotLanguages {

    private static final int MOST = 500;

    private static final Map<Key, Automaton> KNOWN = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Automaton> eldest) {
            return size() > MOST;
        }
    };

    private record Key(SlotLanguage.Shape shape, boolean friendly) {}

    private SlotLanguages() {}

    /** A copy of one's own: automata change when they are worked with. */
    static Automaton of(SlotLanguage.Shape shape, boolean friendly, Leaf leaf, Optional<SlotEncoding> encoding) {
        synchronized (KNOWN) {
            return KNOWN.computeIfAbsent(
                            new Key(shape, friendly),
                            key -> friendly ? SlotLanguage.friendly(leaf, encoding) : SlotLanguage.of(leaf, encoding))
                    .clone();
        }
    }
}
