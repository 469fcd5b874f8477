package dev.tablewright.synthesis.search;

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

/** Every choice of one entity: each primary key with each set of index entries that leaves no ask without an answer. */
final class EveryChoice {

    private static final Optional<SortedSet<String>> KEYS_ONLY = Optional.of(new TreeSet<>());

    private final Problem problem;
    private final EntityAsks asks;
    private final List<KeyShape> shapes;
    private final AskRule rule;

    EveryChoice(Problem problem, EntityAsks asks) {
        this.problem = problem;
        this.asks = asks;
        this.shapes = Spreading.of(problem, new Slice(problem, asks.entity()), asks);
        this.rule = new AskRule(problem.fit(), asks.primaries(), shapes);
    }

    /** The choices that go with the places where patterns of several entities are read; none if they contradict each other. */
    List<EntityChoice> under(List<Mode> modes) {
        List<Mode> mine = modes.stream()
                .filter(mode -> asks.mixed().containsKey(mode.pattern()))
                .toList();
        List<Ask> alone = new ArrayList<>(asks.own());
        mine.stream()
                .filter(mode -> mode.kind() == Place.APART)
                .forEach(mode -> alone.add(asks.mixed().get(mode.pattern())));
        Optional<List<List<Entry>>> shared = shared(mine, alone);
        if (shared.isEmpty()) {
            return List.of();
        }
        List<List<Entry>> sets = new ArrayList<>(shared.get());
        int most = alone.size();
        for (KeyShape shape : shapes) {
            Set<Optional<SortedSet<String>>> widths = ownWidths(readers(shape, alone));
            for (List<Entry> set : List.copyOf(sets)) {
                long own = set.stream()
                        .filter(entry -> entry.gathering().isEmpty())
                        .count();
                if (own < most) {
                    widths.forEach(width -> sets.add(with(set, new Entry(shape, width, ""))));
                }
            }
        }
        return asks.primaries().stream()
                .filter(primary -> isGathered(primary, mine))
                .flatMap(primary -> sets.stream().map(set -> new EntityChoice(asks.entity(), primary, set)))
                .filter(choice -> alone.stream().allMatch(ask -> rule.isAnswered(ask, choice)))
                .filter(choice -> isOfUse(choice, alone))
                .distinct()
                .toList();
    }

    /**
     * Every entry has readers, and one of its own: asks that the table does not answer just as well. An entry that nobody needs
     * could only shift the others into other indexes.
     */
    private boolean isOfUse(EntityChoice choice, List<Ask> alone) {
        List<Ask> readers = alone.stream()
                .filter(ask -> !rule.isAnsweredWithoutWaste(ask, choice.primary()))
                .toList();
        List<Entry> own = choice.entries().stream()
                .filter(entry -> entry.gathering().isEmpty())
                .toList();
        return own.size() <= readers.size()
                && own.stream().allMatch(entry -> readers.stream().anyMatch(ask -> rule.isAnsweredBy(ask, entry)));
    }

    private boolean isGathered(KeyShape primary, List<Mode> modes) {
        return modes.stream().filter(Mode::isInTable).allMatch(mode -> {
            Ask ask = asks.mixed().get(mode.pattern());
            return Gatherings.isGathered(
                            problem,
                            ask,
                            primary,
                            true,
                            mode.gathering().orElseThrow().backwards())
                    && rule.isAnsweredBy(ask, primary, true);
        });
    }

    /** The entries in shared partitions; each may hold more than its patterns need, for the sake of others that it serves. */
    private Optional<List<List<Entry>>> shared(List<Mode> modes, List<Ask> alone) {
        Map<String, KeyShape> keys = new LinkedHashMap<>();
        Map<String, Optional<SortedSet<String>>> needed = new LinkedHashMap<>();
        for (Mode mode : modes) {
            if (mode.kind() == Place.INDEX) {
                String place = mode.gathering().orElseThrow().place();
                KeyShape key = mode.keys().get(asks.entity().name().text());
                KeyShape before = keys.put(place, key);
                if (before != null && !before.equals(key)) {
                    return Optional.empty();
                }
                needed.merge(place, with(KEYS_ONLY, asks.mixed().get(mode.pattern())), EveryChoice::union);
            }
        }
        List<List<Entry>> sets = List.of(List.of());
        for (String place : keys.keySet()) {
            KeyShape key = keys.get(place);
            List<List<Entry>> longer = new ArrayList<>();
            for (Optional<SortedSet<String>> width : widths(needed.get(place), readers(key, alone))) {
                sets.forEach(set -> longer.add(with(set, new Entry(key, width, place))));
            }
            sets = longer;
        }
        return Optional.of(sets);
    }

    private List<Ask> readers(KeyShape shape, List<Ask> all) {
        return all.stream().filter(ask -> rule.isAnsweredBy(ask, shape, false)).toList();
    }

    /** An entry is there for at least one ask. */
    private static Set<Optional<SortedSet<String>>> ownWidths(List<Ask> readers) {
        Set<Optional<SortedSet<String>>> widths = widths(KEYS_ONLY, readers);
        if (readers.stream().noneMatch(ask -> with(KEYS_ONLY, ask).equals(KEYS_ONLY))) {
            widths.remove(KEYS_ONLY);
        }
        return widths;
    }

    /** What an entry holds if it is read by some of those that could read it: for each set of readers. */
    private static Set<Optional<SortedSet<String>>> widths(Optional<SortedSet<String>> least, List<Ask> readers) {
        Set<Optional<SortedSet<String>>> widths = new LinkedHashSet<>();
        widths.add(least);
        for (Ask ask : readers) {
            for (Optional<SortedSet<String>> width : List.copyOf(widths)) {
                widths.add(with(width, ask));
            }
        }
        return widths;
    }

    private static Optional<SortedSet<String>> with(Optional<SortedSet<String>> width, Ask ask) {
        return union(width, ask.needs().map(TreeSet::new));
    }

    private static Optional<SortedSet<String>> union(
            Optional<SortedSet<String>> one, Optional<SortedSet<String>> other) {
        return one.flatMap(names -> other.map(more -> {
            SortedSet<String> all = new TreeSet<>(names);
            all.addAll(more);
            return all;
        }));
    }

    private static List<Entry> with(List<Entry> set, Entry entry) {
        List<Entry> longer = new ArrayList<>(set);
        longer.add(entry);
        return longer;
    }
}
