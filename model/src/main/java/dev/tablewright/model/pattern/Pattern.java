package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Skew;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern: one way in which data is read.
 *
 * @param entities what comes back, in the order in which the kinds are wanted
 * @param by what the caller knows
 * @param narrowing a range or a prefix on one further attribute
 * @param where what else must hold of every result
 * @param saidPage how many results a page has, and where that is said
 * @param saidTop how many results are wanted in all, and where that is said
 * @param saidBatch how many are asked for by key in one call, and where that is said
 * @param skew how unequally the values of its parameters are asked for; empty: as the entity expects
 * @param saidLatency how many milliseconds a call may take, and where that is said
 * @param budget what a call may cost at most
 * @param needs the attributes that the caller uses; empty: all
 * @param span the whole declaration
 */
public record Pattern(
        Name name,
        Operation operation,
        List<Name> entities,
        List<Parameter> by,
        Optional<Narrowing> narrowing,
        Condition where,
        List<SortKey> sort,
        Optional<Said<Integer>> saidPage,
        Optional<Said<Integer>> saidTop,
        Optional<Said<Integer>> saidBatch,
        Consistency consistency,
        Frequency rate,
        Optional<Skew> skew,
        Optional<Said<Integer>> saidLatency,
        Optional<Budget> budget,
        List<AttributePath> needs,
        Optional<String> description,
        Span span) {

    public Pattern {
        entities = List.copyOf(entities);
        by = List.copyOf(by);
        sort = List.copyOf(sort);
        needs = List.copyOf(needs);
    }

    /** The same, under another name. */
    public Pattern ofName(String other) {
        return new Pattern(
                new Name(other, name.span()),
                operation,
                entities,
                by,
                narrowing,
                where,
                sort,
                saidPage,
                saidTop,
                saidBatch,
                consistency,
                rate,
                skew,
                saidLatency,
                budget,
                needs,
                description,
                span);
    }

    /** The same, of other entities. */
    public Pattern ofEntities(List<Name> others) {
        return new Pattern(
                name,
                operation,
                others,
                by,
                narrowing,
                where,
                sort,
                saidPage,
                saidTop,
                saidBatch,
                consistency,
                rate,
                skew,
                saidLatency,
                budget,
                needs,
                description,
                span);
    }

    /** The same, at another rate. */
    public Pattern atRate(Frequency other) {
        return new Pattern(
                name,
                operation,
                entities,
                by,
                narrowing,
                where,
                sort,
                saidPage,
                saidTop,
                saidBatch,
                consistency,
                other,
                skew,
                saidLatency,
                budget,
                needs,
                description,
                span);
    }

    /** The same, with values that are asked for as unequally as the entity expects, and no more. */
    public Pattern withoutSkew() {
        return new Pattern(
                name,
                operation,
                entities,
                by,
                narrowing,
                where,
                sort,
                saidPage,
                saidTop,
                saidBatch,
                consistency,
                rate,
                Optional.empty(),
                saidLatency,
                budget,
                needs,
                description,
                span);
    }

    /** The same, with other attributes that the caller uses. */
    public Pattern needing(List<AttributePath> others) {
        return new Pattern(
                name,
                operation,
                entities,
                by,
                narrowing,
                where,
                sort,
                saidPage,
                saidTop,
                saidBatch,
                consistency,
                rate,
                skew,
                saidLatency,
                budget,
                others,
                description,
                span);
    }

    /** How many results a page has. */
    public Optional<Integer> page() {
        return saidPage.map(Said::value);
    }

    /** How many results are wanted in all. */
    public Optional<Integer> top() {
        return saidTop.map(Said::value);
    }

    /** How many are asked for by key in one call. */
    public Optional<Integer> batch() {
        return saidBatch.map(Said::value);
    }

    /** How long a call may take. */
    public Optional<Integer> latencyMillis() {
        return saidLatency.map(Said::value);
    }

    public boolean returns(String entity) {
        return entities.stream().anyMatch(name -> name.text().equals(entity));
    }

    /** What a pattern gives. */
    public enum Operation {
        /** One entity, or none. */
        GET,
        /** Any number, in order. */
        LIST,
        /** How many there are. */
        COUNT
    }

    /** Whether a read sees the last write. */
    public enum Consistency {
        EVENTUAL,
        STRONG
    }
}
