package dev.tablewright.synthesis.finding;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.Comparator;
import java.util.Optional;

/** Findings about a model as a whole, or about an entity. */
public final class Findings {

    private Findings() {}

    /** Keys follow from patterns; without any, every design is as good as any other. */
    public static Optional<Diagnostic> nothing(Model model) {
        return model.patterns().isEmpty()
                ? Optional.of(SynthesisCode.NOTHING_TO_DESIGN
                        .at(
                                model.application().span(),
                                "there is nothing to design: no access pattern says what is read")
                        .help("list under `patterns` how the data is asked for; keys follow from that"))
                : Optional.empty();
    }

    /** The value because of which no key is short enough. */
    public static Diagnostic tooLong(ValuePaths paths, EntityChoice choice) {
        Attribute longest = choice.shapes()
                .flatMap(shape -> shape.terms())
                .flatMap(term -> paths.of(choice.entity(), term.path()).stream())
                .map(Value::attribute)
                .max(Comparator.comparing(attribute -> attribute.max().orElse(0L)))
                .orElseThrow();
        return SynthesisCode.VALUE_TOO_LONG
                .at(longest.name().span(), "`" + longest.name() + "` can be too long for a key of " + choice.name())
                .label("with a `max` of " + longest.max().orElse(0L))
                .note(
                        "DynamoDB takes 2,048 bytes in a partition key and 1,024 in a sort key; a character takes up to 4")
                .help("lower its `max`; or say with a `pattern` such as `^[A-Za-z0-9_-]+$` that each takes one");
    }

    /** More indexes than a table may have. */
    public static Diagnostic tooManyIndexes(Model model, int needed, int most) {
        return SynthesisCode.TOO_MANY_INDEXES_NEEDED
                .at(
                        model.application().span(),
                        "the patterns need " + needed + " indexes, and a table may have " + most)
                .help("let patterns share an order, or leave out the ones that are asked least");
    }
}
