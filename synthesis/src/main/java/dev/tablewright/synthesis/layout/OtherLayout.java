package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import java.util.List;

/**
 * A model with its design in the other layout, derived step by step from the one that it has. Nothing is invented: the same
 * attributes make the keys, the same indexes hold the same items. Whether it is any good is not said here: the checker judges
 * it like a design that a person wrote.
 *
 * <pre>{@code
 * OtherLayout other = OtherLayout.of(shop);
 * other.model();   // the shop with a table for each entity
 * other.done();    // "Order keeps its key in its own table Orders: customer, placedAt and orderId", …
 * }</pre>
 *
 * @param model the same entities, patterns and writes with the other design; the model itself if it has no design.
 *     Suppressions are left out: they were reasons for keys that are not there any more
 * @param done what was done, a sentence for each key and index
 * @param open what could not be derived, and why
 */
public record OtherLayout(Model model, List<String> done, List<String> open) {

    public OtherLayout {
        done = List.copyOf(done);
        open = List.copyOf(open);
    }

    /** The other layout of a model. A model without a design stays as it is, and the result says so. */
    public static OtherLayout of(Model model) {
        if (model.design().isEmpty()) {
            return new OtherLayout(
                    model,
                    List.of(),
                    List.of("The model has no design, so there is nothing to derive another one from"));
        }
        return model.design().get().layout() == Layout.SINGLE_TABLE
                ? new SplitTable(model, model.design().get()).result()
                : new MergeTables(model, model.design().get()).result();
    }
}
