package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Planner;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The same sort key with its parts in another order, in which something need not be filtered that has to be now.
 *
 * @param terms what need not be filtered any more
 * @param slot what stands in front of it now, unknown to the caller
 * @param sort the values of the sort key in the better order
 * @param harmed the patterns that this order would not serve, or less well
 */
record OtherOrder(List<FilterTerm> terms, Leaf slot, List<KeyValue> sort, List<Pattern> harmed) {

    /** A better order for a read; empty if there is none. */
    static Optional<OtherOrder> of(ServedRead served) {
        Read read = served.read();
        if (read.wanted().size() != 1) {
            return Optional.empty();
        }
        Placement placement = read.wanted().get(0);
        List<KeyPiece> pieces = placement.sort().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece.leaf().isPresent())
                .toList();
        Optional<KeyPiece> first =
                pieces.stream().filter(piece -> !piece.isDetermined()).findFirst();
        List<FilterTerm> terms = read.filter().terms().getOrDefault(placement.occupant(), List.of());
        List<Leaf> sought = new ArrayList<>();
        for (FilterTerm term : terms) {
            Optional<Leaf> leaf = sought(served.analysis(), placement, term);
            leaf.filter(l -> isBehind(pieces, first, l)).ifPresent(sought::add);
        }
        return sought.isEmpty() ? Optional.empty() : better(served, placement, pieces, sought, first.orElseThrow());
    }

    /** What an equality, a range or a prefix is about. */
    private static Optional<Leaf> sought(Analysis analysis, Placement placement, FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            return Optional.of(equals.leaf());
        }
        if (term instanceof FilterTerm.Within within) {
            return analysis.space()
                    .leaves()
                    .one(placement.owner(), within.narrowing().path().steps());
        }
        FilterTerm.Holds holds = (FilterTerm.Holds) term;
        return holds.comparison().operator() == Operator.EQUAL
                ? analysis.space()
                        .leaves()
                        .one(placement.owner(), holds.comparison().path().steps())
                : Optional.empty();
    }

    /** What one of the terms is about. */
    Leaf leaf(Analysis analysis, Placement placement, FilterTerm term) {
        return sought(analysis, placement, term).orElseThrow();
    }

    private static boolean isBehind(List<KeyPiece> pieces, Optional<KeyPiece> first, Leaf leaf) {
        return first.isPresent()
                && !first.get().leaf().orElseThrow().equals(leaf)
                && pieces.stream().anyMatch(piece -> piece.leaf().orElseThrow().equals(leaf));
    }

    /** Known values first, then the range, then the rest as it was; tried, not guessed. */
    private static Optional<OtherOrder> better(
            ServedRead served, Placement placement, List<KeyPiece> pieces, List<Leaf> sought, KeyPiece first) {
        List<KeyPiece> known = new ArrayList<>();
        List<KeyPiece> range = new ArrayList<>();
        List<KeyPiece> rest = new ArrayList<>();
        for (KeyPiece piece : pieces) {
            boolean wanted = sought.contains(piece.leaf().orElseThrow());
            (piece.isDetermined() ? known : wanted ? range : rest).add(piece);
        }
        List<KeyPiece> order = new ArrayList<>(known);
        order.addAll(range);
        order.addAll(rest);
        return sort(placement, pieces, order).flatMap(sort -> {
            Planner planner = planner(served.analysis(), placement, sort);
            List<FilterTerm> before = served.read().filter().terms().get(placement.occupant());
            List<FilterTerm> after = planner.plan(served.pattern()).reads().stream()
                    .filter(read -> read.route().equals(placement.route()))
                    .findFirst()
                    .map(read -> read.filter().terms().getOrDefault(placement.occupant(), List.of()))
                    .orElse(before);
            List<FilterTerm> gone = before.stream()
                    .filter(term -> !after.contains(term)
                            && sought(served.analysis(), placement, term).isPresent())
                    .toList();
            return gone.isEmpty() || after.size() >= before.size()
                    ? Optional.empty()
                    : Optional.of(
                            new OtherOrder(gone, first.leaf().orElseThrow(), sort, harmed(served, placement, planner)));
        });
    }

    /** The sort key with its slots, or its attributes, in another order; empty if it is neither one text nor attributes. */
    private static Optional<List<KeyValue>> sort(Placement placement, List<KeyPiece> from, List<KeyPiece> to) {
        List<KeyValue> values = placement.sort().stream().map(KeyPart::value).toList();
        if (values.stream().allMatch(KeyValue.Direct.class::isInstance)) {
            if (from.size() != values.size()) {
                return Optional.empty();
            }
            return Optional.of(
                    to.stream().map(piece -> values.get(from.indexOf(piece))).toList());
        }
        if (values.size() != 1) {
            return Optional.empty();
        }
        KeyValue.Composed composed = (KeyValue.Composed) values.get(0);
        List<Slot> slots = composed.template().slots();
        List<Slot> moved = to.stream()
                .map(piece -> piece.encoding().orElseThrow().slot())
                .distinct()
                .toList();
        if (slots.size() != moved.size()) {
            return Optional.empty();
        }
        String text = composed.template().text();
        StringBuilder other = new StringBuilder();
        int end = 0;
        for (int i = 0; i < slots.size(); i++) {
            other.append(text, end, slots.get(i).start());
            other.append(text, moved.get(i).start(), moved.get(i).end());
            end = slots.get(i).end();
        }
        other.append(text, end, text.length());
        return Optional.of(List.of(new KeyValue.Composed(
                composed.attribute(), TemplateParser.parse(other.toString()).template(), composed.span())));
    }

    /** Plans as if the sort key were another. */
    private static Planner planner(Analysis analysis, Placement placement, List<KeyValue> sort) {
        Design design = analysis.space().design();
        List<EntityKeys> keys = design.keys().stream()
                .map(entity ->
                        entity.entity().text().equals(placement.occupant()) ? changed(entity, placement, sort) : entity)
                .toList();
        Design other = new Design(
                design.layout(),
                design.encoding(),
                design.typeAttribute(),
                design.tables(),
                keys,
                design.companions(),
                design.span());
        return new Planner(analysis.model(), new KeySpace(analysis.model(), other), new Meetings());
    }

    private static EntityKeys changed(EntityKeys keys, Placement placement, List<KeyValue> sort) {
        if (!placement.route().isIndex()) {
            return new EntityKeys(
                    keys.entity(),
                    keys.table(),
                    new ItemKey(keys.primary().partition(), sort),
                    keys.indexes(),
                    keys.span());
        }
        List<IndexEntry> indexes = keys.indexes().stream()
                .map(entry -> entry.index().text().equals(placement.route().name())
                        ? new IndexEntry(entry.index(), new ItemKey(entry.key().partition(), sort), entry.when())
                        : entry)
                .toList();
        return new EntityKeys(keys.entity(), keys.table(), keys.primary(), indexes, keys.span());
    }

    private static List<Pattern> harmed(ServedRead served, Placement placement, Planner planner) {
        return served.analysis().plans().stream()
                .filter(plan -> plan.pattern().returns(placement.occupant())
                        && !plan.pattern().equals(served.pattern()))
                .filter(plan -> isWorse(planner.plan(plan.pattern()), plan))
                .map(AccessPlan::pattern)
                .toList();
    }

    private static boolean isWorse(AccessPlan other, AccessPlan now) {
        List<Read> before = now.reads();
        List<Read> after = other.reads();
        return !before.isEmpty()
                && (after.size() != before.size()
                        || IntStream.range(0, after.size()).anyMatch(i -> waste(after.get(i)) > waste(before.get(i))));
    }

    private static int waste(Read read) {
        int terms = read.filter().terms().values().stream().mapToInt(List::size).sum();
        return terms + read.strangers().size() + read.width();
    }

    /** Whether the words between the slots say nothing about them, so that the text can be shown with the slots moved. */
    boolean isShowable() {
        return sort.stream()
                .allMatch(value -> !(value instanceof KeyValue.Composed composed)
                        || composed.template().slots().size() < 2
                        || between(composed).chars().noneMatch(Character::isLetterOrDigit));
    }

    private static String between(KeyValue.Composed composed) {
        List<Slot> slots = composed.template().slots();
        StringBuilder between = new StringBuilder();
        for (int i = 1; i < slots.size(); i++) {
            between.append(
                    composed.template().text(),
                    slots.get(i - 1).end(),
                    slots.get(i).start());
        }
        return between.toString();
    }

    /** {@code "ORDER#{status}#{placedAt}"}, {@code [status, placedAt]}. */
    String text() {
        if (sort.get(0) instanceof KeyValue.Composed composed) {
            return "\"" + composed.template() + "\"";
        }
        return "["
                + String.join(
                        ", ",
                        sort.stream()
                                .map(value -> ((KeyValue.Direct) value).path().dotted())
                                .toList())
                + "]";
    }
}
