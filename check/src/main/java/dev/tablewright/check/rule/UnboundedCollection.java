package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import java.util.stream.Stream;

/**
 * An item holds 400 KB. A list that may grow without end will one day refuse the next element, and costs more with every
 * read until then.
 */
public final class UnboundedCollection implements Rule {

    @Override
    public Code code() {
        return new Code("TW0304", "unbounded-collection", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.attributes().filter(Attribute::isUnbounded).map(attribute -> Diagnostic.of(
                        code(), attribute.name().span(), "`" + attribute.name() + "` may grow without end")
                .label("a `" + attribute.type() + "` without `max`")
                .note("an item holds 400 KB with everything in it")
                .help("say how many there are at most with `max:`, or make the elements an entity of their own"));
    }
}
