package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.keys.KeyType;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Keys that would serve a pattern, written as one would write them into the design. */
final class Proposal {

    private static final int USUAL_WIDTH = 10;

    private final Analysis analysis;
    private final Pattern pattern;
    private final Entity entity;

    Proposal(Analysis analysis, Pattern pattern, Entity entity) {
        this.analysis = analysis;
        this.pattern = pattern;
        this.entity = entity;
    }

    /** A word that begins keys: {@code OrderItem} gives {@code ORDERITEM}. */
    static String word(String name) {
        return name.replaceAll("[^A-Za-z0-9]", "").toUpperCase(Locale.ROOT);
    }

    /** What to add to the keys of the entity; empty if the pattern gives nothing to find it by. */
    Optional<String> text() {
        List<Leaf> partition = leaves(pattern.by().stream()
                .flatMap(parameter ->
                        parameter.paths().getOrDefault(entity.name().text(), List.of()).stream()));
        if (partition.isEmpty()) {
            return Optional.empty();
        }
        List<Leaf> sort = new ArrayList<>(leaves(Stream.concat(
                pattern.sort().stream().map(SortKey::path),
                pattern.narrowing().stream().map(narrowing -> narrowing.path()))));
        sort.removeAll(partition);
        if (analysis.space().design().layout() == Layout.TABLE_PER_ENTITY) {
            return Optional.of(ofTable(partition, sort));
        }
        Set<Leaf> known = new HashSet<>(partition);
        known.addAll(sort);
        analysis.space().leaves().ofId(entity).stream()
                .filter(leaf -> !known.contains(leaf))
                .forEach(sort::add);
        String index = "GSI" + free();
        String key = partition.stream()
                .map(leaf -> word(leaf.name()) + "#" + slot(leaf))
                .collect(Collectors.joining("#"));
        String order = sort.isEmpty() ? key : sort.stream().map(Proposal::slot).collect(Collectors.joining("#"));
        return Optional.of(
                "add `" + index + "PK: \"" + key + "\"`, `" + index + "SK: \"" + order + "\"` to " + entity.name());
    }

    private String ofTable(List<Leaf> partition, List<Leaf> sort) {
        String name = partition.get(0).name().replace(".", "");
        String index = Character.toUpperCase(name.charAt(0)) + name.substring(1) + "Index";
        String names = partition.size() == 1 && sort.size() <= 1
                ? "[" + names(Stream.concat(partition.stream(), sort.stream())) + "]"
                : "{ partition: [" + names(partition.stream()) + "]"
                        + (sort.isEmpty() ? "" : ", sort: [" + names(sort.stream()) + "]") + " }";
        return "add `" + index + ": " + names + "` to " + entity.name();
    }

    private static String names(Stream<Leaf> leaves) {
        return leaves.map(Leaf::name).collect(Collectors.joining(", "));
    }

    private static String slot(Leaf leaf) {
        boolean number = leaf.type() == KeyType.INTEGER || leaf.type() == KeyType.DECIMAL;
        int width = leaf.attribute()
                .max()
                .map(max -> Math.min(18, Long.toString(max).length()))
                .orElse(USUAL_WIDTH);
        return "{" + leaf.name() + (number ? ":" + width : "") + "}";
    }

    /** Truth values are left out: they cannot stand in a key. */
    private List<Leaf> leaves(Stream<AttributePath> paths) {
        return paths.flatMap(path -> analysis.space().leaves().of(entity, path.steps()).stream())
                .filter(leaf -> leaf.attribute().type().fitsInKey())
                .distinct()
                .toList();
    }

    /** The number of the first index that the entity has no keys in. */
    int free() {
        Set<String> taken = new HashSet<>();
        analysis.space()
                .of(entity.name().text())
                .forEach(placement -> taken.add(placement.route().name()));
        int number = 1;
        while (taken.contains("GSI" + number)) {
            number++;
        }
        return number;
    }
}
