package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What patterns can be asked with so that there is an answer: what one of the rows has. */
final class SampleArguments {

    private final Model model;
    private final RowPaths paths;
    private final List<Row> rows;
    private final Random random;

    SampleArguments(Model model, List<Row> rows, long seed) {
        this.model = model;
        this.paths = new RowPaths(model);
        this.rows = rows;
        this.random = new Random(seed);
    }

    /** Empty if the row that was chosen has not all that is needed. */
    Optional<Arguments> next(BoundPattern bound) {
        Pattern pattern = bound.pattern();
        List<Row> candidates =
                rows.stream().filter(row -> pattern.returns(row.entity())).toList();
        Row row = candidates.get(random.nextInt(candidates.size()));
        Row other = candidates.get(random.nextInt(candidates.size()));
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Parameter parameter : pattern.by()) {
            Optional<AttributeValue> value = value(row, parameter);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.put(parameter.name().text(), value.get());
        }
        Arguments arguments = Arguments.of(values);
        return pattern.narrowing().isEmpty()
                ? Optional.of(arguments)
                : narrowed(bound, arguments, pattern.narrowing().get(), row, other);
    }

    private Optional<AttributeValue> value(Row row, Parameter parameter) {
        List<AttributePath> wanted = parameter.paths().getOrDefault(row.entity(), List.of());
        if (wanted.size() == 1) {
            return paths.at(row, wanted.get(0));
        }
        Entity entity = model.entity(row.entity()).orElseThrow();
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        wanted.forEach(path -> parts.put(
                entity.attribute(path.first()).orElseThrow().storedName(),
                paths.at(row, path).orElseThrow()));
        return parts.isEmpty() ? Optional.empty() : Optional.of(AttributeValue.fromM(parts));
    }

    private Optional<Arguments> narrowed(
            BoundPattern bound, Arguments arguments, Narrowing narrowing, Row row, Row other) {
        Optional<AttributeValue> one = paths.at(row, narrowing.path());
        Optional<AttributeValue> two = paths.at(other, narrowing.path());
        if (one.isEmpty() || two.isEmpty()) {
            return Optional.empty();
        }
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            String text = one.get().s();
            return Optional.of(arguments.beginningWith(text.substring(0, 1 + random.nextInt(text.length()))));
        }
        boolean ordered = ValueOrder.INSTANCE.compare(one.get(), two.get()) <= 0;
        AttributeValue from = ordered ? one.get() : two.get();
        AttributeValue to = ordered ? two.get() : one.get();
        boolean both = bound.parameters().stream()
                .filter(parameter -> parameter.kind() == BoundParameter.Kind.FROM)
                .anyMatch(BoundParameter::required);
        return Optional.of(arguments.within(
                both || random.nextInt(3) > 0 ? Optional.of(from) : Optional.empty(),
                both || random.nextInt(3) > 0 ? Optional.of(to) : Optional.empty()));
    }
}
