package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.generate.sample.SampleItem;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which items of a partition a read reaches. What a caller gives is taken from the first item that the read could want:
 * who asks for that item, reaches these.
 */
final class ReadRange {

    private final Read read;

    ReadRange(Read read) {
        this.read = read;
    }

    /** The items that are reached, in their order; none if the read has nothing to do with this partition. */
    List<SampleItem> in(Partition partition) {
        if (!read.route().equals(partition.route()) || !asksFor(partition)) {
            return List.of();
        }
        Optional<SampleItem> wanted =
                partition.items().stream().filter(this::couldBeWanted).findFirst();
        if (wanted.isEmpty()) {
            return List.of();
        }
        if (read.operation() != Read.Operation.QUERY) {
            return List.of(wanted.get());
        }
        return partition.items().stream()
                .filter(item -> read.sort().stream().allMatch(condition -> holds(condition, item, wanted.get())))
                .toList();
    }

    private boolean asksFor(Partition partition) {
        for (int i = 0; i < read.partition().size(); i++) {
            KeyPart part = read.partition().get(i);
            if (i >= partition.key().size()
                    || !pattern(part.pieces()).matcher(partition.key().get(i)).matches()) {
                return false;
            }
        }
        return true;
    }

    private boolean couldBeWanted(SampleItem item) {
        return read.wanted().stream()
                        .anyMatch(placement -> !placement.companion()
                                && placement.owner().name().text().equals(item.entity()))
                && read.sort().stream().allMatch(condition -> fits(condition, text(condition, item)));
    }

    /** Whether a value is one that a call could ask for. */
    private static boolean fits(SortCondition condition, String value) {
        if (condition instanceof SortCondition.Equal equal) {
            return pattern(equal.part().pieces()).matcher(value).matches();
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return pattern(begins.pieces()).matcher(value).lookingAt();
        }
        if (condition instanceof SortCondition.Narrowed narrowed) {
            return pattern(narrowed.pieces()).matcher(value).lookingAt();
        }
        return isBetween((SortCondition.Between) condition, value);
    }

    /** Whether an item meets a condition that is asked with the values of the wanted one. */
    private static boolean holds(SortCondition condition, SampleItem item, SampleItem wanted) {
        String value = text(condition, item);
        String asked = text(condition, wanted);
        if (condition instanceof SortCondition.Equal) {
            return value.equals(asked);
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return value.startsWith(beginning(begins.pieces(), asked));
        }
        if (condition instanceof SortCondition.Narrowed narrowed) {
            return value.startsWith(beginning(narrowed.pieces(), asked));
        }
        return isBetween((SortCondition.Between) condition, value);
    }

    private static boolean isBetween(SortCondition.Between between, String value) {
        boolean above = SortOrder.compareTexts(between.low(), value) <= 0;
        boolean below = between.high().isEmpty()
                || SortOrder.compareTexts(value, between.high()) <= 0
                || value.startsWith(between.high());
        return above && below;
    }

    private static String beginning(List<KeyPiece> pieces, String asked) {
        Matcher matcher = pattern(pieces).matcher(asked);
        return matcher.lookingAt() ? matcher.group() : asked;
    }

    /** The texts that pieces can make. Values do not hold the sign that separates them, but at the end of a key. */
    private static Pattern pattern(List<KeyPiece> pieces) {
        StringBuilder expression = new StringBuilder();
        for (KeyPiece piece : pieces) {
            boolean fixed = piece instanceof KeyPiece.Literal
                    || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant)
                    || (piece instanceof KeyPiece.Each each && each.isSingle());
            expression.append(fixed ? Pattern.quote(piece.text()) : "[^#]*");
        }
        return Pattern.compile(expression.toString(), Pattern.DOTALL);
    }

    private static String text(SortCondition condition, SampleItem item) {
        return item.attribute(condition.attribute())
                .map(value -> value.plainText())
                .orElse("");
    }
}
