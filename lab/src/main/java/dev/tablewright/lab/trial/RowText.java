package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows and arguments for people, in the words of the model. */
final class RowText {

    private static final int LONGEST_VALUE = 60;

    private final Model model;
    private final ValueText values;

    RowText(Model model) {
        this.model = model;
        this.values = new ValueText(model);
    }

    /** {@code Order orderId 2a…, customer 'alice', total 12.5}. */
    String of(Row row) {
        Entity entity = entity(row);
        return row.entity() + " "
                + entity.attributes().stream()
                        .filter(attribute -> row.value(attribute.storedName()).isPresent())
                        .map(attribute -> attribute.name() + " " + value(row, attribute))
                        .collect(Collectors.joining(", "));
    }

    /** The entity and its id; the whole row where the id is not in it. */
    private String identity(Row row) {
        Entity entity = entity(row);
        List<Attribute> id = entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
        boolean known = !id.isEmpty()
                && id.stream().allMatch(part -> row.value(part.storedName()).isPresent());
        return known
                ? row.entity() + " "
                        + id.stream()
                                .map(part -> part.name() + " " + value(row, part))
                                .collect(Collectors.joining(", "))
                : of(row);
    }

    /** What two versions of one row differ in; empty if they are of different entities, or of different ids. */
    Optional<String> change(Row expected, Row actual) {
        if (!identity(expected).equals(identity(actual)) || identity(expected).equals(of(expected))) {
            return Optional.empty();
        }
        List<String> changes = new ArrayList<>();
        for (Attribute attribute : entity(expected).attributes()) {
            Optional<AttributeValue> wanted = expected.value(attribute.storedName());
            Optional<AttributeValue> found = actual.value(attribute.storedName());
            if (!wanted.map(PlainValue::of).equals(found.map(PlainValue::of))) {
                changes.add(
                        attribute.name() + " expected " + (wanted.isPresent() ? value(expected, attribute) : "absent")
                                + ", found " + (found.isPresent() ? value(actual, attribute) : "absent"));
            }
        }
        return Optional.of(identity(expected) + ": " + String.join("; ", changes));
    }

    private String value(Row row, Attribute attribute) {
        return value(attribute.type(), row.value(attribute.storedName()).orElseThrow());
    }

    private String value(Type type, AttributeValue value) {
        String text = values.show(type, value);
        return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "…";
    }

    /** {@code customer 'alice', placedAt from 2024-05-01T00:00:00Z}. */
    String of(List<BoundParameter> parameters, Arguments arguments) {
        List<String> words = new ArrayList<>();
        for (BoundParameter parameter : parameters) {
            switch (parameter.kind()) {
                case VALUE ->
                    words.add(parameter.name() + " "
                            + value(parameter.type(), arguments.values().get(parameter.name())));
                case FROM ->
                    arguments
                            .from()
                            .ifPresent(from -> words.add(parameter.name() + " from " + value(parameter.type(), from)));
                case TO ->
                    arguments.to().ifPresent(to -> words.add(parameter.name() + " to " + value(parameter.type(), to)));
                case PREFIX ->
                    arguments
                            .prefix()
                            .ifPresent(prefix -> words.add(parameter.name() + " beginning with '" + prefix + "'"));
            }
        }
        return String.join(", ", words);
    }

    /** What a write is done with, step by step. */
    String of(List<StepArguments> steps) {
        return steps.stream().map(step -> of(step.row())).collect(Collectors.joining("; "));
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
