package dev.tablewright.check.rule;

import dev.tablewright.check.keyspace.Leaves;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/**
 * In a key the end of every value must show, or two different entities share it: without a delimiter, {@code a} and
 * {@code bc} give the same text as {@code ab} and {@code c}.
 */
public final class UndelimitedSlot implements Rule {

    @Override
    public Code code() {
        return new Code("TW0410", "undelimited-slot", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        // Values that enter a key as they are can imitate any delimiter: that needs a proof of its own.
        return model.design().filter(design -> design.encoding() == ValueEncoding.ESCAPED).map(Design::keys).stream()
                .flatMap(keys -> keys.stream())
                .flatMap(keys -> check(attributes, keys));
    }

    private Stream<Diagnostic> check(AttributeLookup attributes, EntityKeys keys) {
        String entity = keys.entity().text();
        return ItemKeys.values(keys)
                .filter(KeyValue.Composed.class::isInstance)
                .map(KeyValue.Composed.class::cast)
                .flatMap(value ->
                        TemplateEncoding.of(value.template(), slot -> keyType(attributes, entity, slot))
                                .slots()
                                .stream()
                                .filter(slot -> !slot.isDelimited())
                                .map(slot -> finding(value, slot)));
    }

    private static KeyType keyType(AttributeLookup attributes, String entity, Slot slot) {
        return attributes
                .leaf(entity, slot.path())
                .map(leaf -> Leaves.keyType(leaf.type()))
                .orElse(KeyType.TEXT);
    }

    private Diagnostic finding(KeyValue.Composed value, SlotEncoding encoding) {
        Slot slot = encoding.slot();
        return Diagnostic.of(
                        code(),
                        KeySlot.place(value, slot),
                        "nothing shows where the value of `" + slot.dottedPath() + "` ends")
                .label("what follows can be taken for a part of it")
                .note("`{a}{b}` is the same text for `x`, `yz` and for `xy`, `z`")
                .help("put a delimiter behind it, as in `{" + slot.dottedPath()
                        + slot.format().suffix() + "}#`");
    }
}
