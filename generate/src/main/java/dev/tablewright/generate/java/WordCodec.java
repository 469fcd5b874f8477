package dev.tablewright.generate.java;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Type;

/**
 * One of a few words, as an enum.
 *
 * @param owner the entity or embedded type, and {@code attribute} its attribute, as the model calls them
 */
record WordCodec(Naming naming, String owner, String attribute, Type.Choice choice) implements Codec {

    @Override
    public String type() {
        return naming.owner(owner) + "." + naming.choice(owner, attribute);
    }

    @Override
    public String encode(String value) {
        return "§Values.text(" + value + ".word())";
    }

    @Override
    public String encoder() {
        return "word -> " + encode("word");
    }

    @Override
    public String read(String reader, String name) {
        return reader + ".word(" + name + ", " + type() + "::ofWord)";
    }

    @Override
    public String reader() {
        return "(in, name) -> " + read("in", "name");
    }

    @Override
    public String constant(KeyData word) {
        return type() + "." + naming.constant(owner, attribute, word.plain());
    }

    @Override
    public String compared(String left, Operator operator, String right) {
        return operator.isOrdering()
                ? Codec.super.compared(left, operator, right)
                : left + " " + Codec.sign(operator) + " " + right;
    }
}
