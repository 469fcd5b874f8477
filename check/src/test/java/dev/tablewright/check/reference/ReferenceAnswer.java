package dev.tablewright.check.reference;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a pattern means, evaluated on plain lists of entities. */
final class ReferenceAnswer {

    private final Model model;
    private final Pattern pattern;

    ReferenceAnswer(Model model, Pattern pattern) {
        this.model = model;
        this.pattern = pattern;
    }

    /** All that match, in any order. */
    List<Row> matches(List<Row> data, Arguments arguments) {
        return data.stream().filter(row -> isMatch(row, arguments)).toList();
    }

    boolean isMatch(Row row, Arguments arguments) {
        Entity entity = row.entity();
        return pattern.returns(entity.name().text())
                && pattern.by().stream()
                        .allMatch(parameter -> isEqual(
                                row,
                                parameter,
                                arguments.parameters().get(parameter.name().text())))
                && pattern.where().comparisons().stream()
                        .filter(comparison ->
                                model.attribute(entity, comparison.path()).isPresent())
                        .allMatch(comparison -> Conditions.holds(row, comparison))
                && pattern.narrowing().stream()
                        .filter(narrowing ->
                                model.attribute(entity, narrowing.path()).isPresent())
                        .allMatch(narrowing -> Conditions.isWithin(row, narrowing, arguments));
    }

    /** The parameter may be the id of the entity itself: then each part is compared with its own. */
    private static boolean isEqual(Row row, Parameter parameter, Value wanted) {
        List<AttributePath> paths = parameter.paths().get(row.entity().name().text());
        if (paths.size() == 1) {
            return row.at(paths.get(0)).equals(Optional.of(wanted));
        }
        Value.Compound parts = (Value.Compound) wanted;
        return paths.stream().allMatch(path -> row.at(path)
                .equals(Optional.ofNullable(parts.parts().get(path.first()))));
    }

    /** Whether rows stand in the order that the pattern asks for. */
    boolean isOrdered(List<Row> rows) {
        return IntStream.range(0, rows.size())
                .allMatch(i -> IntStream.range(i + 1, rows.size()).allMatch(j -> order(rows.get(i), rows.get(j)) <= 0));
    }

    /** How two results stand to each other; 0 if either may come first. */
    int order(Row left, Row right) {
        if (pattern.sort().isEmpty()) {
            return 0;
        }
        SortKey first = pattern.sort().get(0);
        boolean leftLeads = model.attribute(left.entity(), first.path()).isEmpty();
        boolean rightLeads = model.attribute(right.entity(), first.path()).isEmpty();
        if (leftLeads || rightLeads) {
            return leftLeads && rightLeads
                    ? Integer.compare(place(left.entity()), place(right.entity()))
                    : leftLeads ? -1 : 1;
        }
        for (SortKey key : pattern.sort()) {
            boolean both = model.attribute(left.entity(), key.path()).isPresent()
                    && model.attribute(right.entity(), key.path()).isPresent();
            int order = both ? order(left.at(key.path()), right.at(key.path())) : 0;
            if (order != 0 || !both) {
                return key.descending() ? -order : order;
            }
        }
        return 0;
    }

    /** What has no value comes before what has one. */
    private static int order(Optional<Value> left, Optional<Value> right) {
        return left.isPresent() && right.isPresent()
                ? ValueOrder.NATURAL.compare(left.get(), right.get())
                : Boolean.compare(left.isPresent(), right.isPresent());
    }

    private int place(Entity entity) {
        return pattern.entities().stream()
                .map(Name::text)
                .toList()
                .indexOf(entity.name().text());
    }
}
