package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keys are designed for the patterns that read them. An entity that no pattern reads has a key by accident, and the
 * forgotten pattern turns up when the table is full. A model without any pattern is a beginning, not a mistake.
 */
public final class EntityNeverRead implements Rule {

    @Override
    public Code code() {
        return new Code("TW0302", "entity-never-read", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        if (model.patterns().isEmpty()) {
            return Stream.empty();
        }
        Set<String> read = new HashSet<>();
        model.patterns()
                .forEach(pattern -> pattern.entities().stream().map(Name::text).forEach(read::add));
        return model.entities().stream()
                .filter(entity -> !read.contains(entity.name().text()))
                .map(entity -> Diagnostic.of(code(), entity.name().span(), "no pattern reads " + entity.name())
                        .help("add the pattern that reads it, or remove the entity"));
    }
}
