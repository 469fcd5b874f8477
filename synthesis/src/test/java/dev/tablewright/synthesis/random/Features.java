package dev.tablewright.synthesis.random;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.util.Locale;
import java.util.Set;

/** Counts what random models are made of, so that one sees what was never tried. */
final class Features {

    private static final Set<String> KEY_NAMES = Set.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "Type");

    private final Model model;
    private final Tally tally;

    private Features(Model model, Tally tally) {
        this.model = model;
        this.tally = tally;
    }

    static void count(Model model, Tally tally) {
        Features features = new Features(model, tally);
        tally.count("models");
        tally.count("entities in a model: " + model.entities().size());
        features.note(model.tenant().isPresent(), "models of tenants");
        features.note(model.patterns().isEmpty(), "models without patterns");
        features.note(model.writes().isEmpty(), "models without writes");
        model.entities().forEach(features::entity);
        model.relationships().forEach(features::relationship);
        model.aggregates().forEach(features::aggregate);
        model.patterns().forEach(features::pattern);
        model.writes().forEach(features::write);
    }

    private void note(boolean occurs, String what) {
        if (occurs) {
            tally.count(what);
        }
    }

    private void entity(Entity entity) {
        tally.count("entity with an id of " + entity.id().size() + " parts");
        tally.count("entity with a chain of ids of " + chain(entity));
        note(entity.singleton(), "entity: singleton");
        note(entity.ttl().isPresent(), "entity: ttl");
        note(entity.version().isPresent(), "entity: version");
        note(entity.expect().count().isPresent(), "entity: count expected");
        note(entity.expect().itemBytes().isPresent(), "entity: size expected");
        note(entity.expect().skew().isPresent(), "entity: skew expected");
        entity.sequences()
                .forEach(sequence -> tally.count("sequence " + (sequence.per().isPresent() ? "per parent" : "of all")
                        + (sequence.counter().isPresent() ? " with a counter of the parent" : "")));
        entity.attributes().forEach(attribute -> attribute(entity, attribute));
    }

    /** How many references lead from an id to the end: 0 for an id of its own. */
    private int chain(Entity entity) {
        return entity.id().stream()
                .flatMap(part -> entity.attribute(part.text()).stream())
                .filter(attribute -> attribute.type() instanceof Type.Reference)
                .map(attribute -> model.entity(attribute.type().toString()).orElseThrow())
                .mapToInt(target -> 1 + chain(target))
                .max()
                .orElse(0);
    }

    private void attribute(Entity entity, Attribute attribute) {
        Type type = attribute.type();
        String kind = type instanceof ScalarType
                ? type.toString()
                : type.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        tally.count("type " + kind + (attribute.max().isPresent() ? " with max" : ""));
        note(attribute.pattern().isPresent(), "attribute: pattern");
        note(attribute.optional(), "attribute: optional");
        note(attribute.immutable(), "attribute: immutable");
        note(KEY_NAMES.contains(attribute.name().text()), "attribute: named as a key");
        note(!attribute.storedName().equals(attribute.name().text()), "attribute: stored under another name");
        attribute
                .unique()
                .ifPresent(unique ->
                        tally.count("attribute: unique" + (unique.within().isEmpty() ? "" : " within a scope")));
        note(type.refersTo(entity.name().text()), "reference to itself");
        note(
                type instanceof Type.Reference
                        && !entity.isIdentifiedBy(attribute.name().text()),
                "reference outside the id" + (attribute.optional() ? ", optional" : ""));
        note(type instanceof Type.Reference && isLater(entity, type), "reference in a circle");
    }

    /** Entities refer to earlier ones; a reference to a later one mostly closes a circle. */
    private boolean isLater(Entity entity, Type type) {
        return model.entity(type.toString())
                .filter(target ->
                        model.entities().indexOf(target) > model.entities().indexOf(entity))
                .isPresent();
    }

    private void relationship(Relationship relationship) {
        tally.count("relationship " + relationship.leftCardinality().left() + "--"
                + relationship.rightCardinality().right());
        note(relationship.fanout().isPresent(), "relationship: fanout");
        note(relationship.max().isPresent(), "relationship: max");
        relationship.strategy().ifPresent(strategy -> tally.count("strategy " + strategy.word()));
    }

    private void aggregate(Aggregate aggregate) {
        tally.count((aggregate.summed().isPresent() ? "sum" : "count") + " kept by "
                + aggregate.upkeep().name().toLowerCase(Locale.ROOT)
                + (aggregate.where().isAlways() ? "" : " with a condition"));
    }

    private void pattern(Pattern pattern) {
        String operation = pattern.operation().name().toLowerCase(Locale.ROOT);
        tally.count("pattern: " + operation + " by " + pattern.by().size());
        note(pattern.entities().size() > 1, "pattern: " + pattern.entities().size() + " entities together");
        note(pattern.batch().isPresent(), "pattern: batch");
        note(pattern.page().isPresent(), "pattern: page");
        note(pattern.top().isPresent(), "pattern: top");
        note(!pattern.needs().isEmpty(), "pattern: needs");
        note(pattern.latencyMillis().isPresent(), "pattern: latency");
        note(pattern.budget().isPresent(), "pattern: budget");
        note(pattern.consistency() == Pattern.Consistency.STRONG, "pattern: strong " + operation);
        pattern.narrowing()
                .ifPresent(narrowing ->
                        tally.count("pattern: " + narrowing.kind().name().toLowerCase(Locale.ROOT)));
        note(!pattern.sort().isEmpty(), "pattern: sort by " + pattern.sort().size());
        note(pattern.sort().stream().anyMatch(SortKey::descending), "pattern: sort descending");
        for (Comparison comparison : pattern.where().comparisons()) {
            tally.count("pattern: where " + comparison.operator().sign());
        }
        rate("pattern", pattern.rate());
    }

    private void write(Write write) {
        String kind = write.steps().size() > 1
                ? "transaction"
                : write.steps().get(0).action().name().toLowerCase(Locale.ROOT);
        tally.count("write: " + kind);
        note(write.steps().stream().anyMatch(step -> !step.adds().isEmpty()), "write: adds");
        note(write.steps().stream().anyMatch(step -> !step.takesAlong().isEmpty()), "write: with");
        note(write.steps().stream().map(WriteStep::when).anyMatch(when -> !when.isAlways()), "write: when");
        note(write.budget().isPresent(), "write: budget");
        rate("write", write.rate());
    }

    private void rate(String what, Frequency rate) {
        tally.count(what + ": rate "
                + (rate.isUnsaid()
                        ? "unsaid"
                        : rate.word().isPresent()
                                ? "as a word"
                                : rate.peak().isPresent() ? "average and peak" : "as a number"));
    }
}
