package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names for the indexes of a table: what they find items by, {@code byEmail}, {@code openByRepo}. */
final class IndexNames {

    private final Set<String> taken = new HashSet<>();

    String name(PlainKey key, Condition when) {
        String which = Sparse.word(when);
        String by = which.isEmpty() ? "by" : which + "By";
        String found = by + joined(finds(key));
        String wanted = Stream.of(found, found + orderedBy(key))
                .filter(name -> !name.equals(by) && !taken.contains(name))
                .findFirst()
                .orElse(found.equals(by) ? by + "Constant" : found);
        // A name that ends like that of a key attribute would be read as one.
        wanted = wanted.endsWith("PK") || wanted.endsWith("SK") ? wanted + "Index" : wanted;
        String name = wanted;
        for (int next = 2; !taken.add(name); next++) {
            name = wanted + next;
        }
        return name;
    }

    /** The attributes that a caller gives; if there are none, since items are only spread, those that they come ordered by. */
    private static List<String> finds(PlainKey key) {
        List<String> given = firsts(
                key.partitionTerms().stream().filter(term -> term.format().isLossless()));
        if (!given.isEmpty()) {
            return given;
        }
        List<String> times = key.partitionTerms().stream()
                .filter(term -> term.format() instanceof SlotFormat.Truncated)
                .map(KeyTerm::name)
                .distinct()
                .toList();
        return times.isEmpty() ? firsts(key.sortTerms().stream().limit(1)) : times;
    }

    private static String orderedBy(PlainKey key) {
        return joined(firsts(key.sortTerms().stream().limit(1)));
    }

    private static List<String> firsts(Stream<KeyTerm> terms) {
        return terms.map(term -> term.path().get(0)).distinct().toList();
    }

    private static String joined(List<String> names) {
        return names.stream().map(Words::capital).collect(Collectors.joining());
    }
}
