package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A template whose slots have types: everything that is needed to say what its keys promise, and to read them.
 *
 * <pre>{@code
 * KeyTemplate repo = TemplateParser.parse("REPO#{owner}/{name}").template();
 * TemplateEncoding keys = TemplateEncoding.of(repo, slot -> KeyType.TEXT);
 * keys.isInjective();       // true: a slash in `owner` is escaped
 * keys.keepsTupleOrder();   // false: `a-b/x` sorts before `a/x`
 * }</pre>
 *
 * @param template the template
 * @param slots one for each slot of the template, in order
 */
public record TemplateEncoding(KeyTemplate template, List<SlotEncoding> slots) {

    public TemplateEncoding {
        slots = List.copyOf(slots);
    }

    public static TemplateEncoding of(KeyTemplate template, Function<Slot, KeyType> types) {
        return of(template, types, ValueEncoding.ESCAPED);
    }

    public static TemplateEncoding of(KeyTemplate template, Function<Slot, KeyType> types, ValueEncoding encoding) {
        List<Part> parts = template.parts();
        List<SlotEncoding> slots = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Slot slot) {
                slots.add(new SlotEncoding(slot, types.apply(slot), SlotBoundary.behind(parts, i), encoding));
            }
        }
        return new TemplateEncoding(template, slots);
    }

    /** Whether different values of the attributes always give different keys, and values can be read back from them. */
    public boolean isInjective() {
        Set<List<String>> kept = new HashSet<>();
        slots.stream()
                .filter(SlotEncoding::isLossless)
                .forEach(slot -> kept.add(slot.slot().path()));
        return slots.stream()
                .allMatch(
                        slot -> slot.isDelimited() && kept.contains(slot.slot().path()));
    }

    /** Whether keys sort as the tuples of their values do, each slot in its own {@link SlotEncoding#order() order}. */
    public boolean keepsTupleOrder() {
        return slots.stream().allMatch(SlotEncoding::keepsTupleOrder);
    }
}
