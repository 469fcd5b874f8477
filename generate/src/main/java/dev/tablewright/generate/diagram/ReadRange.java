package dev.tablewright.generate.diagram;

import dev.tablewright.access.request.KeyTerm;
import dev.tablewright.access.request.KeyTerm.Relation;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.generate.sample.SampleItem;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which items of a partition a request reaches. What a caller gives is taken from the first item that the request could want:
 * who asks for that item, reaches these.
 */
final class ReadRange {

    private final ReadRequest request;
    private final List<KeyTerm> partition;
    private final List<KeyTerm> sort;

    ReadRange(ReadRequest request) {
        this.request = request;
        int parts = request.read().partition().size();
        this.partition = request.condition().subList(0, parts);
        this.sort = request.condition().subList(parts, request.condition().size());
    }

    /** The items that are reached, in their order; none if the request has nothing to do with this partition. */
    List<SampleItem> in(Partition asked) {
        if (!request.read().route().equals(asked.route()) || !asksFor(asked)) {
            return List.of();
        }
        Optional<SampleItem> wanted =
                asked.items().stream().filter(this::couldBeWanted).findFirst();
        if (wanted.isEmpty()) {
            return List.of();
        }
        if (request.isByKey()) {
            return List.of(wanted.get());
        }
        return asked.items().stream()
                .filter(item -> sort.stream().allMatch(term -> holds(term, item, wanted.get())))
                .toList();
    }

    private boolean asksFor(Partition asked) {
        for (int i = 0; i < partition.size(); i++) {
            if (i >= asked.key().size() || !fits(partition.get(i), asked.key().get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean couldBeWanted(SampleItem item) {
        return request.read().wanted().stream()
                        .anyMatch(placement -> !placement.companion()
                                && placement.owner().name().text().equals(item.entity()))
                && sort.stream().allMatch(term -> fits(term, text(term, item)));
    }

    /** Whether a value is one that a call could ask for. */
    private static boolean fits(KeyTerm term, String value) {
        if (isFixed(term)) {
            return isBetween(term, value);
        }
        Matcher matcher = beginning(term).matcher(value);
        return term.relation() == Relation.EQUAL ? matcher.matches() : matcher.lookingAt();
    }

    /** Whether an item meets a condition that is asked with the values of the wanted one. */
    private static boolean holds(KeyTerm term, SampleItem item, SampleItem wanted) {
        String value = text(term, item);
        String asked = text(term, wanted);
        if (isFixed(term)) {
            return isBetween(term, value);
        }
        Matcher matcher = beginning(term).matcher(asked);
        return term.relation() == Relation.EQUAL
                ? value.equals(asked)
                : value.startsWith(matcher.lookingAt() ? matcher.group() : asked);
    }

    /** Whether both ends of a range are the same in every call. */
    private static boolean isFixed(KeyTerm term) {
        return term.relation() != Relation.EQUAL
                && term.relation() != Relation.BEGINS_WITH
                && term.values().stream()
                        .allMatch(end -> end.operand() instanceof Operand.Composed composed
                                && composed.pieces().stream().allMatch(TextPiece.Text.class::isInstance));
    }

    private static boolean isBetween(KeyTerm term, String value) {
        return term.values().stream().allMatch(end -> {
            String bound = pieces(end.operand()).stream()
                    .map(piece -> ((TextPiece.Text) piece).text())
                    .collect(Collectors.joining());
            int order = SortOrder.compareTexts(bound, value);
            boolean isLower = term.relation() != Relation.AT_MOST
                    && end.equals(term.values().get(0));
            return isLower ? order <= 0 : order >= 0;
        });
    }

    private static List<TextPiece> pieces(Operand operand) {
        return operand instanceof Operand.Composed composed ? composed.pieces() : List.of();
    }

    /** What values begin with, before a range or a prefix. They do not hold the sign that separates them, but at the end of a key. */
    private static Pattern beginning(KeyTerm term) {
        Operand operand = term.values().get(0).operand();
        if (!(operand instanceof Operand.Composed)) {
            return Pattern.compile(term.relation() == Relation.EQUAL ? ".*" : "", Pattern.DOTALL);
        }
        return Pattern.compile(
                pieces(operand).stream()
                        .takeWhile(piece -> !(piece instanceof TextPiece.End || piece instanceof TextPiece.Prefix))
                        .map(piece -> piece instanceof TextPiece.Text text ? Pattern.quote(text.text()) : "[^#]*")
                        .collect(Collectors.joining()),
                Pattern.DOTALL);
    }

    private static String text(KeyTerm term, SampleItem item) {
        return item.attribute(term.attribute()).map(value -> value.plainText()).orElse("");
    }
}
