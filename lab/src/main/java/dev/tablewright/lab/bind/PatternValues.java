package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Source;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the caller of a pattern gives, and what is taken of it. */
final class PatternValues {

    private final Binding binding;
    private final Pattern pattern;
    private final boolean walked;
    private final Map<String, Type> types = new LinkedHashMap<>();

    /** @param walked whether one unit of time after another is asked: then a range has two ends */
    PatternValues(Binding binding, Pattern pattern, boolean walked) {
        this.binding = binding;
        this.pattern = pattern;
        this.walked = walked;
        pattern.by().forEach(parameter -> types.put(parameter.name().text(), type(parameter)));
    }

    private List<Entity> entities() {
        return pattern.entities().stream()
                .map(name -> binding.entity(name.text()))
                .toList();
    }

    /** Of the attribute that equals it; where it is the whole id of an entity, a reference to that. */
    private Type type(Parameter parameter) {
        for (Entity entity : entities()) {
            List<AttributePath> paths =
                    parameter.paths().getOrDefault(entity.name().text(), List.of());
            if (paths.size() == 1) {
                return binding.model()
                        .attribute(entity, paths.get(0))
                        .orElseThrow()
                        .type();
            }
        }
        return entities().stream()
                .filter(entity -> parameter.paths().containsKey(entity.name().text()))
                .findFirst()
                .<Type>map(entity -> new Type.Reference(entity.name().text()))
                .orElseThrow();
    }

    /** The type of the values in a range. */
    private Type narrowedType(Narrowing narrowing) {
        return entities().stream()
                .flatMap(entity -> {
                    List<Attribute> along =
                            binding.leaves().along(entity, narrowing.path().steps());
                    return along.stream()
                            .skip(narrowing.path().steps().size() - 1L)
                            .map(Attribute::type);
                })
                .findFirst()
                .orElseThrow();
    }

    List<BoundParameter> parameters() {
        List<BoundParameter> all = new ArrayList<>();
        types.forEach((name, type) -> all.add(new BoundParameter(name, type, BoundParameter.Kind.VALUE, true)));
        pattern.narrowing().ifPresent(narrowing -> {
            String name = narrowing.path().dotted();
            Type type = narrowedType(narrowing);
            if (narrowing.kind() == Narrowing.Kind.PREFIX) {
                all.add(new BoundParameter(name, type, BoundParameter.Kind.PREFIX, true));
            } else {
                all.add(new BoundParameter(name, type, BoundParameter.Kind.FROM, walked));
                all.add(new BoundParameter(name, type, BoundParameter.Kind.TO, walked));
            }
        });
        return all;
    }

    /** Whether the values of a range can be compared. */
    boolean hasComparableRange() {
        return pattern.narrowing()
                .map(narrowing -> binding.model().storedType(narrowedType(narrowing)))
                .filter(type -> type instanceof Type.Reference
                        || type instanceof Type.Embedded
                        || type instanceof Type.Collection)
                .isEmpty();
    }

    /**
     * What is given, each value in its one form.
     *
     * @throws IllegalArgumentException if something is missing, or is what the pattern does not ask for
     */
    Arguments checked(Arguments given) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        types.forEach((name, type) -> {
            AttributeValue value = given.values().get(name);
            if (value == null) {
                throw wrong("needs `" + name + "`");
            }
            values.put(name, binding.form().of(name, type, value));
        });
        for (String name : given.values().keySet()) {
            if (!types.containsKey(name)) {
                throw wrong("has no parameter `" + name + "`");
            }
        }
        Optional<Narrowing> range = pattern.narrowing().filter(some -> some.kind() == Narrowing.Kind.RANGE);
        Optional<AttributeValue> from = bound(range, given.from());
        Optional<AttributeValue> to = bound(range, given.to());
        if (walked && (from.isEmpty() || to.isEmpty())) {
            throw wrong("needs both ends of its range");
        }
        if (from.isPresent() && to.isPresent() && ValueOrder.INSTANCE.compare(from.get(), to.get()) > 0) {
            throw wrong("is asked for a range whose lower bound is greater than the upper");
        }
        boolean prefixed = pattern.narrowing()
                .filter(some -> some.kind() == Narrowing.Kind.PREFIX)
                .isPresent();
        if (prefixed != given.prefix().isPresent()) {
            throw wrong(prefixed ? "needs a prefix" : "takes no prefix");
        }
        return new Arguments(values, from, to, given.prefix());
    }

    private Optional<AttributeValue> bound(Optional<Narrowing> range, Optional<AttributeValue> bound) {
        if (bound.isPresent() && range.isEmpty()) {
            throw wrong("takes no range");
        }
        return bound.map(value -> binding.form().of(range.get().path().dotted(), narrowedType(range.get()), value));
    }

    private IllegalArgumentException wrong(String problem) {
        return new IllegalArgumentException("the pattern " + pattern.name() + " " + problem);
    }

    /** What the caller gives for one value of a key. */
    AttributeValue of(Arguments arguments, Source.Parameter source) {
        String component = source.component();
        String best = types.keySet().stream()
                .filter(name -> component.equals(name) || component.startsWith(name + "."))
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
        AttributeValue value = arguments.values().get(best);
        if (component.equals(best) || !(types.get(best) instanceof Type.Reference)) {
            return value;
        }
        List<String> steps =
                Arrays.asList(component.substring(best.length() + 1).split("\\."));
        return binding.paths()
                .within(types.get(best), value, steps)
                .orElseThrow(() -> wrong("needs `" + component + "`"));
    }
}
