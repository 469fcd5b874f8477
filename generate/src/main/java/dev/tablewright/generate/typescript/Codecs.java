package dev.tablewright.generate.typescript;

import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Says how values are stored, by their shapes. */
record Codecs(Model model, Naming naming) {

    /** The largest number that JavaScript counts up to without a gap. */
    private static final long LARGEST_SAFE = (1L << 53) - 1;

    Codec of(String owner, Attribute attribute) {
        return of(ValueShape.of(model, owner, attribute));
    }

    /** Of what identifies an entity. */
    Codec id(Entity entity) {
        return of(ValueShape.ofId(model, entity));
    }

    private Codec of(ValueShape shape) {
        if (shape.type() instanceof ScalarType scalar) {
            return scalar(shape, scalar);
        }
        if (shape.isWord()) {
            Attribute attribute = shape.attribute().orElseThrow();
            String type = naming.union(shape.owner(), attribute);
            String words = naming.words(shape.owner(), attribute);
            return codec(shape, type, type, value -> value, "readWord(%s, %s, " + words + ")", false);
        }
        if (shape.type() instanceof Type.Embedded type) {
            return nested(shape, naming.embedded(type.type()));
        }
        if (shape.type() instanceof Type.Reference reference) {
            return nested(shape, naming.ofId(reference.entity()));
        }
        return collection(shape, of(shape.element(model)));
    }

    private Codec scalar(ValueShape shape, ScalarType scalar) {
        return switch (scalar) {
            case STRING -> function(shape, "string", "string", "text");
            // Of a collection, the largest number is that of its elements.
            case INTEGER ->
                shape.attribute()
                                .filter(number -> number.type() == scalar)
                                .flatMap(Attribute::max)
                                .filter(max -> max <= LARGEST_SAFE)
                                .isPresent()
                        ? function(shape, "number", "StoredNumber", "safe")
                        : function(shape, "bigint", "StoredNumber", "whole");
            case DECIMAL ->
                codec(shape, "Decimal", "StoredNumber", value -> "exact(decimal(" + value + "))", "readDecimal", true);
            case BOOLEAN -> codec(shape, "boolean", "boolean", value -> value, "readFlag", false);
            case BINARY -> codec(shape, "Uint8Array", "Uint8Array", value -> value, "readBytes", false);
            case TIMESTAMP -> function(shape, "Date", "string", "timestamp");
            case EPOCH -> function(shape, "Date", "StoredNumber", "epoch");
            case UUID, ULID, KSUID -> function(shape, "string", "string", scalar.word());
        };
    }

    /** What one function writes, and another reads that is named after it. */
    private static Codec function(ValueShape shape, String type, String stored, String write) {
        return named(shape, type, stored, write, "read" + Character.toUpperCase(write.charAt(0)) + write.substring(1));
    }

    private static Codec named(ValueShape shape, String type, String stored, String write, String read) {
        return new Codec(
                shape,
                type,
                stored,
                value -> write + "(" + value + ")",
                write,
                (value, name) -> read + "(" + value + ", " + name + ")",
                read,
                false);
    }

    /** @param read a function, or a call of one with places for a value and its name */
    private static Codec codec(
            ValueShape shape, String type, String stored, UnaryOperator<String> write, String read, boolean exact) {
        boolean call = read.contains("%s");
        String form = call ? read : read + "(%s, %s)";
        String each = write.apply("each");
        return new Codec(
                shape,
                type,
                stored,
                write,
                // Inside of something else an empty set cannot be left out.
                "(each) => " + (shape.isSet() ? "filled(" + each + ")" : each),
                (value, name) -> String.format(form, value, name),
                call ? "(each, path) => " + String.format(form, "each", "path") : read,
                exact);
    }

    /** A value of several parts: one of the section {@code types}, or an id. */
    private Codec nested(ValueShape shape, Naming.ValueNames names) {
        return isExact(shape.type(), new HashSet<>())
                ? codec(
                        shape,
                        names.type(),
                        names.stored(),
                        value -> names.into() + "(" + value + ", exact)",
                        names.from(),
                        true)
                : named(shape, names.type(), names.stored(), names.into(), names.from());
    }

    private static Codec collection(ValueShape shape, Codec element) {
        boolean numbers = shape.isSet() && element.shape().is(ScalarType.DECIMAL);
        return codec(
                shape,
                shaped(shape, element.type(), "ReadonlySet", "readonly ", "Readonly<Record<string, "),
                numbers ? "Set<StoredNumber>" : shaped(shape, element.stored(), "Set", "", "StoredMap<"),
                value -> write(shape, element, value),
                (shape.isSet() ? "readSet" : shape.isMap() ? "readMap" : "readList") + "(%s, %s, " + element.reader()
                        + ")",
                element.isExact());
    }

    private static String shaped(ValueShape shape, String inner, String set, String list, String map) {
        if (shape.isSet()) {
            return set + "<" + inner + ">";
        }
        if (shape.isMap()) {
            return map + inner + ">".repeat(map.contains("Record") ? 2 : 1);
        }
        boolean simple = inner.matches("[A-Za-z0-9_$]+");
        return list + (simple ? inner : "(" + inner + ")") + "[]";
    }

    private static String write(ValueShape shape, Codec element, String value) {
        if (!shape.isSet()) {
            return shape.isMap()
                    ? "mapped(" + value + ", " + element.writer() + ")"
                    : value + ".map(" + element.writer() + ")";
        }
        if (element.shape().is(ScalarType.BINARY)) {
            return "distinctBytes(" + value + ")";
        }
        if (element.shape().is(ScalarType.DECIMAL)) {
            return "distinctNumbers(" + value + ", exact)";
        }
        return element.shape().isWord()
                ? "new Set(" + value + ")"
                : "new Set(Array.from(" + value + ", " + element.writer() + "))";
    }

    private boolean isExact(List<Attribute> attributes, Set<String> seen) {
        return attributes.stream().anyMatch(attribute -> isExact(attribute.type(), seen));
    }

    /** Types may contain each other. */
    private boolean isExact(Type type, Set<String> seen) {
        if (type instanceof Type.Collection collection) {
            return isExact(collection.element(), seen);
        }
        if (type instanceof Type.Embedded embedded) {
            return seen.add("type " + embedded.type())
                    && isExact(model.type(embedded.type()).orElseThrow().fields(), seen);
        }
        if (type instanceof Type.Reference reference) {
            return seen.add("id " + reference.entity())
                    && isExact(ValueShape.parts(model.entity(reference.entity()).orElseThrow()), seen);
        }
        return type == ScalarType.DECIMAL;
    }
}
