package dev.tablewright.lab.reference;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a pattern must answer: every row is looked at, and those that the pattern means are put into order. */
public final class ReferenceAnswer {

    private final Model model;
    private final Pattern pattern;
    private final RowPaths paths;
    private final RowConditions conditions;

    public ReferenceAnswer(Model model, Pattern pattern) {
        this.model = model;
        this.pattern = pattern;
        this.paths = new RowPaths(model);
        this.conditions = new RowConditions(model);
    }

    /**
     * What the pattern gives.
     *
     * @param now what has expired by then is not there
     */
    public Answer of(Collection<Row> rows, Arguments arguments, Instant now) {
        RowOrder order = new RowOrder(model, pattern);
        List<List<Row>> groups = new ArrayList<>();
        List<Row> last = new ArrayList<>();
        for (Row row : matches(rows, arguments, now).stream().sorted(order).toList()) {
            if (!last.isEmpty() && order.compare(last.get(0), row) != 0) {
                groups.add(projected(last));
                last = new ArrayList<>();
            }
            last.add(row);
        }
        if (!last.isEmpty()) {
            groups.add(projected(last));
        }
        int most = pattern.operation() == Operation.GET ? 1 : pattern.top().orElse(Integer.MAX_VALUE);
        return new Answer(groups, most);
    }

    /** What the pattern gives for many: of each that is there one, in the order in which they are asked for, and each only once. */
    public Answer ofBatch(Collection<Row> rows, List<Arguments> many, Instant now) {
        List<List<Row>> found = new ArrayList<>();
        for (Arguments arguments : many.stream().distinct().toList()) {
            List<Row> some = projected(matches(rows, arguments, now));
            if (!some.isEmpty()) {
                found.add(some.subList(0, 1));
            }
        }
        return new Answer(found, Integer.MAX_VALUE);
    }

    /** How many there are. */
    public long count(Collection<Row> rows, Arguments arguments, Instant now) {
        return matches(rows, arguments, now).size();
    }

    /** All rows that the pattern means, whole and in any order. */
    public List<Row> matches(Collection<Row> rows, Arguments arguments, Instant now) {
        return rows.stream()
                .filter(row -> isMatch(row, arguments) && !Expired.is(model, row, now))
                .toList();
    }

    private boolean isMatch(Row row, Arguments arguments) {
        return pattern.returns(row.entity())
                && pattern.by().stream()
                        .allMatch(parameter -> isEqual(
                                row,
                                parameter,
                                arguments.values().get(parameter.name().text())))
                && pattern.where().comparisons().stream()
                        .allMatch(comparison ->
                                conditions.isSilentOf(row, comparison) || conditions.holds(row, comparison))
                && pattern.narrowing().stream().allMatch(narrowing -> isWithin(row, narrowing, arguments));
    }

    /** The parameter may be the id of the row itself: then each part is compared with its own. */
    private boolean isEqual(Row row, Parameter parameter, AttributeValue wanted) {
        List<AttributePath> equal = parameter.paths().get(row.entity());
        if (equal.size() == 1) {
            return isSame(paths.at(row, equal.get(0)), Optional.ofNullable(wanted));
        }
        return equal.stream()
                .allMatch(path -> isSame(
                        paths.at(row, path),
                        Optional.ofNullable(
                                wanted.m().get(attribute(row, path.first()).storedName()))));
    }

    private static boolean isSame(Optional<AttributeValue> found, Optional<AttributeValue> wanted) {
        return found.isPresent() && wanted.isPresent() && PlainValue.same(found.get(), wanted.get());
    }

    /** Both ends of a range belong to it. */
    private boolean isWithin(Row row, Narrowing narrowing, Arguments arguments) {
        if (model.attribute(entity(row), narrowing.path()).isEmpty()) {
            return true;
        }
        Optional<AttributeValue> found = paths.at(row, narrowing.path());
        if (found.isEmpty()) {
            return false;
        }
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return found.get().s().startsWith(arguments.prefix().orElse(""));
        }
        return arguments.from().stream().allMatch(from -> ValueOrder.INSTANCE.compare(from, found.get()) <= 0)
                && arguments.to().stream().allMatch(to -> ValueOrder.INSTANCE.compare(found.get(), to) <= 0);
    }

    private List<Row> projected(List<Row> rows) {
        return rows.stream().map(this::projected).toList();
    }

    /** Only what the caller needs, if he says so. */
    public Row projected(Row row) {
        if (pattern.needs().isEmpty()) {
            return row;
        }
        Map<String, AttributeValue> needed = new LinkedHashMap<>();
        for (AttributePath path : pattern.needs()) {
            entity(row).attribute(path.first()).map(Attribute::storedName).ifPresent(name -> row.value(name)
                    .ifPresent(value -> needed.put(name, value)));
        }
        return new Row(row.entity(), needed);
    }

    private Attribute attribute(Row row, String name) {
        return entity(row).attribute(name).orElseThrow();
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
