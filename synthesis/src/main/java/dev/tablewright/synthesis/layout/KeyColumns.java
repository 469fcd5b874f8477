package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The key attributes of a table that holds one entity: an attribute of the entity as it is where that will do, and otherwise
 * a composed one under a name that says what is in it.
 */
final class KeyColumns {

    private final ValuePaths paths;
    private final Entity entity;
    private final Set<String> taken = new HashSet<>();
    private final Map<List<String>, String> composed = new LinkedHashMap<>();

    KeyColumns(ValuePaths paths, Entity entity, String typeAttribute) {
        this.paths = paths;
        this.entity = entity;
        taken.add(typeAttribute);
        entity.attributes().forEach(attribute -> taken.add(attribute.storedName()));
    }

    /** @param when which items have the key: those that have not must lack one attribute of it at least */
    ItemKey key(PlainKey plain, Condition when) {
        List<KeyValue> found = values(plain.partition(), when);
        boolean sparse = found.stream().anyMatch(KeyValue.Composed.class::isInstance);
        List<KeyValue> ordered = plain.sort().stream()
                // Where the partition leaves items out, the rest may be what all of them have.
                .map(part -> value(part, sparse && isEverywhere(part) ? Condition.ALWAYS : when))
                .map(value -> isAmong(found, value) ? again(KeyTerms.of(value), when) : value)
                .toList();
        ItemKey key = new ItemKey(found, ordered);
        boolean shut = when.comparisons().stream()
                .allMatch(comparison -> comparison.operator() == Operator.EXISTS
                        && key.values().anyMatch(value -> isPath(value, comparison.path())));
        if (shut || key.values().anyMatch(KeyValue.Composed.class::isInstance)) {
            return key;
        }
        List<KeyValue> partition = new ArrayList<>(key.partition());
        partition.set(0, composed(plain.partition().get(0), when));
        return new ItemKey(partition, key.sort());
    }

    KeySchema schema(ItemKey key) {
        return new KeySchema(
                key.partition().stream().map(this::attribute).toList(),
                key.sort().stream().map(this::attribute).toList());
    }

    private List<KeyValue> values(List<KeyTerms> parts, Condition when) {
        return parts.stream().map(part -> value(part, when)).toList();
    }

    private KeyValue value(KeyTerms part, Condition when) {
        Optional<Attribute> whole =
                part.terms().size() == 1 && part.terms().get(0).isPlain()
                        ? paths.whole(entity, part.terms().get(0).path())
                        : Optional.empty();
        return whole.<KeyValue>map(attribute -> new KeyValue.Direct(
                        attribute.storedName(),
                        new AttributePath(List.of(attribute.name().text()), part.span())))
                .orElseGet(() -> composed(part, when));
    }

    /** The same terms under the same condition are one attribute, whichever keys it is part of. */
    private KeyValue.Composed composed(KeyTerms part, Condition when) {
        String text = part.template().text();
        String name = composed.computeIfAbsent(List.of(text, when.toString()), k -> free(name(part, when)));
        return new KeyValue.Composed(name, part.template(), part.span());
    }

    /** What is the partition key already, for the sort key. */
    private KeyValue again(KeyTerms part, Condition when) {
        String text = part.template().text();
        String name = composed.computeIfAbsent(List.of(text, when.toString(), "again"), k -> free(name(part, when)));
        return new KeyValue.Composed(name, part.template(), part.span());
    }

    private static String name(KeyTerms part, Condition when) {
        String terms = part.isConstant() ? "allItems" : Words.small(joined(part.terms()));
        String which = Sparse.word(when);
        return which.isEmpty() ? terms : which + Words.capital(terms);
    }

    /** The parts of one reference go by its name: {@code repoNumber} for the owner and name of a repo, and a number. */
    private static String joined(List<KeyTerm> terms) {
        List<String> names = new ArrayList<>();
        for (int from = 0; from < terms.size(); ) {
            String first = terms.get(from).path().get(0);
            int to = from + 1;
            while (to < terms.size() && terms.get(to).path().get(0).equals(first)) {
                to++;
            }
            names.add(Words.capital(to - from > 1 ? first : terms.get(from).name()));
            from = to;
        }
        return String.join("", names);
    }

    private boolean isEverywhere(KeyTerms part) {
        return composed.containsKey(List.of(part.template().text(), Condition.ALWAYS.toString()));
    }

    private String free(String wanted) {
        String name = wanted;
        for (int next = 1; !taken.add(name); next++) {
            name = wanted + "Key" + (next == 1 ? "" : next);
        }
        return name;
    }

    private KeyAttribute attribute(KeyValue value) {
        KeyType type = value instanceof KeyValue.Direct direct
                ? entity.attribute(direct.path().first()).map(paths::keyType).orElse(KeyType.STRING)
                : KeyType.STRING;
        return new KeyAttribute(value.attribute(), type);
    }

    /** An attribute cannot be two parts of a key. */
    private static boolean isAmong(List<KeyValue> values, KeyValue value) {
        return values.stream().anyMatch(other -> other.attribute().equals(value.attribute()));
    }

    private static boolean isPath(KeyValue value, AttributePath path) {
        return value instanceof KeyValue.Direct direct && direct.path().steps().equals(path.steps());
    }
}
