package dev.tablewright.lab.bind;

import dev.tablewright.access.request.GivenNarrowing;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the caller of a pattern gives, and what is taken of it. */
final class PatternValues {

    private final Binding binding;
    private final PatternRequests requests;
    private final Map<String, Type> types = new LinkedHashMap<>();

    PatternValues(Binding binding, PatternRequests requests) {
        this.binding = binding;
        this.requests = requests;
        requests.parameters().forEach(parameter -> types.put(parameter.name(), parameter.type()));
    }

    PatternRequests requests() {
        return requests;
    }

    List<BoundParameter> parameters() {
        List<BoundParameter> all = new ArrayList<>();
        types.forEach((name, type) -> all.add(new BoundParameter(name, type, BoundParameter.Kind.VALUE, true)));
        requests.narrowing().ifPresent(narrowing -> {
            String name = narrowing.narrowing().path().dotted();
            Type type = narrowing.path().type();
            if (narrowing.isRange()) {
                all.add(new BoundParameter(name, type, BoundParameter.Kind.FROM, narrowing.bounded()));
                all.add(new BoundParameter(name, type, BoundParameter.Kind.TO, narrowing.bounded()));
            } else {
                all.add(new BoundParameter(name, type, BoundParameter.Kind.PREFIX, true));
            }
        });
        return all;
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
        Optional<GivenNarrowing> range = requests.narrowing().filter(GivenNarrowing::isRange);
        Optional<AttributeValue> from = bound(range, given.from());
        Optional<AttributeValue> to = bound(range, given.to());
        if (requests.isBounded() && (from.isEmpty() || to.isEmpty())) {
            throw wrong("needs both ends of its range");
        }
        if (from.isPresent() && to.isPresent() && ValueOrder.INSTANCE.compare(from.get(), to.get()) > 0) {
            throw wrong("is asked for a range whose lower bound is greater than the upper");
        }
        boolean prefixed = requests.narrowing().isPresent() && range.isEmpty();
        if (prefixed != given.prefix().isPresent()) {
            throw wrong(prefixed ? "needs a prefix" : "takes no prefix");
        }
        return new Arguments(values, from, to, given.prefix());
    }

    private Optional<AttributeValue> bound(Optional<GivenNarrowing> range, Optional<AttributeValue> bound) {
        if (bound.isPresent() && range.isEmpty()) {
            throw wrong("takes no range");
        }
        return bound.map(value -> binding.form()
                .of(range.get().narrowing().path().dotted(), range.get().path().type(), value));
    }

    private IllegalArgumentException wrong(String problem) {
        return new IllegalArgumentException("the pattern " + requests.pattern().name() + " " + problem);
    }
}
