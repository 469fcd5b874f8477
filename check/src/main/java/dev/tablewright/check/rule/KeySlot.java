package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An attribute of an entity inside one of its keys: in a slot of a template, or as it is.
 *
 * @param index the index in whose key it stands; empty: it is the key of the table
 * @param sort whether it stands in the sort part
 * @param path the attribute, and the smallest place that names it there
 * @param format how it is written; an attribute as it is has the plain format
 * @param composed whether the key is text that a template makes
 * @param last whether no other slot follows in the same template
 */
record KeySlot(
        String entity,
        Optional<IndexEntry> index,
        boolean sort,
        AttributePath path,
        SlotFormat format,
        boolean composed,
        boolean last) {

    /** All attributes in all keys of the design, in the order of the file. */
    static Stream<KeySlot> in(Model model) {
        return model.design().stream()
                .flatMap(design -> design.keys().stream())
                .flatMap(keys -> Stream.concat(
                        in(keys, Optional.empty()),
                        keys.indexes().stream().flatMap(entry -> in(keys, Optional.of(entry)))));
    }

    /** The attributes in one key of an entity: that of an index, or the primary one. */
    static Stream<KeySlot> in(EntityKeys keys, Optional<IndexEntry> index) {
        ItemKey key = index.map(IndexEntry::key).orElse(keys.primary());
        String entity = keys.entity().text();
        return Stream.concat(
                key.partition().stream().flatMap(value -> in(entity, index, false, value)),
                key.sort().stream().flatMap(value -> in(entity, index, true, value)));
    }

    private static Stream<KeySlot> in(String entity, Optional<IndexEntry> index, boolean sort, KeyValue value) {
        if (value instanceof KeyValue.Direct direct) {
            return Stream.of(new KeySlot(entity, index, sort, direct.path(), new SlotFormat.Plain(), false, true));
        }
        KeyValue.Composed composed = (KeyValue.Composed) value;
        List<Slot> slots = composed.template().slots();
        int start = textStart(composed);
        return IntStream.range(0, slots.size()).mapToObj(i -> {
            Slot slot = slots.get(i);
            AttributePath path = new AttributePath(slot.path(), place(composed, start, slot));
            return new KeySlot(entity, index, sort, path, slot.format(), true, i == slots.size() - 1);
        });
    }

    /** Where a part of a template is written; the whole template where escapes make that impossible to say. */
    static Span place(KeyValue.Composed value, Part part) {
        return place(value, textStart(value), part);
    }

    /** Where a value is named in the keys of a placement. */
    static Span placeOf(Placement placement, Leaf leaf) {
        for (KeyPart part : placement.parts().toList()) {
            for (KeyPiece piece : part.pieces()) {
                if (piece.leaf().filter(leaf::equals).isPresent()) {
                    return part.value() instanceof KeyValue.Composed composed
                            ? place(composed, piece.encoding().orElseThrow().slot())
                            : part.value().span();
                }
            }
        }
        return placement.span();
    }

    private static Span place(KeyValue.Composed value, int start, Part part) {
        return start < 0 ? value.span() : value.span().part(start + part.start(), start + part.end());
    }

    /** Where the text of a template begins in its scalar: behind a quote if there is one; -1 if it is written otherwise. */
    private static int textStart(KeyValue.Composed value) {
        String written = value.span().text();
        String text = value.template().text();
        if (written.equals(text)) {
            return 0;
        }
        return written.length() == text.length() + 2 && written.startsWith(text, 1) ? 1 : -1;
    }

    boolean isPrimary() {
        return index.isEmpty();
    }

    /** What a person would call the key: {@code the primary key of Order}, {@code the key of Order in `GSI1`}. */
    String whichKey() {
        return index.map(entry -> "the key of " + entity + " in `" + entry.index() + "`")
                .orElse("the primary key of " + entity);
    }
}
