package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What patterns must answer, found by looking at every row. */
final class NaivePatterns {

    private final Model model;
    private final RowPaths paths;
    private final ValueText text;
    private final List<Row> rows;

    NaivePatterns(Model model, List<Row> rows) {
        this.model = model;
        this.paths = new RowPaths(model);
        this.text = new ValueText(model);
        this.rows = rows;
    }

    /** All that a pattern is to find, in its order. */
    List<Row> answer(Pattern pattern, Arguments arguments) {
        return rows.stream()
                .filter(row -> pattern.returns(row.entity()))
                .filter(row -> pattern.by().stream().allMatch(parameter -> equal(row, parameter, arguments)))
                .filter(row -> pattern.narrowing()
                        .map(narrowing -> within(row, narrowing, arguments))
                        .orElse(true))
                .filter(row -> pattern.where().comparisons().stream().allMatch(comparison -> holds(row, comparison)))
                .sorted(order(pattern))
                .toList();
    }

    private boolean equal(Row row, Parameter parameter, Arguments arguments) {
        AttributeValue given = arguments.values().get(parameter.name().text());
        List<AttributePath> wanted = parameter.paths().getOrDefault(row.entity(), List.of());
        if (wanted.size() == 1) {
            return paths.at(row, wanted.get(0)).filter(given::equals).isPresent();
        }
        Entity entity = model.entity(row.entity()).orElseThrow();
        return wanted.stream().allMatch(path -> {
            String stored = entity.attribute(path.first()).orElseThrow().storedName();
            return paths.at(row, path).filter(given.m().get(stored)::equals).isPresent();
        });
    }

    private boolean within(Row row, Narrowing narrowing, Arguments arguments) {
        Optional<AttributeValue> value = paths.at(row, narrowing.path());
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return value.filter(some -> some.s().startsWith(arguments.prefix().orElseThrow()))
                    .isPresent();
        }
        return value.isPresent()
                && arguments.from().stream().allMatch(from -> compare(value.get(), from) >= 0)
                && arguments.to().stream().allMatch(to -> compare(value.get(), to) <= 0);
    }

    private static int compare(AttributeValue one, AttributeValue other) {
        return ValueOrder.INSTANCE.compare(one, other);
    }

    private boolean holds(Row row, Comparison comparison) {
        Entity entity = model.entity(row.entity()).orElseThrow();
        Optional<Attribute> attribute = model.attribute(entity, comparison.path());
        if (attribute.isEmpty()) {
            return true;
        }
        Optional<AttributeValue> found = paths.at(row, comparison.path());
        List<AttributeValue> values = comparison.values().stream()
                .map(word -> text.parse(attribute.get().type(), word.text()))
                .toList();
        return switch (comparison.operator()) {
            case EXISTS -> found.isPresent();
            case ABSENT -> found.isEmpty();
            case EQUAL, IN -> found.filter(values::contains).isPresent();
            case NOT_EQUAL -> found.filter(values::contains).isEmpty();
            case LESS -> found.isPresent() && compare(found.get(), values.get(0)) < 0;
            case LESS_OR_EQUAL -> found.isPresent() && compare(found.get(), values.get(0)) <= 0;
            case GREATER -> found.isPresent() && compare(found.get(), values.get(0)) > 0;
            case GREATER_OR_EQUAL -> found.isPresent() && compare(found.get(), values.get(0)) >= 0;
        };
    }

    private Comparator<Row> order(Pattern pattern) {
        Comparator<Row> order = Comparator.comparingInt(row -> 0);
        for (SortKey key : pattern.sort()) {
            Comparator<AttributeValue> natural = ValueOrder.INSTANCE;
            order = order.thenComparing(
                    row -> paths.at(row, key.path()).orElse(null),
                    Comparator.nullsFirst(key.descending() ? natural.reversed() : natural));
        }
        return order;
    }

    /** What rows are ordered by: the same for all that may change places. */
    List<Object> ranks(Pattern pattern, List<Row> found) {
        return found.stream()
                .<Object>map(row -> pattern.sort().stream()
                        .map(key -> paths.at(row, key.path()).map(NaivePatterns::plain))
                        .toList())
                .toList();
    }

    /** Rows without regard to their order, as far as a pattern needs them. */
    static Map<Object, Long> bag(Pattern pattern, List<Row> rows, Model model) {
        return rows.stream()
                .collect(Collectors.groupingBy(row -> plain(needed(pattern, row, model)), Collectors.counting()));
    }

    private static Row needed(Pattern pattern, Row row, Model model) {
        if (pattern.needs().isEmpty()) {
            return row;
        }
        Entity entity = model.entity(row.entity()).orElseThrow();
        Set<String> stored = pattern.needs().stream()
                .flatMap(path -> entity.attribute(path.first()).stream())
                .map(Attribute::storedName)
                .collect(Collectors.toSet());
        Map<String, AttributeValue> some = new HashMap<>(row.attributes());
        some.keySet().retainAll(stored);
        return new Row(row.entity(), some);
    }

    private static Object plain(Row row) {
        return List.of(row.entity(), plain(AttributeValue.fromM(row.attributes())));
    }

    /** A value of which DynamoDB may change the form and not the meaning. */
    static Object plain(AttributeValue value) {
        return switch (value.type()) {
            case N -> new BigDecimal(value.n()).stripTrailingZeros();
            case SS -> new HashSet<>(value.ss());
            case NS ->
                value.ns().stream()
                        .map(number -> new BigDecimal(number).stripTrailingZeros())
                        .collect(Collectors.toSet());
            case BS -> new HashSet<>(value.bs());
            case L -> {
                List<Object> all = new ArrayList<>();
                value.l().forEach(each -> all.add(plain(each)));
                yield all;
            }
            case M -> {
                Map<String, Object> all = new HashMap<>();
                value.m().forEach((key, each) -> all.put(key, plain(each)));
                yield all;
            }
            default -> value;
        };
    }
}
