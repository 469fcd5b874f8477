package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Said;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A model in which one number is another: how often a pattern or a write happens, or how many children a parent has. */
sealed interface Scaled {

    Model model(Model model, BigDecimal factor);

    /** The number as people would say it, multiplied. */
    String words(BigDecimal factor);

    /** How often a pattern is read. */
    record PatternRate(Pattern pattern) implements Scaled {
        @Override
        public Model model(Model model, BigDecimal factor) {
            List<Pattern> patterns = model.patterns().stream()
                    .map(p -> p.name().equals(pattern.name()) ? p.atRate(times(p.rate(), factor)) : p)
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
                    .map(w -> w.name().equals(write.name()) ? w.atRate(times(w.rate(), factor)) : w)
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
            return new Entity(
                    e.name(),
                    e.id(),
                    e.attributes(),
                    e.ttl(),
                    e.version(),
                    e.schemaVersion(),
                    e.sequences(),
                    e.singleton(),
                    more,
                    e.description(),
                    e.span());
        }
    }

    private static Frequency times(Frequency rate, BigDecimal factor) {
        return new Frequency(
                rate.average().map(r -> times(r, factor)), rate.peak().map(r -> times(r, factor)), rate.word());
    }

    private static Rate times(Rate rate, BigDecimal factor) {
        return new Rate(rate.amount().multiply(factor), rate.per(), rate.span());
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
