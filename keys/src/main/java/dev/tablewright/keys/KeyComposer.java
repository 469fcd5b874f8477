package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.List;
import java.util.function.Function;

/**
 * Makes physical keys from a template and values.
 *
 * <pre>{@code
 * KeyTemplate key = TemplateParser.parse("CUSTOMER#{username}").template();
 * KeyComposer.compose(key, slot -> new KeyData.Text("Tom Hanks"));   // CUSTOMER#Tom$20Hanks
 * }</pre>
 *
 * <p>It fills any template, also one whose keys can collide: {@link TemplateEncoding#isInjective()} tells them apart, and
 * a checker wants to show the collision. Whether the key has a length that DynamoDB allows is for {@link KeyLimits} to say.
 */
public final class KeyComposer {

    private KeyComposer() {}

    /**
     * The key for the values that {@code values} gives for each slot.
     *
     * @throws KeyValueException if a value is missing (null) or cannot stand in its slot
     */
    public static String compose(KeyTemplate template, Function<Slot, ? extends KeyData> values) {
        return compose(template, values, ValueEncoding.ESCAPED);
    }

    /** The same for a design with another encoding. */
    public static String compose(
            KeyTemplate template, Function<Slot, ? extends KeyData> values, ValueEncoding encoding) {
        return compose(template.parts(), template.parts().size(), values, encoding);
    }

    /**
     * The beginning that the keys for the first values have in common, for a condition {@code begins_with}: all in front of
     * the slot number {@code slots}, counted from 0. With no more slots than that, the whole key.
     *
     * <p>If the last slot before it is {@linkplain SlotEncoding#isDelimited() delimited} by a literal, exactly the keys
     * with these values begin so. The encoded beginning of a text may be appended: an escape is one character of
     * the text and is never cut.
     */
    public static String prefix(
            KeyTemplate template, int slots, Function<Slot, ? extends KeyData> values, ValueEncoding encoding) {
        List<Slot> all = template.slots();
        int end = slots < all.size()
                ? template.parts().indexOf(all.get(slots))
                : template.parts().size();
        return compose(template.parts(), end, values, encoding);
    }

    private static String compose(
            List<Part> parts, int end, Function<Slot, ? extends KeyData> values, ValueEncoding encoding) {
        StringBuilder key = new StringBuilder();
        for (int i = 0; i < end; i++) {
            if (parts.get(i) instanceof Slot slot) {
                key.append(fill(slot, SlotBoundary.behind(parts, i), values.apply(slot), encoding));
            } else if (parts.get(i) instanceof Literal literal) {
                key.append(Utf8.wellFormed(literal.text()));
            }
        }
        return key.toString();
    }

    private static String fill(Slot slot, SlotBoundary boundary, KeyData value, ValueEncoding encoding) {
        try {
            if (value == null) {
                throw new KeyValueException(Refusal.MISSING_VALUE);
            }
            return new SlotEncoding(slot, value.type(), boundary, encoding).encode(value);
        } catch (KeyValueException e) {
            throw e.in(slot);
        }
    }
}
