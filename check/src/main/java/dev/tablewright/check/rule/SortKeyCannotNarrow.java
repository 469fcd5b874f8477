package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where several entities share a partition, the sort key must begin with a word for each. Behind a bare value no
 * condition separates them, and whoever wants one kind reads and pays for the others too.
 */
public final class SortKeyCannotNarrow implements Rule {

    /** The items of one entity in a collection. */
    private record Member(String entity, KeyTemplate partition, KeyValue.Composed sort) {}

    @Override
    public Code code() {
        return new Code("TW0415", "sort-key-cannot-narrow", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        Map<List<String>, List<Member>> collections = new LinkedHashMap<>();
        model.design().stream().flatMap(design -> design.keys().stream()).forEach(keys -> {
            collect(attributes, collections, keys, "", keys.primary());
            keys.indexes()
                    .forEach(entry ->
                            collect(attributes, collections, keys, entry.index().text(), entry.key()));
        });
        return collections.values().stream()
                .filter(members -> members.size() > 1)
                .flatMap(members -> members.stream().flatMap(member -> check(model, members, member).stream()));
    }

    private Optional<Diagnostic> check(Model model, List<Member> members, Member bare) {
        KeyTemplate template = bare.sort().template();
        if (template.isConstant() || !(template.parts().get(0) instanceof Slot first)) {
            return Optional.empty();
        }
        return members.stream()
                .filter(other -> !other.entity().equals(bare.entity()))
                .flatMap(other -> model.patterns().stream()
                        .filter(pattern -> wantsOne(pattern, bare, other.entity(), first))
                        .map(pattern -> finding(bare, first, other, pattern)))
                .findFirst();
    }

    private Diagnostic finding(Member bare, Slot first, Member other, Pattern pattern) {
        String attribute = bare.sort().attribute();
        return Diagnostic.of(
                        code(),
                        KeySlot.place(bare.sort(), first),
                        "nothing in `" + attribute + "` tells " + bare.entity() + " from " + other.entity()
                                + ", and they share a partition")
                .label("the sort key begins with a value")
                .also(other.sort().span(), "in the same partition")
                .also(pattern.name().span(), "wants " + bare.entity() + " alone, and reads both")
                .help("begin with a word of its own, as in `" + bare.entity().toUpperCase(Locale.ROOT) + "#"
                        + bare.sort().template() + "`");
    }

    /** Whether a pattern gives one entity of a partition without the other, and not by a range of what comes first. */
    private static boolean wantsOne(Pattern pattern, Member bare, String other, Slot first) {
        boolean narrowed = pattern.narrowing()
                .filter(narrowing -> narrowing.path().steps().equals(first.path()))
                .isPresent();
        return pattern.operation() != Operation.GET
                && pattern.returns(bare.entity())
                && !pattern.returns(other)
                && !narrowed
                && bare.partition().slots().stream().allMatch(slot -> isGiven(pattern, bare.entity(), slot));
    }

    private static boolean isGiven(Pattern pattern, String entity, Slot slot) {
        return pattern.by().stream()
                .flatMap(parameter -> parameter.paths().getOrDefault(entity, List.of()).stream())
                .anyMatch(path -> path.first().equals(slot.path().get(0)));
    }

    private static void collect(
            AttributeLookup attributes,
            Map<List<String>, List<Member>> collections,
            EntityKeys keys,
            String index,
            ItemKey key) {
        String entity = keys.entity().text();
        if (key.partition().size() == 1
                && key.sort().size() == 1
                && key.partition().get(0) instanceof KeyValue.Composed partition
                && key.sort().get(0) instanceof KeyValue.Composed sort) {
            List<String> collection = List.of(keys.table(), index, meaning(attributes, entity, partition.template()));
            collections
                    .computeIfAbsent(collection, c -> new ArrayList<>())
                    .add(new Member(entity, partition.template(), sort));
        }
    }

    /** The template with the origin of each value in its place: the same for all that can meet. */
    private static String meaning(AttributeLookup attributes, String entity, KeyTemplate template) {
        return template.parts().stream()
                .map(part ->
                        part instanceof Literal literal ? literal.text() : meaning(attributes, entity, (Slot) part))
                .collect(Collectors.joining());
    }

    private static String meaning(AttributeLookup attributes, String entity, Slot slot) {
        String origin = attributes.origin(entity, slot.path()).orElse(entity + "." + slot.dottedPath());
        return "{" + origin + slot.format().suffix() + "}";
    }
}
