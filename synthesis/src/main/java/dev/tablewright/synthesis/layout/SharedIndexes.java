package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The shared indexes: what each holds is what its entities together need. */
final class SharedIndexes {

    private final SharedNames names;
    private final TreeMap<Integer, List<EntityDraft>> occupants = new TreeMap<>();

    SharedIndexes(SharedNames names, Collection<EntityDraft> drafts) {
        this.names = names;
        for (EntityDraft draft : drafts) {
            draft.numbered().keySet().forEach(number -> occupants
                    .computeIfAbsent(number, n -> new ArrayList<>())
                    .add(draft));
        }
    }

    List<Index> indexes() {
        List<Index> indexes = new ArrayList<>();
        for (Map.Entry<Integer, List<EntityDraft>> entry : occupants.entrySet()) {
            int number = entry.getKey();
            Name name = new Name(
                    names.index(number),
                    entry.getValue().get(0).numbered().get(number).origin().span());
            indexes.add(new Index(name, names.schema(number), projection(number, entry.getValue())));
        }
        return ProjectedNames.withinLimit(indexes);
    }

    List<String> done() {
        return occupants.entrySet().stream()
                .map(entry -> sentence(entry.getKey(), entry.getValue()))
                .toList();
    }

    private String sentence(int number, List<EntityDraft> drafts) {
        List<String> who = drafts.stream()
                .map(draft ->
                        draft.entity().name() + " (" + words(draft.numbered().get(number)) + ")")
                .toList();
        return names.index(number) + (who.size() == 1 ? " is for " : " is shared by ") + WordList.and(who);
    }

    private static String words(KeyDraft key) {
        List<String> by = key.partition().stream()
                .map(term -> term.format().isLossless() ? term.dotted() : term.name())
                .toList();
        return by.isEmpty() ? "all" : "by " + WordList.and(by);
    }

    private static Projection projection(int number, List<EntityDraft> drafts) {
        Map<String, Name> named = new LinkedHashMap<>();
        for (EntityDraft draft : drafts) {
            KeyDraft key = draft.numbered().get(number);
            if (key.projection() instanceof Projection.All) {
                return new Projection.All();
            }
            if (key.projection() instanceof Projection.Include include) {
                include.attributes().forEach(name -> named.putIfAbsent(name.text(), name));
            }
            keyAttributes(draft, key).forEach(name -> named.putIfAbsent(name.text(), name));
        }
        return named.isEmpty() ? new Projection.KeysOnly() : new Projection.Include(List.copyOf(named.values()));
    }

    /** Attributes that were keys as they are, and so in every index, are composed now and have to be named. */
    private static Stream<Name> keyAttributes(EntityDraft draft, KeyDraft key) {
        return Stream.concat(
                        draft.old().primary().values(),
                        draft.old().indexes().stream()
                                .filter(entry -> entry.index().equals(key.origin()))
                                .flatMap(entry -> entry.key().values()))
                .filter(KeyValue.Direct.class::isInstance)
                .map(value -> ((KeyValue.Direct) value).path())
                .map(path -> new Name(path.first(), path.span()));
    }
}
