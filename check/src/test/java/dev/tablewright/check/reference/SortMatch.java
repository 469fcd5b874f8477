package dev.tablewright.check.reference;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.pattern.Narrowing;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Whether sort keys satisfy the conditions of a plan in one call. */
final class SortMatch {

    /** Behind all that can follow a value whose length is open: its delimiter sorts below. */
    private static final String BEHIND_DELIMITER = "$";

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);

    private final Route route;
    private final KeyTexts texts;
    private final Arguments arguments;

    SortMatch(Route route, Arguments arguments) {
        this.route = route;
        this.texts = new KeyTexts(arguments);
        this.arguments = arguments;
    }

    boolean matches(List<SortCondition> conditions, Item item) {
        return conditions.stream().allMatch(condition -> {
            List<KeyAttribute> sort = route.schema().sort();
            int index = sort.stream().map(KeyAttribute::name).toList().indexOf(condition.attribute());
            return matches(condition, item.sort().get(index), sort.get(index).type());
        });
    }

    private boolean matches(SortCondition condition, PhysicalValue value, KeyAttribute.KeyType type) {
        if (condition instanceof SortCondition.Equal equal) {
            return value.equals(PhysicalValue.of(type, texts.of(equal.part().pieces())));
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return value.beginsWith(new PhysicalValue.Text(texts.of(begins.pieces())));
        }
        if (condition instanceof SortCondition.Between between) {
            PhysicalValue low = new PhysicalValue.Text(between.low());
            PhysicalValue high = new PhysicalValue.Text(between.high());
            return low.compareTo(value) <= 0
                    && (high.isEmpty() || value.compareTo(high) <= 0 || value.beginsWith(high));
        }
        SortCondition.Narrowed narrowed = (SortCondition.Narrowed) condition;
        if (narrowed.slot().encoding().isEmpty()) {
            return matchesDirectly(narrowed, value, type);
        }
        return narrowed.narrowing().kind() == Narrowing.Kind.PREFIX
                ? value.beginsWith(new PhysicalValue.Text(texts.of(narrowed.pieces()) + encodedPrefix(narrowed)))
                : isInRange(narrowed, value);
    }

    private boolean matchesDirectly(SortCondition.Narrowed narrowed, PhysicalValue value, KeyAttribute.KeyType type) {
        if (narrowed.narrowing().kind() == Narrowing.Kind.PREFIX) {
            return value.beginsWith(PhysicalValue.of(type, arguments.prefix().orElseThrow()));
        }
        return bound(arguments.from()).stream()
                        .allMatch(from -> PhysicalValue.of(from).compareTo(value) <= 0)
                && bound(arguments.to()).stream().allMatch(to -> value.compareTo(PhysicalValue.of(to)) <= 0);
    }

    private String encodedPrefix(SortCondition.Narrowed narrowed) {
        return narrowed.slot()
                .encoding()
                .orElseThrow()
                .encode(new KeyData.Text(arguments.prefix().orElseThrow()));
    }

    private boolean isInRange(SortCondition.Narrowed narrowed, PhysicalValue value) {
        SlotEncoding slot = narrowed.slot().encoding().orElseThrow();
        String before = texts.of(narrowed.pieces());
        boolean descending = slot.order() == SlotOrder.DESCENDING;
        Optional<KeyData> low = bound(descending ? arguments.to() : arguments.from());
        Optional<KeyData> high = bound(descending ? arguments.from() : arguments.to());
        if (liesBeyond(slot, low, !descending) || liesBeyond(slot, high, descending)) {
            return false;
        }
        String behind = narrowed.last() ? "" : isOpen(slot) ? BEHIND_DELIMITER : BEHIND_ALL;
        boolean aboveLow = encodable(slot, low)
                .map(text -> new PhysicalValue.Text(before + text).compareTo(value) <= 0)
                .orElse(new PhysicalValue.Text(before + narrowed.lowest()).compareTo(value) <= 0);
        boolean belowHigh = encodable(slot, high)
                .map(text -> value.compareTo(new PhysicalValue.Text(before + text + behind)) <= 0)
                .orElse(value.compareTo(new PhysicalValue.Text(before + narrowed.highest())) <= 0);
        return aboveLow && belowHigh;
    }

    private static Optional<KeyData> bound(Optional<Value> value) {
        return value.map(bound -> ((Value.Scalar) bound).data());
    }

    private static boolean isOpen(SlotEncoding slot) {
        return slot.slot().format().extent(slot.type()).isOpen();
    }

    /** A bound that has too many digits for the slot bounds nothing, or excludes everything. */
    private static Optional<String> encodable(SlotEncoding slot, Optional<KeyData> bound) {
        try {
            return bound.map(slot::encode);
        } catch (KeyValueException e) {
            return Optional.empty();
        }
    }

    /** Whether no value of the slot can reach a bound. */
    private static boolean liesBeyond(SlotEncoding slot, Optional<KeyData> bound, boolean above) {
        if (bound.isEmpty()
                || !(slot.slot().format() instanceof SlotFormat.Padded)
                || encodable(slot, bound).isPresent()) {
            return false;
        }
        BigDecimal number = slot.type() == KeyType.INTEGER
                ? new BigDecimal(((KeyData.Whole) bound.get()).value())
                : ((KeyData.Decimal) bound.get()).value();
        return above == number.signum() > 0;
    }
}
