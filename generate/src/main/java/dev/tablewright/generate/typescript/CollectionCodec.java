package dev.tablewright.generate.typescript;

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
        return shaped(element.type(), "ReadonlySet", "readonly ", "Readonly<Record<string, ");
    }

    @Override
    public String stored() {
        return isSet() && isScalar(ScalarType.DECIMAL)
                ? "Set<StoredNumber>"
                : shaped(element.stored(), "Set", "", "StoredMap<");
    }

    private String shaped(String inner, String set, String list, String map) {
        if (isSet()) {
            return set + "<" + inner + ">";
        }
        if (collection instanceof Type.MapOf) {
            return map + inner + ">".repeat(map.contains("Record") ? 2 : 1);
        }
        boolean simple = inner.matches("[A-Za-z0-9_$]+");
        return list + (simple ? inner : "(" + inner + ")") + "[]";
    }

    private boolean isSet() {
        return collection instanceof Type.SetOf;
    }

    private boolean isScalar(ScalarType type) {
        return element instanceof ScalarCodec scalar && scalar.scalar() == type;
    }

    @Override
    public String write(String value) {
        if (collection instanceof Type.MapOf) {
            return "mapped(" + value + ", " + element.writer() + ")";
        }
        if (!isSet()) {
            return value + ".map(" + element.writer() + ")";
        }
        if (isScalar(ScalarType.BINARY)) {
            return "distinctBytes(" + value + ")";
        }
        if (isScalar(ScalarType.DECIMAL)) {
            return "distinctNumbers(" + value + ", exact)";
        }
        return element instanceof WordCodec
                ? "new Set(" + value + ")"
                : "new Set(Array.from(" + value + ", " + element.writer() + "))";
    }

    @Override
    public String writer() {
        // Inside of something else an empty set cannot be left out.
        return isSet() ? "(each) => filled(" + write("each") + ")" : Codec.super.writer();
    }

    @Override
    public String read(String value, String name) {
        String method = isSet() ? "readSet" : collection instanceof Type.MapOf ? "readMap" : "readList";
        return method + "(" + value + ", " + name + ", " + element.reader() + ")";
    }

    @Override
    public boolean isExact() {
        return element.isExact();
    }

    @Override
    public boolean isEmptyAbsent() {
        return isSet();
    }
}
