package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.source.Name;
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
 * @param page how many results a page has
 * @param top how many results are wanted in all
 * @param batch how many are asked for by key in one call
 * @param latencyMillis how long a call may take
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
        Optional<Integer> page,
        Optional<Integer> top,
        Optional<Integer> batch,
        Consistency consistency,
        Frequency rate,
        Optional<Integer> latencyMillis,
        List<AttributePath> needs,
        Optional<String> description,
        Span span) {

    public Pattern {
        entities = List.copyOf(entities);
        by = List.copyOf(by);
        sort = List.copyOf(sort);
        needs = List.copyOf(needs);
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
