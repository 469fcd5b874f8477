package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.ItemKind.OfSequence;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares what is kept with what was counted, once all items were seen. */
final class KeptComparison {

    private final Catalogue catalogue;

    KeptComparison(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Whether it looks wrong, and where to look again. */
    Optional<Spot> suspect(Entry entry, Column column) {
        if (entry.uncertain()) {
            return Optional.empty();
        }
        if (column instanceof Column.OfTally tally) {
            EntityType<?> parent = tally.tally().parent().get();
            boolean wrong = entry.kept().isPresent()
                    && entry.kept().get().compareTo(entry.counted().orElse(BigDecimal.ZERO)) != 0;
            return wrong
                    ? entry.spot().map(key -> catalogue.spot(parent.table(), ItemJson.read(key)))
                    : Optional.empty();
        }
        Numbering numbering = ((Column.OfNumbering) column).numbering();
        boolean behind = entry.counted().isPresent()
                && entry.kept()
                                .orElse(BigDecimal.ZERO)
                                .compareTo(entry.counted().get())
                        < 0
                // Without its parent it is a dangling reference, and reported as such.
                && (entry.kept().isPresent() || numbering.parent().isEmpty());
        return behind ? Optional.of(catalogue.spot(numbering.table(), ItemJson.read(entry.key()))) : Optional.empty();
    }

    /** What came of a second look. */
    sealed interface Verdict {

        /** It is wrong. */
        record Wrong(Finding finding) implements Verdict {}

        /** It is right by now, or its keeper is gone. */
        record Right() implements Verdict {}

        /** Somebody changed it meanwhile. */
        record Unsettled() implements Verdict {}
    }

    /** @param item that keeps the number, as it is now */
    Verdict verdict(Entry entry, Column column, Spot spot, Optional<Map<String, AttributeValue>> item) {
        return column instanceof Column.OfTally tally
                ? tally(entry, tally, item)
                : sequence(entry, (Column.OfNumbering) column, spot, item);
    }

    private Verdict tally(Entry entry, Column.OfTally rule, Optional<Map<String, AttributeValue>> item) {
        EntityType<?> parent = rule.tally().parent().get();
        String target = rule.tally().target();
        AttributeValue now = item.map(found -> found.get(target)).orElse(null);
        if (now == null || now.n() == null) {
            return new Verdict.Right();
        }
        if (new BigDecimal(now.n()).compareTo(entry.kept().orElseThrow()) != 0) {
            return new Verdict.Unsettled();
        }
        Subject subject = subject(parent, item.get());
        BigDecimal counted = entry.counted().orElse(BigDecimal.ZERO);
        AttributeValue right = AttributeValue.fromN(Canonical.number(counted.toPlainString()));
        Repair repair = rule.streamed()
                ? new Repair.ByHand("it follows from the stream: what is still on its way would be counted twice")
                : Repairs.value(subject, parent, target, right);
        boolean hidden = subject.hides(target);
        return new Verdict.Wrong(subject.finding(
                FindingKind.COUNTER_OFF, target, Shown.value(right, hidden), Shown.value(now, hidden), repair));
    }

    private Verdict sequence(
            Entry entry, Column.OfNumbering rule, Spot spot, Optional<Map<String, AttributeValue>> item) {
        Numbering numbering = rule.numbering();
        AttributeValue now = item.map(found -> found.get(numbering.last())).orElse(null);
        boolean parental = numbering.parent().isPresent();
        if (parental && item.isEmpty()) {
            return new Verdict.Right();
        }
        if (now != null
                && (now.n() == null
                        || new BigDecimal(now.n()).compareTo(entry.counted().orElseThrow()) >= 0)) {
            return new Verdict.Right();
        }
        AttributeValue highest =
                AttributeValue.fromN(Canonical.number(entry.counted().get().toPlainString()));
        RequestJson request = new RequestJson(spot);
        if (parental) {
            request.exists();
        } else {
            request.set(numbering.table().type(), Values.text(numbering.name()));
        }
        request.below(numbering.last(), highest).set(numbering.last(), highest);
        Subject subject =
                parental ? subject(numbering.parent().get().get(), item.get()) : sequenceSubject(numbering, spot, item);
        return new Verdict.Wrong(subject.finding(
                FindingKind.SEQUENCE_BEHIND,
                numbering.last(),
                "at least " + highest.n() + ", which was given",
                Shown.value(now, false),
                request.update()));
    }

    private Subject subject(EntityType<?> type, Map<String, AttributeValue> item) {
        TableItems table = catalogue.table(type.table().name());
        return catalogue.subject(table, table.kinds().get(type.name()), item);
    }

    private Subject sequenceSubject(Numbering numbering, Spot spot, Optional<Map<String, AttributeValue>> item) {
        TableItems table = catalogue.table(numbering.table().name());
        OfSequence kind = (OfSequence) table.kinds().get(numbering.name());
        return catalogue.subject(table, kind, item.orElseGet(() -> new HashMap<>(spot.key())));
    }
}
