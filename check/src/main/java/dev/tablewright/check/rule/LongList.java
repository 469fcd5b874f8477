package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Type;
import java.util.stream.Stream;

/**
 * A bounded list is read and written whole. Up to about twenty elements that is cheaper than items of their own; beyond,
 * every read pays for elements that nobody looks at.
 */
public final class LongList implements Rule {

    /** The rule of thumb of the single-table and the table-per-entity method alike. */
    private static final long COMFORTABLE = 20;

    @Override
    public Code code() {
        return new Code("TW0305", "long-list", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.attributes()
                .filter(attribute ->
                        attribute.type() instanceof Type.ListOf list && list.element() instanceof Type.Embedded)
                .filter(attribute ->
                        attribute.max().filter(max -> max > COMFORTABLE).isPresent())
                .map(attribute -> Diagnostic.of(
                                code(),
                                attribute.name().span(),
                                "`" + attribute.name() + "` holds up to "
                                        + attribute.max().orElseThrow() + " elements in one item")
                        .note("beyond about " + COMFORTABLE
                                + " elements, items of their own are cheaper to read and change")
                        .help("make the elements an entity of their own"));
    }
}
