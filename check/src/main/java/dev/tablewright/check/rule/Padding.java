package dev.tablewright.check.rule;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.ScalarType;

/** How numbers are to be written into keys so that they sort. */
final class Padding {

    private static final int DIGITS_OF_SECONDS = 10;
    private static final int USUAL_WIDTH = 8;

    private Padding() {}

    /** How many digits a number is to have. */
    static int width(Attribute leaf) {
        if (leaf.type() == ScalarType.EPOCH) {
            return DIGITS_OF_SECONDS;
        }
        return leaf.max()
                .map(max ->
                        Math.min(TemplateParser.MAX_WIDTH, Long.toString(max).length()))
                .orElse(USUAL_WIDTH);
    }

    /** The slot with its width. */
    static String slot(String path, Attribute leaf) {
        return slot(path, new SlotFormat.Padded(width(leaf), false));
    }

    static String slot(String path, SlotFormat format) {
        return "{" + path + format.suffix() + "}";
    }

    /** The finding with a change that gives a number leading zeros. */
    static Diagnostic fix(Model model, AttributePath slot, Attribute leaf, Diagnostic finding) {
        SlotFormat padded = new SlotFormat.Padded(width(leaf), false);
        return fix(model, slot, leaf, new SlotFormat.Plain(), padded, finding);
    }

    /**
     * The finding with a change that mends it. How wide a slot must be is certain if the largest number is declared, and no
     * table has such keys already.
     *
     * @param slot the path, and the place of the whole slot
     * @param now how the number is written
     * @param mended how it is to be written
     */
    static Diagnostic fix(
            Model model, AttributePath slot, Attribute leaf, SlotFormat now, SlotFormat mended, Diagnostic finding) {
        boolean fresh = model.design()
                .filter(design -> design.encoding() == ValueEncoding.ESCAPED)
                .isPresent();
        return fresh && leaf.max().isPresent() && slot.span().text().equals(slot(slot.dotted(), now))
                ? finding.fix(slot.span(), slot(slot.dotted(), mended))
                : finding;
    }
}
