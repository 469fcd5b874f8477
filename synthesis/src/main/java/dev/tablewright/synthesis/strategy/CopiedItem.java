package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An item of which there are several copies, told apart by a number that the reader draws.
 *
 * @param key what it is a copy of: the values that the reader knows, as attributes
 * @param contents what it holds
 */
record CopiedItem(
        Name name,
        List<Attribute> key,
        List<Attribute> contents,
        int copies,
        Optional<Long> count,
        Optional<Long> bytes,
        Span span) {

    private static final String NUMBER = "copy";

    Entity entity() {
        List<Attribute> attributes = new ArrayList<>(key);
        attributes.add(number());
        contents.stream()
                .filter(attribute -> key.stream()
                        .noneMatch(part ->
                                part.name().text().equals(attribute.name().text())))
                .forEach(attributes::add);
        List<Name> id = new ArrayList<>(key.stream().map(Attribute::name).toList());
        id.add(number().name());
        return new Entity(
                name,
                id,
                attributes,
                Optional.empty(),
                Optional.empty(),
                1,
                List.of(),
                false,
                new Expectation(
                        count.map(many -> new Said<>(many, span)),
                        bytes.map(size -> new Said<>(size, span)),
                        Optional.empty()),
                Optional.empty(),
                span);
    }

    /** One of the copies, drawn by lot: no copy is more popular than another. */
    Pattern read(Pattern pattern) {
        List<Parameter> by = new ArrayList<>();
        key.forEach(part -> by.add(parameter(part.name())));
        by.add(parameter(number().name()));
        return Gets.of(pattern, name, by).withoutSkew();
    }

    /** {@code [productId, copy]}. */
    String known() {
        List<String> names =
                new ArrayList<>(key.stream().map(part -> part.name().text()).toList());
        names.add(NUMBER);
        return names.size() == 1 ? NUMBER : "[" + String.join(", ", names) + "]";
    }

    /** {@code copy: { type: integer, max: 4 }}. */
    String numbered() {
        return NUMBER + ": { type: integer, max: " + (copies - 1) + " }";
    }

    private Parameter parameter(Name known) {
        return new Parameter(
                known,
                Map.of(name.text(), List.of(new AttributePath(List.of(known.text()), known.span()))),
                Optional.empty());
    }

    private Attribute number() {
        return new Attribute(
                new Name(NUMBER, name.span()),
                ScalarType.INTEGER,
                false,
                Optional.empty(),
                false,
                Optional.of(copies - 1L),
                Optional.empty(),
                Optional.empty(),
                NUMBER,
                false,
                Optional.empty(),
                name.span());
    }
}
