package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sparse index is small because most items are not in it. A condition that all of them satisfy leaves none out.
 */
public final class SparseIndexNotSparse implements Rule {

    @Override
    public Code code() {
        return new Code("TW0503", "sparse-index-not-sparse", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        return model.design().stream().flatMap(design -> design.keys().stream()).flatMap(keys -> keys.indexes().stream()
                .filter(entry -> !entry.when().isAlways())
                .flatMap(entry -> check(attributes, keys.entity().text(), entry).stream()));
    }

    private Optional<Diagnostic> check(AttributeLookup attributes, String entity, IndexEntry entry) {
        List<Comparison> comparisons = entry.when().comparisons();
        return comparisons.stream().allMatch(comparison -> isAlwaysTrue(attributes, entity, comparison))
                ? Optional.of(leavesNoneOut(entity, entry, comparisons.get(0)))
                : Optional.empty();
    }

    private Diagnostic leavesNoneOut(String entity, IndexEntry entry, Comparison comparison) {
        return Diagnostic.of(code(), comparison.span(), "every " + entity + " stands in `" + entry.index() + "`")
                .label("always true")
                .help("remove `when`, or say which items are wanted");
    }

    /** Whether every item of the entity satisfies a comparison. */
    static boolean isAlwaysTrue(AttributeLookup attributes, String entity, Comparison comparison) {
        List<Attribute> along = attributes.along(entity, comparison.path().steps());
        boolean present = along.size() == comparison.path().steps().size()
                && along.stream().noneMatch(Attribute::optional);
        if (!present) {
            return false;
        }
        return comparison.operator() == Operator.EXISTS
                || (comparison.operator() == Operator.IN
                        && coversAll(along.get(along.size() - 1).type(), comparison.values()));
    }

    private static boolean coversAll(Type type, List<Name> values) {
        Set<String> given = values.stream().map(Name::text).collect(Collectors.toSet());
        if (type instanceof Type.Choice choice) {
            return choice.values().stream().map(Name::text).allMatch(given::contains);
        }
        return type == ScalarType.BOOLEAN
                && values.stream()
                        .map(value -> value.text().toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet())
                        .containsAll(Set.of("true", "false"));
    }
}
