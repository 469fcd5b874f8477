package dev.tablewright.generate.java;

import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;

/**
 * Lists, maps and sets. DynamoDB has no empty sets: an empty one is not stored.
 *
 * @param element how each value is stored
 */
record CollectionCodec(Type.Collection collection, Codec element) implements Codec {

    @Override
    public String type() {
        if (collection instanceof Type.MapOf) {
            return Library.MAP + "<String, " + element.boxed() + ">";
        }
        return (isSet() ? Library.SET : Library.LIST) + "<" + element.boxed() + ">";
    }

    private boolean isSet() {
        return collection instanceof Type.SetOf;
    }

    @Override
    public String encode(String value) {
        if (!isSet()) {
            return Library.VALUES + "." + (collection instanceof Type.MapOf ? "map" : "list") + "(" + value + ", "
                    + element.encoder() + ")";
        }
        String form = form();
        return form.isEmpty()
                ? Library.VALUES + ".binaries(" + value + ")"
                : Library.VALUES + "." + kind() + "(" + value + ", " + form + ")";
    }

    /** The name of the method for this kind of set. */
    private String kind() {
        if (element instanceof ScalarCodec scalar && scalar.scalar().isNumeric()) {
            return "numbers";
        }
        return "texts";
    }

    /** How an element becomes a text; empty for binary values. */
    private String form() {
        if (!(element instanceof ScalarCodec scalar)) {
            return element.type() + "::word";
        }
        return switch (scalar.scalar()) {
            case STRING, ULID, KSUID, BOOLEAN -> Library.FUNCTION + ".identity()";
            case INTEGER -> "Object::toString";
            case DECIMAL -> Library.VALUES + "::decimalText";
            case EPOCH -> "time -> Long.toString(time.getEpochSecond())";
            case TIMESTAMP -> Library.VALUES + "::timestampText";
            case UUID -> Library.UUID + "::toString";
            case BINARY -> "";
        };
    }

    @Override
    public String encoder() {
        return each() + " -> " + encode(each());
    }

    @Override
    public String read(String reader, String name) {
        if (isSet() && element instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.BINARY) {
            return reader + ".binaries(" + name + ")";
        }
        String method = isSet() ? kind() : collection instanceof Type.MapOf ? "map" : "list";
        return reader + "." + method + "(" + name + ", " + element.reader() + ")";
    }

    @Override
    public String reader() {
        // A lambda within a lambda needs names of its own.
        return "(in" + depth() + ", name" + depth() + ") -> " + read("in" + depth(), "name" + depth());
    }

    private String each() {
        return depth() == 1 ? "each" : "each" + depth();
    }

    private int depth() {
        return element instanceof CollectionCodec inner ? inner.depth() + 1 : 1;
    }

    @Override
    public String kept(String value) {
        String type = collection instanceof Type.MapOf ? Library.MAP : isSet() ? Library.SET : Library.LIST;
        return type + ".copyOf(" + value + ")";
    }

    @Override
    public boolean isEmptyAbsent() {
        return isSet();
    }

    @Override
    public String initially() {
        String type = collection instanceof Type.MapOf ? Library.MAP : isSet() ? Library.SET : Library.LIST;
        return type + ".of()";
    }
}
