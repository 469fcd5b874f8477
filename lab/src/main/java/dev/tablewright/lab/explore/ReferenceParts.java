package dev.tablewright.lab.explore;

import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The parts of ids, as references hold them, and the patterns that ask by them. */
final class ReferenceParts {

    private final RowPaths paths;

    ReferenceParts(Model model) {
        this.paths = new RowPaths(model);
    }

    /** By their names in the model. */
    Map<String, AttributeValue> of(Entity entity, AttributeValue id) {
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (Name part : entity.id()) {
            paths.inId(entity, id, List.of(part.text())).ifPresent(value -> parts.put(part.text(), value));
        }
        return parts;
    }

    /** Whether a pattern gives one such entity, and wants its id and nothing else. */
    boolean isById(Pattern pattern, Entity entity) {
        Set<String> asked =
                pattern.by().stream().map(parameter -> parameter.name().text()).collect(Collectors.toSet());
        Set<String> id = entity.id().stream().map(Name::text).collect(Collectors.toSet());
        return pattern.operation() == Pattern.Operation.GET
                && pattern.batch().isEmpty()
                && pattern.returns(entity.name().text())
                && pattern.narrowing().isEmpty()
                && pattern.where().isAlways()
                && asked.equals(id);
    }
}
