package dev.tablewright.synthesis.search;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** All sets of entries that answer some asks: lets one ask after the other choose where it is answered. */
final class ChoiceEnumeration {

    private final Answers answers;
    private final Entity entity;
    private final KeyShape primary;
    private final List<Entry> shared;
    private final List<Ask> asks;
    private final int most;
    private final Map<KeyShape, Optional<SortedSet<String>>> entries = new LinkedHashMap<>();
    private final Set<EntityChoice> found = new LinkedHashSet<>();
    private boolean complete = true;

    /** @param most when there are more, it stops */
    ChoiceEnumeration(Answers answers, Entity entity, KeyShape primary, List<Entry> shared, List<Ask> asks, int most) {
        this.answers = answers;
        this.entity = entity;
        this.primary = primary;
        this.shared = shared;
        this.asks = asks;
        this.most = most;
        choose(0);
    }

    Set<EntityChoice> found() {
        return found;
    }

    /** Whether there are no others. */
    boolean isComplete() {
        return complete;
    }

    private void choose(int next) {
        if (found.size() > most) {
            complete = false;
            return;
        }
        if (next == asks.size()) {
            found.add(choice(entity, primary, shared, entries));
            return;
        }
        Ask ask = asks.get(next);
        if (answers.without(ask, primary, shared)) {
            choose(next + 1);
        }
        for (KeyShape shape : answers.by(ask, primary)) {
            Optional<SortedSet<String>> before = entries.get(shape);
            boolean there = before != null;
            if (!there && shared.size() + entries.size() == DynamoFacts.INDEXES_AT_MOST) {
                continue;
            }
            entries.put(shape, wider(there ? before : Optional.of(new TreeSet<>()), ask));
            choose(next + 1);
            if (there) {
                entries.put(shape, before);
            } else {
                entries.remove(shape);
            }
        }
    }

    static EntityChoice choice(
            Entity entity, KeyShape primary, List<Entry> shared, Map<KeyShape, Optional<SortedSet<String>>> entries) {
        List<Entry> all = new ArrayList<>(shared);
        entries.forEach((shape, width) -> all.add(new Entry(shape, width, "")));
        return new EntityChoice(entity, primary, all);
    }

    /** What an index must hold for one ask more. */
    static Optional<SortedSet<String>> wider(Optional<SortedSet<String>> width, Ask ask) {
        if (width.isEmpty() || ask.needs().isEmpty()) {
            return Optional.empty();
        }
        SortedSet<String> wider = new TreeSet<>(width.get());
        wider.addAll(ask.needs().get());
        return Optional.of(wider);
    }
}
