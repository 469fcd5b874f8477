package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A question that no pattern asks, and that keys must answer all the same. */
final class Question {

    private Question() {}

    /** Which items of an entity there are that have these values: their ids are wanted, and nothing else. */
    static Pattern of(Name name, Pattern.Operation operation, Entity entity, List<Name> by, Span span) {
        return new Pattern(
                name,
                operation,
                List.of(entity.name()),
                by.stream().map(attribute -> parameter(entity, attribute)).toList(),
                Optional.empty(),
                Condition.ALWAYS,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Pattern.Consistency.EVENTUAL,
                Frequency.UNSAID,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                entity.id().stream().map(Question::path).toList(),
                Optional.empty(),
                span);
    }

    private static Parameter parameter(Entity entity, Name attribute) {
        return new Parameter(attribute, Map.of(entity.name().text(), List.of(path(attribute))), Optional.empty());
    }

    private static AttributePath path(Name attribute) {
        return new AttributePath(List.of(attribute.text()), attribute.span());
    }
}
