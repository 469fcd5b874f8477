package dev.tablewright.generate.typescript;

/**
 * The way to a value through an entity, ids of others and embedded values.
 *
 * @param value the expression, where it is known that nothing on the way is absent
 * @param chain the same where it is not: {@code order.address?.zip}
 * @param optional whether something on the way may be absent
 */
record Way(String value, String chain, boolean optional, Codec codec) {

    /** A way that begins with this value. */
    static Way from(String value, Codec codec) {
        return new Way(value, value, false, codec);
    }

    Way then(Property next, boolean skipped) {
        if (skipped) {
            return new Way(value, chain, optional, next.codec());
        }
        String dot = optional ? "?." : ".";
        return new Way(
                value + "." + next.name(), chain + dot + next.name(), optional || next.isOptional(), next.codec());
    }

    String isAbsent() {
        return chain + " === undefined";
    }
}
