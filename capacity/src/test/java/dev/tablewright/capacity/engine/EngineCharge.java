package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.IndexShape;
import dev.tablewright.capacity.unit.ReadCharge;
import dev.tablewright.capacity.unit.ReadUnits;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.capacity.unit.Units;
import dev.tablewright.capacity.unit.Write;
import dev.tablewright.capacity.unit.WriteCharge;
import dev.tablewright.capacity.unit.WriteUnits;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What the engine is expected to report: the documented charge, with the {@link EngineDeviation}s that apply. */
final class EngineCharge {

    private final Map<EngineDeviation, Integer> seen = new EnumMap<>(EngineDeviation.class);

    /** How often each deviation made a difference. */
    Map<EngineDeviation, Integer> seen() {
        return seen;
    }

    Consumed batchGet(Collection<Optional<Item>> items, Consistency consistency) {
        return deviating(
                EngineDeviation.MISSING_ITEM_OF_BATCH_GET_IS_FREE,
                ReadCharge.ofBatch(items, consistency),
                ReadCharge.ofBatch(items.stream().filter(Optional::isPresent).toList(), consistency));
    }

    Consumed page(Collection<Item> items, Consistency consistency) {
        return page(items, ReadCharge.ofPage(items, consistency));
    }

    Consumed query(IndexShape index, Collection<Item> items) {
        return page(items, ReadCharge.ofPage(index, items));
    }

    Consumed scan(IndexShape index, Collection<Item> items) {
        long bytes = items.stream().mapToLong(Item::bytes).sum();
        Consumed ofItems = Consumed.ofIndex(index.name(), ReadUnits.ofPage(bytes, Consistency.EVENTUAL));
        return page(
                items,
                deviating(EngineDeviation.SCAN_OF_INDEX_SIZES_THE_ITEMS, ReadCharge.ofPage(index, items), ofItems));
    }

    Consumed write(TableShape table, Write write) {
        return withRemovals(table, write, WriteCharge.of(table, write));
    }

    Consumed batchWrite(TableShape table, List<TrialWrite> writes) {
        return sum(writes.stream().map(write -> inBatch(table, write)).toList());
    }

    Consumed transaction(TableShape table, List<TrialWrite> writes) {
        List<Consumed> charges =
                writes.stream().map(write -> inTransaction(table, write)).toList();
        return deviating(
                EngineDeviation.TRANSACTION_COUNTS_EQUAL_WRITES_ONCE,
                sum(charges),
                sum(charges.stream().distinct().toList()));
    }

    private Consumed inBatch(TableShape table, TrialWrite write) {
        Consumed alone = write(table, write.write());
        return write.deletesNothing()
                ? deviating(
                        EngineDeviation.BATCH_DELETE_OF_MISSING_ITEM_COSTS_TWO, alone, Consumed.ofTable(Units.of(2)))
                : alone;
    }

    private Consumed inTransaction(TableShape table, TrialWrite write) {
        Consumed documented = WriteCharge.ofTransaction(table, List.of(write.write()));
        if (write.deletesNothing()) {
            return deviating(
                    EngineDeviation.TRANSACTION_DELETE_OF_MISSING_ITEM_COSTS_ONE,
                    documented,
                    Consumed.ofTable(Units.of(1)));
        }
        if (write.kind() == TrialWrite.Kind.CHECK) {
            return deviating(
                    EngineDeviation.CONDITION_CHECK_IS_SIZED_AS_A_READ,
                    documented,
                    ReadCharge.ofItem(write.write().before(), Consistency.TRANSACTIONAL));
        }
        Consumed once = withRemovals(table, write.write(), documented);
        Map<String, Units> doubled = new TreeMap<>(once.indexes());
        doubled.replaceAll((index, units) -> units.times(2));
        return deviating(EngineDeviation.TRANSACTION_DOUBLES_THE_INDEXES, once, new Consumed(once.table(), doubled));
    }

    private Consumed withRemovals(TableShape table, Write write, Consumed documented) {
        Consumed reported = table.indexes().stream()
                .filter(index -> exchangesParts(index, write))
                .map(index -> Consumed.ofIndex(
                        index.name(), WriteUnits.of(copied(index, write.before().orElseThrow()))))
                .reduce(documented, Consumed::plus);
        return deviating(EngineDeviation.ITEM_OUTSIDE_OF_INDEX_IS_REMOVED_FROM_IT, documented, reported);
    }

    /** Whether the item has every part of the index's key before or after, but neither before nor after all of them. */
    private static boolean exchangesParts(IndexShape index, Write write) {
        Set<String> before = parts(index, write.before());
        Set<String> after = parts(index, write.after());
        Set<String> either = new HashSet<>(before);
        either.addAll(after);
        return either.equals(index.key()) && !before.equals(index.key()) && !after.equals(index.key());
    }

    private static Set<String> parts(IndexShape index, Optional<Item> item) {
        return item.map(some -> some.only(index.key()).attributes().keySet()).orElse(Set.of());
    }

    private static long copied(IndexShape index, Item item) {
        return index.kept().map(item::only).orElse(item).bytes();
    }

    private Consumed page(Collection<Item> items, Consumed charge) {
        return items.isEmpty() ? deviating(EngineDeviation.EMPTY_PAGE_IS_FREE, charge, Consumed.NOTHING) : charge;
    }

    private Consumed deviating(EngineDeviation deviation, Consumed documented, Consumed reported) {
        if (!documented.equals(reported)) {
            seen.merge(deviation, 1, Integer::sum);
        }
        return reported;
    }

    private static Consumed sum(List<Consumed> charges) {
        return charges.stream().reduce(Consumed.NOTHING, Consumed::plus);
    }
}
