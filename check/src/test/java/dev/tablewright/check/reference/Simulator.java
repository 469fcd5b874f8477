package dev.tablewright.check.reference;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.read.Filter;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Read;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Executes reads literally, as their records say. */
final class Simulator {

    private final Store store;
    private final Pattern pattern;
    private final Arguments arguments;
    private final KeyTexts texts;

    Simulator(Store store, Pattern pattern, Arguments arguments) {
        this.store = store;
        this.pattern = pattern;
        this.arguments = arguments;
        this.texts = new KeyTexts(arguments);
    }

    /** The results of all reads, merged by the order of the pattern. */
    List<Item> execute(List<Read> reads) {
        List<List<Item>> results = reads.stream().map(this::execute).toList();
        ReferenceAnswer order = new ReferenceAnswer(store.model(), pattern);
        return merged(results, (a, b) -> order.order(a.seen(), b.seen()));
    }

    List<Item> execute(Read read) {
        return found(read).stream()
                .map(item -> read.fetchBack() ? fetchedBack(item) : item)
                .filter(item -> isKept(read.filter(), item))
                .toList();
    }

    /** What the key condition finds, before anything is thrown away; the results of several partitions by sort key. */
    List<Item> found(Read read) {
        Comparator<Item> order = Comparator.comparing(Item::sort, Store::compare);
        List<List<Item>> results = new ArrayList<>();
        try {
            for (List<PhysicalValue> partition : partitions(read)) {
                SortMatch match = new SortMatch(read.route(), arguments);
                List<Item> items = new ArrayList<>(store.partition(read.route(), partition).stream()
                        .filter(item -> match.matches(read.sort(), item))
                        .toList());
                if (read.backwards()) {
                    Collections.reverse(items);
                }
                results.add(items);
            }
        } catch (KeyValueException e) {
            // No item can have what the caller asks for.
            return List.of();
        }
        List<Item> all = merged(results, read.backwards() ? order.reversed() : order);
        boolean one = read.operation() != Read.Operation.QUERY;
        if (one && all.size() > 1) {
            throw new IllegalStateException("GetItem of several keys: " + all);
        }
        return all;
    }

    /** Takes the least of what comes first in each list, again and again. */
    private static List<Item> merged(List<List<Item>> lists, Comparator<Item> order) {
        List<Item> all = new ArrayList<>();
        int[] next = new int[lists.size()];
        while (true) {
            int least = -1;
            for (int i = 0; i < next.length; i++) {
                boolean left = next[i] < lists.get(i).size();
                if (left
                        && (least < 0
                                || order.compare(
                                                lists.get(i).get(next[i]),
                                                lists.get(least).get(next[least]))
                                        < 0)) {
                    least = i;
                }
            }
            if (least < 0) {
                return all;
            }
            all.add(lists.get(least).get(next[least]++));
        }
    }

    private List<List<PhysicalValue>> partitions(Read read) {
        List<List<PhysicalValue>> all = List.of(List.of());
        List<KeyAttribute> schema = read.route().schema().partition();
        for (int i = 0; i < schema.size(); i++) {
            KeyPart part = read.partition().get(i);
            List<List<PhysicalValue>> longer = new ArrayList<>();
            for (List<PhysicalValue> beginning : all) {
                for (String text : texts.of(part, walked -> buckets(read, walked))) {
                    List<PhysicalValue> next = new ArrayList<>(beginning);
                    next.add(PhysicalValue.of(schema.get(i).type(), text));
                    longer.add(next);
                }
            }
            all = longer;
        }
        return all;
    }

    /** The units of time in the range, as far as any item lies in them: all others are empty. */
    private List<String> buckets(Read read, KeyPiece.Walked walked) {
        Optional<String> from = arguments.from().map(bound -> bucket(walked, bound));
        Optional<String> to = arguments.to().map(bound -> bucket(walked, bound));
        List<String> path = Arrays.asList(walked.value().path().split("\\.", -1));
        TreeSet<String> buckets = new TreeSet<>();
        store.items(read.route())
                .flatMap(item -> item.row().stream())
                .flatMap(row -> row.at(path).stream())
                .map(value -> bucket(walked, value))
                .filter(bucket -> from.stream().allMatch(least -> least.compareTo(bucket) <= 0)
                        && to.stream().allMatch(greatest -> bucket.compareTo(greatest) <= 0))
                .forEach(buckets::add);
        return List.copyOf(buckets);
    }

    private static String bucket(KeyPiece.Walked walked, Value value) {
        return walked.slot().encode(((Value.Scalar) value).data());
    }

    private static Item fetchedBack(Item item) {
        return item.row()
                .map(row -> new Item(
                        item.type(),
                        item.row(),
                        item.partition(),
                        item.sort(),
                        row.values().keySet()))
                .orElse(item);
    }

    private boolean isKept(Filter filter, Item item) {
        if (!filter.terms().containsKey(item.type())) {
            return !filter.byType();
        }
        Row row = item.seen();
        return filter.terms().get(item.type()).stream().allMatch(term -> holds(term, row));
    }

    private boolean holds(FilterTerm term, Row row) {
        if (term instanceof FilterTerm.Equals equals) {
            KeyData wanted = texts.data(equals.source());
            return row.at(Arrays.asList(equals.leaf().path().split("\\.", -1)))
                    .filter(new Value.Scalar(wanted)::equals)
                    .isPresent();
        }
        return term instanceof FilterTerm.Holds holds
                ? Conditions.holds(row, holds.comparison())
                : Conditions.isWithin(row, ((FilterTerm.Within) term).narrowing(), arguments);
    }
}
