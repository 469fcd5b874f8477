package dev.tablewright.synthesis.finding;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.worth.Oversized;
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
    public static Diagnostic tooLong(ValuePaths paths, Entity entity, Oversized value) {
        Attribute attribute = paths.attribute(entity, value.path())
                .or(() -> entity.attribute(value.path().get(0)))
                .orElseThrow();
        Diagnostic finding = SynthesisCode.VALUE_TOO_LONG.at(
                attribute.name().span(), "`" + attribute.name() + "` can be too long for a key of " + value.occupant());
        return attribute
                .max()
                .map(max -> finding.label("with a `max` of " + max))
                .orElse(finding)
                .note(
                        "DynamoDB takes 2,048 bytes in a partition key and 1,024 in a sort key; a character takes up to 4")
                .help("lower its `max`; or say with a `pattern` such as `^[A-Za-z0-9_-]+$` that each takes one");
    }

    /** A strategy that no key can keep. */
    public static Diagnostic contradiction(Relationship pin, Entity entity) {
        String word = pin.strategy().orElseThrow().word();
        Diagnostic finding = SynthesisCode.CONTRADICTORY_PINS
                .at(pin.line(), "`strategy: " + word + "` cannot be kept")
                .also(entity.name().span(), "no key of " + entity.name() + " does it");
        return switch (pin.strategy().orElseThrow()) {
            case EMBEDDED, COMPLEX_ATTRIBUTE ->
                finding.note(entity.name() + " is an entity, and so has items of its own")
                        .help("make it a type, and an attribute of that type; or leave the strategy out");
            default ->
                finding.note("the key of a table is made of the id and of what never changes, and has one parent")
                        .help(
                                "leave the strategy out; or make what it needs a part of the id, or immutable and required");
        };
    }

    /** More indexes than a table may have. */
    public static Diagnostic tooManyIndexes(Model model, int most) {
        return SynthesisCode.TOO_MANY_INDEXES_NEEDED
                .at(
                        model.application().span(),
                        "the patterns need more indexes than the " + most + " that a table may have")
                .help("let patterns share an order, or leave out the ones that are asked least");
    }
}
