package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A model in which one number is another: how often a pattern or a write happens, how many children a
 * parent has, or how large a part of an item is.
 */
sealed interface Scaled {

    Model model(Model model, BigDecimal factor);

    /** The number as people would say it, multiplied. */
    String words(BigDecimal factor);

    /** How often a pattern is read. */
    record PatternRate(Pattern pattern) implements Scaled {
        @Override
        public Model model(Model model, BigDecimal factor) {
            List<Pattern> patterns = model.patterns().stream()
                    .map(p ->
                            p.name().equals(pattern.name()) ? p.atRate(p.rate().times(factor)) : p)
                    .toList();
            return model.with(model.entities(), model.relationships(), patterns, model.writes());
        }

        @Override
        public String words(BigDecimal factor) {
            return rate(pattern.rate(), factor) + " of `" + pattern.name() + "`";
        }
    }

    /** How often something is written. */
    record WriteRate(Write write) implements Scaled {
        @Override
        public Model model(Model model, BigDecimal factor) {
            List<Write> writes = model.writes().stream()
                    .map(w -> w.name().equals(write.name()) ? w.atRate(w.rate().times(factor)) : w)
                    .toList();
            return model.with(model.entities(), model.relationships(), model.patterns(), writes);
        }

        @Override
        public String words(BigDecimal factor) {
            return rate(write.rate(), factor) + " of `" + write.name() + "`";
        }
    }

    /** How many children a parent has. */
    record Fanout(Relationship relationship, String parent, String child) implements Scaled {
        @Override
        public Model model(Model model, BigDecimal factor) {
            List<Relationship> lines = model.relationships().stream()
                    .map(line -> line.line().equals(relationship.line()) ? fanned(line, factor) : line)
                    .toList();
            List<Entity> entities = model.entities().stream()
                    .map(entity -> entity.name().text().equals(child) ? counted(entity, factor) : entity)
                    .toList();
            return model.with(entities, lines, model.patterns(), model.writes());
        }

        @Override
        public String words(BigDecimal factor) {
            return number(BigDecimal.valueOf(relationship.fanout().orElse(1L)).multiply(factor)) + " of " + child
                    + " to a " + parent;
        }

        private static Relationship fanned(Relationship line, BigDecimal factor) {
            return new Relationship(
                    line.left(),
                    line.leftCardinality(),
                    line.right(),
                    line.rightCardinality(),
                    line.identifying(),
                    line.label(),
                    line.via(),
                    line.fanout()
                            .map(n -> Math.max(
                                    1, factor.multiply(BigDecimal.valueOf(n)).longValue())),
                    line.max(),
                    line.strategy(),
                    line.line());
        }

        private static Entity counted(Entity e, BigDecimal factor) {
            Expectation more = new Expectation(
                    e.expect()
                            .saidCount()
                            .map(said -> new Said<>(
                                    Math.max(
                                            1,
                                            factor.multiply(BigDecimal.valueOf(said.value()))
                                                    .longValue()),
                                    said.span())),
                    e.expect().saidSize(),
                    e.expect().skew());
            return e.with(e.attributes(), more);
        }
    }

    /** How large some attributes of an entity are, together. */
    record Bytes(String entity, Set<String> attributes, BigDecimal bytes, String name) implements Scaled {

        /** Empty if neither a longest length nor a size of the whole says how large they are. */
        static Optional<Bytes> of(Model model, Entity entity, List<Attribute> attributes, String name) {
            Set<String> names =
                    attributes.stream().map(Attribute::name).map(Name::text).collect(Collectors.toSet());
            boolean said = entity.expect().saidSize().isPresent()
                    || attributes.stream().anyMatch(Bytes::isLong);
            return said
                    ? Optional.of(new Bytes(
                            entity.name().text(),
                            names,
                            new ItemSizes(model).attributes(entity, names).expected(),
                            name))
                    : Optional.empty();
        }

        @Override
        public Model model(Model model, BigDecimal factor) {
            List<Entity> entities = model.entities().stream()
                    .map(e -> e.name().text().equals(entity) ? sized(e, factor) : e)
                    .toList();
            return model.with(entities, model.relationships(), model.patterns(), model.writes());
        }

        /** Nothing, if no item could be as large. */
        @Override
        public String words(BigDecimal factor) {
            BigDecimal size = bytes.multiply(factor);
            if (size.compareTo(BigDecimal.valueOf(DynamoFacts.ITEM_BYTES_AT_MOST)) > 0) {
                return "";
            }
            BigDecimal kilobytes = size.divide(BigDecimal.valueOf(1_024), MathContext.DECIMAL32);
            return (kilobytes.compareTo(BigDecimal.ONE) < 0 ? number(size) + " bytes" : number(kilobytes) + " KB")
                    + " of " + name;
        }

        private Entity sized(Entity e, BigDecimal factor) {
            BigDecimal more = bytes.multiply(factor.subtract(BigDecimal.ONE));
            Expectation expected = new Expectation(
                    e.expect().saidCount(),
                    e.expect()
                            .saidSize()
                            .map(said -> new Said<>(
                                    Math.max(
                                            1,
                                            more.add(BigDecimal.valueOf(said.value()))
                                                    .longValue()),
                                    said.span())),
                    e.expect().skew());
            return e.with(
                    e.attributes().stream()
                            .map(a -> attributes.contains(a.name().text()) && isLong(a) ? longer(a, factor) : a)
                            .toList(),
                    expected);
        }

        private static boolean isLong(Attribute attribute) {
            Type type = attribute.type();
            return attribute.max().isPresent()
                    && (type == ScalarType.STRING || type == ScalarType.BINARY || type.isCollection());
        }

        private static Attribute longer(Attribute a, BigDecimal factor) {
            return new Attribute(
                    a.name(),
                    a.type(),
                    a.optional(),
                    a.unique(),
                    a.immutable(),
                    a.max().map(max -> factor.multiply(BigDecimal.valueOf(max)).longValue() + 1),
                    a.pattern(),
                    a.defaultValue(),
                    a.storedName(),
                    a.sensitive(),
                    a.description(),
                    a.span());
        }
    }

    private static String rate(Frequency rate, BigDecimal factor) {
        Optional<Rate> said = rate.average().or(rate::peak);
        return said.map(r -> number(r.amount().multiply(factor)) + "/" + r.per().word())
                .orElse(number(factor) + " times the rate");
    }

    /** Two figures: more would pretend to know. */
    private static String number(BigDecimal number) {
        BigDecimal rounded = number.round(new MathContext(2));
        return rounded.compareTo(BigDecimal.TEN) >= 0
                ? String.format(Locale.ROOT, "%,d", rounded.longValue())
                : rounded.stripTrailingZeros().toPlainString();
    }
}
