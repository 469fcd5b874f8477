package dev.tablewright.generate.java;

import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;

/** Says how values are stored, by their shapes. */
record Codecs(Model model, Naming naming) {

    /** @param owner the entity or the embedded type */
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
            return word(shape);
        }
        if (shape.type() instanceof Type.Embedded embedded) {
            return nested(
                    shape,
                    naming.type(embedded.type()).type(),
                    naming.type(embedded.type()).codec(),
                    "value",
                    "read");
        }
        return shape.type() instanceof Type.Reference
                ? nested(
                        shape,
                        naming.of(shape.owner()).type() + ".Id",
                        naming.of(shape.owner()).stored(),
                        "idValue",
                        "readId")
                : collection(shape, of(shape.element(model)), depth(shape.type()));
    }

    private static Codec scalar(ValueShape shape, ScalarType scalar) {
        return switch (scalar) {
            case STRING, ULID, KSUID -> scalar(shape, "String", "String", "text");
            case INTEGER -> scalar(shape, "long", "Long", "whole");
            case DECIMAL -> scalar(shape, "§BigDecimal", "§BigDecimal", "decimal");
            case BOOLEAN -> scalar(shape, "boolean", "Boolean", "flag");
            case BINARY -> scalar(shape, "§Bytes", "§Bytes", "bytes");
            case TIMESTAMP -> scalar(shape, "§Instant", "§Instant", "timestamp");
            case EPOCH -> scalar(shape, "§Instant", "§Instant", "epoch");
            case UUID -> scalar(shape, "§UUID", "§UUID", "uuid");
        };
    }

    /** @param method that writes, and that reads */
    private static Codec scalar(ValueShape shape, String type, String boxed, String method) {
        return new Codec(
                shape,
                type,
                boxed,
                value -> "§Values." + method + "(" + value + ")",
                "§Values::" + method,
                (item, name) -> item + "." + method + "(" + name + ")",
                "§ItemReader::" + method,
                value -> Literals.of((ScalarType) shape.type(), value));
    }

    /** One of a few words, as an enum. */
    private Codec word(ValueShape shape) {
        Attribute attribute = shape.attribute().orElseThrow();
        String type = naming.owner(shape.owner()) + "." + naming.choice(shape.owner(), attribute);
        return new Codec(
                shape,
                type,
                type,
                value -> "§Values.text(" + value + ".word())",
                "word -> §Values.text(word.word())",
                (item, name) -> item + ".word(" + name + ", " + type + "::ofWord)",
                "(in, name) -> in.word(name, " + type + "::ofWord)",
                word -> type + "." + naming.constant(shape.owner(), attribute, word.plain()));
    }

    /** Several values that are stored as a map. The methods that make it and read it stand in a class of their own. */
    private static Codec nested(ValueShape shape, String type, String codec, String write, String parse) {
        return new Codec(
                shape,
                type,
                type,
                value -> codec + "." + write + "(" + value + ")",
                codec + "::" + write,
                (item, name) -> item + ".nested(" + name + ", " + codec + "::" + parse + ")",
                "(in, name) -> in.nested(name, " + codec + "::" + parse + ")",
                Codecs::none);
    }

    private Codec collection(ValueShape shape, Codec element, int depth) {
        boolean bytes = shape.isSet() && element.shape().is(ScalarType.BINARY);
        String kind = shape.isMap() ? "map" : shape.isSet() ? set(element.shape()) : "list";
        String form = bytes ? "" : ", " + (shape.isSet() ? form(element) : element.encoder());
        String parse = bytes ? "" : ", " + element.reader();
        // A lambda within a lambda needs names of its own.
        String each = depth == 1 ? "each" : "each" + depth;
        String type = (shape.isMap() ? "§Map<String, " : shape.isSet() ? "§Set<" : "§List<") + element.boxed() + ">";
        return new Codec(
                shape,
                type,
                type,
                value -> "§Values." + kind + "(" + value + form + ")",
                each + " -> §Values." + kind + "(" + each + form + ")",
                (item, name) -> item + "." + kind + "(" + name + parse + ")",
                "(in" + depth + ", name" + depth + ") -> in" + depth + "." + kind + "(name" + depth + parse + ")",
                Codecs::none);
    }

    private static int depth(Type type) {
        return type instanceof Type.Collection collection ? depth(collection.element()) + 1 : 0;
    }

    private static String none(KeyData value) {
        throw new IllegalStateException("no literal of this type stands for " + value.plain());
    }

    /** DynamoDB has sets of texts, of numbers and of bytes. */
    private static String set(ValueShape element) {
        return element.is(ScalarType.BINARY) ? "binaries" : element.type().isNumeric() ? "numbers" : "texts";
    }

    /** How an element of a set becomes a text. */
    private static String form(Codec element) {
        if (!(element.shape().type() instanceof ScalarType scalar)) {
            return element.type() + "::word";
        }
        return switch (scalar) {
            case INTEGER -> "Object::toString";
            case DECIMAL -> "§Values::decimalText";
            case EPOCH -> "time -> Long.toString(time.getEpochSecond())";
            case TIMESTAMP -> "§Values::timestampText";
            case UUID -> "§UUID::toString";
            default -> "§Function.identity()";
        };
    }
}
