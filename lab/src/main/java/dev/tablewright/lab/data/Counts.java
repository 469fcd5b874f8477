package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reckons how many there are of each entity. */
final class Counts {

    private static final long UNSAID = 1_000;
    private static final long UNSAID_FANOUT = 5;
    private static final long FEW = 12;
    private static final long VERY_FEW = 3;
    private static final int HALVINGS = 80;

    private final List<EntityShape> shapes;
    private final Map<String, Long> expected = new LinkedHashMap<>();

    Counts(Model model, EntityOrder order, Scalars scalars) {
        this.shapes = order.inOrder().stream()
                .map(entity -> new EntityShape(model, entity, order, scalars))
                .toList();
        shapes.forEach(shape -> expected.put(shape.name(), expected(model, shape)));
    }

    /** What the model expects: said outright, or by how many one parent has. */
    private long expected(Model model, EntityShape shape) {
        Entity entity = shape.entity();
        if (entity.singleton()) {
            return 1;
        }
        Optional<Long> said = entity.expect().count();
        if (said.isPresent()) {
            return said.get();
        }
        long most = 0;
        for (Relationship line : model.relationships()) {
            for (Attribute attribute : entity.attributes()) {
                if (line.fanout().isPresent()
                        && line.right().text().equals(shape.name())
                        && shape.isCarried(line, attribute)
                        && expected.containsKey(line.left().text())) {
                    most = Math.max(
                            most,
                            EntityShape.times(
                                    expected.get(line.left().text()),
                                    line.fanout().get()));
                }
            }
        }
        if (most > 0) {
            return most;
        }
        return shape.owner()
                .map(owner -> EntityShape.times(
                        expected.get(EntityShape.target(owner)), Math.min(UNSAID_FANOUT, shape.most(owner))))
                .orElse(UNSAID);
    }

    Map<String, Long> of(PopulationSize size) {
        if (size instanceof PopulationSize.Exactly exactly) {
            return exactly(exactly.counts());
        }
        if (size instanceof PopulationSize.Scale scale) {
            return scaled(scale.factor().doubleValue(), FEW);
        }
        return about(((PopulationSize.Items) size).items());
    }

    private Map<String, Long> exactly(Map<String, Long> wanted) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (EntityShape shape : shapes) {
            counts.put(shape.name(), Math.min(shape.most(counts), Math.max(1, wanted.getOrDefault(shape.name(), 1L))));
        }
        for (String name : wanted.keySet()) {
            if (!counts.containsKey(name)) {
                throw new PopulationException("the model has no entity " + name + ", but " + counts.keySet());
            }
        }
        return counts;
    }

    /** The more of what is expected, the more in all: half of the distance to the right factor goes with each step. */
    private Map<String, Long> about(long items) {
        long few = Math.max(VERY_FEW, Math.min(FEW, items / 60));
        double low = 1e-15;
        double high = 1e6;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = StrictMath.sqrt(low * high);
            if (total(scaled(middle, few)) > items) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return scaled(low, few);
    }

    private Map<String, Long> scaled(double factor, long few) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (EntityShape shape : shapes) {
            long whole = expected.get(shape.name());
            long wanted = Math.max(Math.min(few, whole), (long) (whole * factor));
            counts.put(shape.name(), Math.min(shape.most(counts), Math.max(1, wanted)));
        }
        return counts;
    }

    private static long total(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).reduce(0, Counts::plus);
    }

    private static long plus(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }
}
