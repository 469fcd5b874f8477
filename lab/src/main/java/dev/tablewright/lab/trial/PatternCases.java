package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.reference.PlainValue;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Chooses what a pattern is asked with: values that many rows have, that few have, and that nobody has; and with each of them, ranges
 * and prefixes that end exactly at a value, and just beside one.
 */
final class PatternCases {

    private static final int OF_A_BATCH = 12;

    private final Model model;
    private final BoundPattern bound;
    private final Pattern pattern;
    private final RowPaths paths;
    private final OtherValues others;

    PatternCases(Model model, BoundPattern bound) {
        this.model = model;
        this.bound = bound;
        this.pattern = bound.pattern();
        this.paths = new RowPaths(model);
        this.others = new OtherValues(model);
    }

    /** In the same order for the same rows. */
    List<PatternCase> of(Collection<Row> rows) {
        Map<Map<String, AttributeValue>, List<Row>> found = new LinkedHashMap<>();
        for (Row row : rows) {
            if (pattern.returns(row.entity())) {
                known(row).ifPresent(values -> found.computeIfAbsent(values, any -> new ArrayList<>())
                        .add(row));
            }
        }
        List<Map<String, AttributeValue>> byNumber = found.keySet().stream()
                .sorted(Comparator.comparingInt(values -> -found.get(values).size()))
                .toList();
        if (pattern.batch().isPresent()) {
            return batches(byNumber, found.keySet());
        }
        return singles(byNumber, found);
    }

    private List<PatternCase> singles(
            List<Map<String, AttributeValue>> byNumber, Map<Map<String, AttributeValue>, List<Row>> found) {
        List<PatternCase> cases = new ArrayList<>();
        if (byNumber.isEmpty()) {
            return cases;
        }
        List<Integer> chosen = List.of(0, byNumber.size() / 2, byNumber.size() - 1).stream()
                .distinct()
                .toList();
        for (int place : chosen) {
            Map<String, AttributeValue> values = byNumber.get(place);
            String occasion = pattern.by().isEmpty()
                    ? ""
                    : place == 0 ? "most rows" : place == byNumber.size() - 1 ? "fewest rows" : "some rows";
            cases.addAll(narrowed(occasion, values, found.get(values), place == 0));
        }
        for (Parameter parameter : pattern.by()) {
            String name = parameter.name().text();
            unknown(byNumber.get(0), name, found.keySet())
                    .ifPresent(values -> cases.addAll(
                            narrowed("nobody has this " + name, values, found.get(byNumber.get(0)), false)));
        }
        return cases;
    }

