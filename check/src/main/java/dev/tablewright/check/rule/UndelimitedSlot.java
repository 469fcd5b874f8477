package dev.tablewright.check.rule;

import dev.tablewright.access.key.Witness;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
        Set<String> found = new HashSet<>();
        // Values that enter a key as they are can imitate any delimiter: that needs a proof of its own.
        return model.design().filter(design -> design.encoding() == ValueEncoding.ESCAPED).map(Design::keys).stream()
                .flatMap(keys -> keys.stream())
                .flatMap(keys -> check(subject, attributes, keys, found));
    }

    private Stream<Diagnostic> check(Subject subject, AttributeLookup attributes, EntityKeys keys, Set<String> found) {
        String entity = keys.entity().text();
        return ItemKeys.values(keys)
                .filter(KeyValue.Composed.class::isInstance)
                .map(KeyValue.Composed.class::cast)
                // The same template in both parts of a key, or in an index too, is one mistake.
                .filter(value -> found.add(entity + " " + value.template().text()))
                .flatMap(value ->
                        TemplateEncoding.of(value.template(), slot -> keyType(attributes, entity, slot))
                                .slots()
                                .stream()
                                .filter(slot -> !slot.isDelimited())
                                .map(slot -> finding(value, slot, example(subject, entity, value))));
    }

    private static KeyType keyType(AttributeLookup attributes, String entity, Slot slot) {
        return attributes
                .leaf(entity, slot.path())
                .map(leaf -> leaf.type().keyType())
                .orElse(KeyType.TEXT);
    }

    /** Two of an entity that share their primary key, if that is what the template makes. */
    private static List<Witness> example(Subject subject, String entity, KeyValue.Composed value) {
        return subject.analysis()
                .flatMap(analysis -> analysis.space()
                        .primary(entity)
                        .filter(primary ->
                                primary.parts().anyMatch(part -> part.value().equals(value)))
                        .filter(primary ->
                                analysis.uniqueness().missingFromKey(primary).isEmpty())
                        .flatMap(primary -> analysis.uniqueness().sameKey(primary)))
                .orElse(List.of());
    }

    private Diagnostic finding(KeyValue.Composed value, SlotEncoding encoding, List<Witness> example) {
        Slot slot = encoding.slot();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        KeySlot.place(value, slot),
                        "nothing shows where the value of `" + slot.dottedPath() + "` ends")
                .label("what follows can be taken for a part of it");
        finding = example.isEmpty()
                ? finding.note("`{a}{b}` is the same text for `x`, `yz` and for `xy`, `z`")
                : finding.note(example.get(0).text() + ": " + example.get(0).keyText())
                        .note(example.get(1).text() + ": the same");
        return finding.help("put a delimiter behind it, as in `{" + slot.dottedPath()
                + slot.format().suffix() + "}#`");
    }
}
