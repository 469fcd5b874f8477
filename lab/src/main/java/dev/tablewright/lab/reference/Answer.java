package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a pattern must answer: groups of rows, one behind the other. Within a group nothing says which row comes first, so any order is
 * right; between groups only one is.
 *
 * @param limit how many rows are wanted at most: the first ones, and of a group that is cut, any
 */
public record Answer(List<List<Row>> groups, int limit) {

    public Answer {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /** All rows, in one order. */
    public static Answer inOrder(List<Row> rows) {
        return new Answer(rows.stream().map(List::of).toList(), Integer.MAX_VALUE);
    }

    /** All rows that may be given, in one of the orders that are right. */
    public List<Row> rows() {
        return groups.stream().flatMap(List::stream).toList();
    }

    /** How many rows are given. */
    public int size() {
        return Math.min(limit, rows().size());
    }

    /**
     * How an answer differs from this.
     *
     * @return empty: it is right
     */
    public Optional<Difference> difference(List<Row> actual) {
        List<Row> surplus = without(actual, rows());
        List<Row> missing = without(certain(), actual);
        // Of a group that is cut, somebody may be missing without anybody in particular.
        boolean tooFew = actual.size() < size();
        if (!surplus.isEmpty() || !missing.isEmpty() || tooFew || actual.size() > size()) {
            List<Row> shown = missing.isEmpty() && tooFew ? without(rows(), actual) : missing;
            return Optional.of(new Difference(shown, surplus, Optional.empty()));
        }
        return firstMisplaced(actual).map(misplaced -> new Difference(List.of(), List.of(), Optional.of(misplaced)));
    }

    /** The rows that no right answer leaves out. */
    private List<Row> certain() {
        List<Row> certain = new ArrayList<>();
        for (List<Row> group : groups) {
            if (certain.size() + group.size() > limit) {
                return certain;
            }
            certain.addAll(group);
        }
        return certain;
    }

    private Optional<Misplaced> firstMisplaced(List<Row> actual) {
        int at = 0;
        for (List<Row> group : groups) {
            List<Row> left = plain(group);
            for (int i = 0; i < group.size() && at < actual.size(); i++, at++) {
                if (!left.remove(PlainValue.of(actual.get(at)))) {
                    return Optional.of(new Misplaced(at, left.get(0), actual.get(at)));
                }
            }
        }
        return Optional.empty();
    }

    /** Those rows of a list that another does not have, counting how often. */
    private static List<Row> without(List<Row> rows, List<Row> others) {
        Map<Row, Integer> left = new LinkedHashMap<>();
        plain(others).forEach(row -> left.merge(row, 1, Integer::sum));
        List<Row> rest = new ArrayList<>();
        for (Row row : rows) {
            int times = left.getOrDefault(PlainValue.of(row), 0);
            if (times == 0) {
                rest.add(row);
            } else {
                left.put(PlainValue.of(row), times - 1);
            }
        }
        return Collections.unmodifiableList(rest);
    }

    private static List<Row> plain(List<Row> rows) {
        List<Row> plain = new ArrayList<>();
        rows.forEach(row -> plain.add(PlainValue.of(row)));
        return plain;
    }

    /**
     * What is wrong with an answer.
     *
     * @param missing rows that should be there
     * @param surplus rows that should not
     * @param misplaced the first row that stands in the wrong place, where all the right ones are there
     */
    public record Difference(List<Row> missing, List<Row> surplus, Optional<Misplaced> misplaced) {}

    /** @param at counted from 0 */
    public record Misplaced(int at, Row expected, Row actual) {}
}
