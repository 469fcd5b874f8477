package dev.tablewright.exercise;

import dev.tablewright.generate.java.JavaApi.PatternApi;
import dev.tablewright.generate.java.JavaApi.PatternInput;
import dev.tablewright.generate.java.JavaApi.Result;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.LayerPattern;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.Results;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The method of a pattern. */
final class GeneratedPattern implements LayerPattern {

    private final Object facade;
    private final PatternApi api;
    private final BoundPattern pattern;
    private final JavaRows rows;
    private final Method method;

    GeneratedPattern(Object facade, PatternApi api, BoundPattern pattern, JavaRows rows) {
        this.facade = facade;
        this.api = api;
        this.pattern = pattern;
        this.rows = rows;
        int parameters = api.result() == Result.BATCH ? 1 : api.inputs().size();
        this.method = Reflected.method(facade.getClass(), api.method(), parameters);
    }

    @Override
    public Optional<Row> get(Arguments arguments) {
        return ((Optional<?>) called(arguments)).map(this::row);
    }

    @Override
    public long count(Arguments arguments) {
        return (Long) called(arguments);
    }

    @Override
    public List<Row> top(Arguments arguments) {
        return all((List<?>) called(arguments));
    }

    @Override
    public Page<Row> page(Arguments arguments, OptionalInt size, Optional<String> cursor) {
        Results<?> results = ((Results<?>) called(arguments)).after(cursor);
        Page<?> page = size.isPresent() ? results.page(size.getAsInt()) : results.page();
        return new Page<>(all(page.items()), page.next(), page.problems());
    }

    /** What was found, in the order in which it was asked for; then whatever else came. */
    @Override
    public List<Row> batch(List<Arguments> many) {
        Set<Object> keys = new LinkedHashSet<>();
        Type key = Reflected.argument(method.getGenericParameterTypes()[0], 0);
        many.forEach(arguments -> keys.add(key(key, arguments)));
        Map<?, ?> found = (Map<?, ?>) Reflected.call(method, facade, keys);
        List<Object> order = new ArrayList<>(keys);
        found.keySet().stream().filter(each -> !keys.contains(each)).forEach(order::add);
        return all(order.stream().filter(found::containsKey).map(found::get).toList());
    }

    private Object key(Type type, Arguments arguments) {
        if (api.key().isEmpty()) {
            return value(api.inputs().get(0), arguments, type);
        }
        RecordComponent[] components = Reflected.raw(type).getRecordComponents();
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            parts.add(value(api.inputs().get(i), arguments, components[i].getGenericType()));
        }
        return Reflected.record(Reflected.raw(type), parts);
    }

    private Object called(Arguments arguments) {
        Type[] types = method.getGenericParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = value(api.inputs().get(i), arguments, types[i]);
        }
        return Reflected.call(method, facade, values);
    }

    private Object value(PatternInput input, Arguments arguments, Type java) {
        return switch (input.kind()) {
            case VALUE ->
                converted(input, BoundParameter.Kind.VALUE, arguments.values().get(input.parameter()), java);
            case PREFIX -> arguments.prefix().orElseThrow();
            case RANGE, BOUNDED_RANGE -> range(input, arguments, java);
        };
    }

    private Object converted(PatternInput input, BoundParameter.Kind kind, AttributeValue value, Type java) {
        BoundParameter parameter = pattern.parameters().stream()
                .filter(each -> each.kind() == kind && each.name().equals(input.parameter()))
                .findFirst()
                .orElseThrow();
        return rows.values().toJava(parameter.type(), value, java);
    }

    /** The values of a range are comparable: otherwise nothing would have been generated. */
    @SuppressWarnings("unchecked")
    private <T extends Comparable<? super T>> Range<T> range(PatternInput input, Arguments arguments, Type java) {
        Type bound = Reflected.argument(java, 0);
        Optional<T> low = arguments.from().map(from -> (T) converted(input, BoundParameter.Kind.FROM, from, bound));
        Optional<T> high = arguments.to().map(to -> (T) converted(input, BoundParameter.Kind.TO, to, bound));
        if (low.isPresent() && high.isPresent()) {
            return Range.between(low.get(), high.get());
        }
        return low.map(Range::from).orElseGet(() -> high.map(Range::to).orElseGet(Range::all));
    }

    private List<Row> all(List<?> records) {
        return records.stream().map(this::row).toList();
    }

    private Row row(Object record) {
        return rows.row(api.rows(), record);
    }
}
