package dev.tablewright.lab.validate;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Judges counts, sums and sequences once all items were seen. */
final class NumberCheck {

    /** As many can be held in memory, and counted again in one go. */
    private static final int TOGETHER = 10_000;

    /** An entry that looks wrong, and the item that keeps its number. */
    private record Suspect(Entry entry, Column column, Spot spot) {}

    private final Catalogue catalogue;
    private final KeptNumbers numbers;
    private final Lookups lookups;
    private final Recount recount;
    private final Ledger ledger;
    private final boolean recounting;
    private final KeptComparison comparison;
    private final List<Suspect> suspects = new ArrayList<>();

    NumberCheck(
            Catalogue catalogue,
            KeptNumbers numbers,
            Lookups lookups,
            Recount recount,
            Ledger ledger,
            boolean recounting) {
        this.catalogue = catalogue;
        this.numbers = numbers;
        this.lookups = lookups;
        this.recount = recount;
        this.ledger = ledger;
        this.recounting = recounting;
        this.comparison = new KeptComparison(catalogue);
    }

    void run(Spill spill) throws IOException, InterruptedException {
        spill.forEach(this::take);
        judge();
    }

    private void take(Entry entry) throws IOException, InterruptedException {
        Column column = numbers.columns().get(entry.column());
        comparison.suspect(entry, column).ifPresent(spot -> suspects.add(new Suspect(entry, column, spot)));
        if (suspects.size() >= TOGETHER) {
            judge();
        }
    }

    private void judge() throws IOException, InterruptedException {
        List<Suspect> sure = recounting ? recounted() : List.copyOf(suspects);
        Map<Spot, Map<String, AttributeValue>> now = items(sure);
        for (Suspect suspect : sure) {
            KeptComparison.Verdict verdict = comparison.verdict(
                    suspect.entry(), suspect.column(), suspect.spot(), Optional.ofNullable(now.get(suspect.spot())));
            if (verdict instanceof KeptComparison.Verdict.Wrong wrong) {
                ledger.enter(wrong.finding());
            } else if (verdict instanceof KeptComparison.Verdict.Unsettled) {
                ledger.unsettled();
            }
        }
        suspects.clear();
    }

    /** Sequences only grow, and need no second count. */
    private List<Suspect> recounted() throws IOException, InterruptedException {
        Map<Spot, Map<String, AttributeValue>> before = items(suspects);
        List<Entry> tallies = suspects.stream()
                .filter(suspect -> suspect.column() instanceof Column.OfTally)
                .map(suspect -> keptNow(suspect, before.get(suspect.spot())))
                .filter(Objects::nonNull)
                .toList();
        List<Suspect> sure = suspects.stream()
                .filter(suspect -> !(suspect.column() instanceof Column.OfTally))
                .collect(Collectors.toCollection(ArrayList::new));
        if (!tallies.isEmpty()) {
            for (Entry entry : recount.run(tallies)) {
                Column column = numbers.columns().get(entry.column());
                comparison.suspect(entry, column).ifPresent(spot -> sure.add(new Suspect(entry, column, spot)));
            }
        }
        return sure;
    }

    /** With the number as it is before the second count; null if nobody keeps it any more. */
    private static Entry keptNow(Suspect suspect, Map<String, AttributeValue> item) {
        String target = ((Column.OfTally) suspect.column()).tally().target();
        AttributeValue number = item == null ? null : item.get(target);
        if (number == null || number.n() == null) {
            return null;
        }
        Entry entry = suspect.entry();
        return new Entry(
                entry.column(),
                entry.key(),
                entry.counted(),
                Optional.of(new BigDecimal(number.n())),
                entry.spot(),
                false);
    }

    private Map<Spot, Map<String, AttributeValue>> items(List<Suspect> some) throws InterruptedException {
        return lookups.items(some.stream().map(Suspect::spot).toList(), catalogue, true);
    }
}