    /** The values by which a row is asked for, in their plain form; empty if it lacks one. */
    private Optional<Map<String, AttributeValue>> known(Row row) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Parameter parameter : pattern.by()) {
            Optional<AttributeValue> value = known(row, parameter);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.put(parameter.name().text(), PlainValue.of(value.get()));
        }
        return Optional.of(values);
    }

    private Optional<AttributeValue> known(Row row, Parameter parameter) {
        List<AttributePath> equal = parameter.paths().get(row.entity());
        if (equal.size() == 1) {
            return paths.at(row, equal.get(0));
        }
        Entity entity = model.entity(row.entity()).orElseThrow();
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (AttributePath path : equal) {
            Optional<AttributeValue> part = paths.at(row, path);
            if (part.isEmpty()) {
                return part;
            }
            parts.put(entity.attribute(path.first()).orElseThrow().storedName(), part.get());
        }
        return Optional.of(AttributeValue.fromM(parts));
    }

    /** The same, but for one value that makes nobody match. */
    private Optional<Map<String, AttributeValue>> unknown(
            Map<String, AttributeValue> values, String name, Set<Map<String, AttributeValue>> all) {
        Set<AttributeValue> taken =
                all.stream().map(each -> each.get(name)).collect(Collectors.toCollection(HashSet::new));
        BoundParameter parameter = bound.parameters().stream()
                .filter(each -> each.name().equals(name) && each.kind() == BoundParameter.Kind.VALUE)
                .findFirst()
                .orElseThrow();
        Optional<AttributeValue> free = attribute(name)
                .map(attribute -> others.fresh(attribute, values.get(name), taken))
                .orElseGet(() -> others.fresh(parameter.type(), values.get(name), taken));
        return free.map(value -> {
            Map<String, AttributeValue> changed = new LinkedHashMap<>(values);
            changed.put(name, value);
            return changed;
        });
    }

    /** The attribute that a parameter equals, whose limits hold for it too; empty if it is a whole id. */
    private Optional<Attribute> attribute(String parameter) {
        return pattern.by().stream()
                .filter(each -> each.name().text().equals(parameter))
                .flatMap(each -> each.paths().entrySet().stream())
                .filter(each -> each.getValue().size() == 1)
                .flatMap(
                        each -> model
                                .entity(each.getKey())
                                .flatMap(entity ->
                                        model.attribute(entity, each.getValue().get(0)))
                                .stream())
                .findFirst();
    }

    private Optional<Attribute> attribute(Narrowing narrowing) {
        return pattern.entities().stream()
                .flatMap(name -> model.entity(name.text()).stream())
                .flatMap(entity -> model.attribute(entity, narrowing.path()).stream())
                .findFirst();
    }

    private List<PatternCase> narrowed(
            String occasion, Map<String, AttributeValue> values, List<Row> rows, boolean thorough) {
        Arguments arguments = Arguments.of(values);
        if (pattern.narrowing().isEmpty()) {
            return List.of(PatternCase.of(occasion, arguments));
        }
        Narrowing narrowing = pattern.narrowing().get();
        List<AttributeValue> found = rows.stream()
                .flatMap(row -> paths.at(row, narrowing.path()).stream())
                .distinct()
                .sorted(ValueOrder.INSTANCE)
                .toList();
        if (found.isEmpty()) {
            return List.of();
        }
        return narrowing.kind() == Narrowing.Kind.RANGE
                ? new RangeCases(bound, others, attribute(narrowing).orElseThrow())
                        .of(occasion, arguments, found, thorough)
                : prefixes(occasion, arguments, found, thorough);
    }

    private List<PatternCase> prefixes(
            String occasion, Arguments arguments, List<AttributeValue> found, boolean thorough) {
        String middle = found.get(found.size() / 2).s();
        List<PatternCase> cases = new ArrayList<>();
        String first = middle.isEmpty() ? "" : middle.substring(0, middle.offsetByCodePoints(0, 1));
        cases.add(PatternCase.of(join(occasion, "its first character"), arguments.beginningWith(first)));
        if (thorough) {
            cases.add(PatternCase.of(join(occasion, "the whole value"), arguments.beginningWith(middle)));
            cases.add(PatternCase.of(join(occasion, "nothing"), arguments.beginningWith("")));
            cases.add(PatternCase.of(join(occasion, "more than any has"), arguments.beginningWith(middle + "zzz9")));
        }
        return cases;
    }

    static String join(String occasion, String more) {
        return occasion.isEmpty() ? more : occasion + ", " + more;
    }

    private List<PatternCase> batches(List<Map<String, AttributeValue>> all, Set<Map<String, AttributeValue>> taken) {
        if (all.isEmpty()) {
            return List.of();
        }
        List<Arguments> some = all.stream().limit(OF_A_BATCH).map(Arguments::of).toList();
        List<PatternCase> cases = new ArrayList<>();
        cases.add(new PatternCase("one", some.subList(0, 1)));
        cases.add(new PatternCase("several", some));
        List<Arguments> twice = new ArrayList<>(some);
        twice.add(some.get(0));
        cases.add(new PatternCase("one of them twice", twice));
        String last = pattern.by().get(pattern.by().size() - 1).name().text();
        unknown(all.get(0), last, taken).ifPresent(values -> {
            List<Arguments> withMissing = new ArrayList<>(some);
            withMissing.add(some.size() / 2, Arguments.of(values));
            cases.add(new PatternCase("one of them missing", withMissing));
            cases.add(new PatternCase("all missing", List.of(Arguments.of(values))));
        });
        int most = pattern.batch().orElseThrow();
        if (all.size() > OF_A_BATCH && most > OF_A_BATCH) {
            cases.add(new PatternCase(
                    "as many as there are",
                    all.stream().limit(most).map(Arguments::of).toList()));
        }
        return cases;
    }
}
