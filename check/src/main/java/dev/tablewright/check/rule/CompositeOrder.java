package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sort key narrows from the left. What stands behind something that the caller does not know cannot narrow at all. */
public final class CompositeOrder implements Rule {

    @Override
    public Code code() {
        return new Code("TW0416", "composite-order", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .flatMap(served -> OtherOrder.of(served).map(order -> finding(served, order)).stream());
    }

    private Diagnostic finding(ServedRead served, OtherOrder order) {
        Placement placement = served.read().wanted().get(0);
        FilterTerm term = order.terms().get(0);
        Leaf leaf = order.leaf(served.analysis(), placement, term);
        return Diagnostic.of(
                        code(),
                        served.placeOf(placement, term),
                        "access pattern `" + served.pattern().name() + "` can only filter by `" + leaf
                                + "`, although it is in the sort key")
                .label("it stands behind `" + order.slot() + "`, which the caller does not know")
                .also(KeySlot.placeOf(placement, leaf), "too far behind to narrow a query")
                .note("the query: " + AccessPlanText.keyCondition(served.read()) + "; all of it is read and paid for")
                .help(help(served, placement, order, leaf));
    }

    private static String help(ServedRead served, Placement placement, OtherOrder order, Leaf leaf) {
        if (!order.isShowable()) {
            return "put `{" + leaf + "}` before `{" + order.slot() + "}`" + exception(order);
        }
        boolean direct = placement.sort().get(0).isDirect();
        String name = direct ? "sort" : placement.sort().get(0).attribute();
        if (order.harmed().isEmpty()) {
            return "turn it round: `" + name + ": " + order.text() + "`";
        }
        boolean generic = served.analysis().space().design().layout() == Layout.SINGLE_TABLE;
        String index = generic
                ? "GSI" + new Proposal(served.analysis(), served.pattern(), placement.owner()).free()
                : "another index";
        return "turn it round in " + (generic ? "`" + index + "`" : index) + exception(order) + ": `"
                + (generic ? index + ": " : "") + "{ partition: "
                + text(placement.partition().stream().map(part -> part.value()).toList()) + ", sort: "
                + order.text() + " }`";
    }

    /** {@code , since `orders` needs the order as it is}. */
    private static String exception(OtherOrder order) {
        return order.harmed().isEmpty()
                ? ""
                : ", since "
                        + WordList.few(order.harmed().stream()
                                .map(pattern -> "`" + pattern.name() + "`")
                                .toList())
                        + (order.harmed().size() == 1 ? " needs" : " need") + " the order as it is";
    }

    /** The values of a key as they are written in a design. */
    static String text(List<KeyValue> values) {
        if (values.size() == 1 && values.get(0) instanceof KeyValue.Composed composed) {
            return "\"" + composed.template() + "\"";
        }
        return values.stream()
                .map(value -> value instanceof KeyValue.Direct attribute
                        ? attribute.path().dotted()
                        : "\"" + ((KeyValue.Composed) value).template() + "\"")
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
