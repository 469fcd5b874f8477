package dev.tablewright.model.pattern;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * One way in which data is written. More than one step means: all of them or none.
 *
 * @param span the whole declaration
 */
public record Write(Name name, List<WriteStep> steps, Frequency rate, Optional<String> description, Span span) {

    public Write {
        steps = List.copyOf(steps);
    }
}
