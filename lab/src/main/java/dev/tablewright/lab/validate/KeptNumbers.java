package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.ItemKind.OfEntity;
import dev.tablewright.lab.validate.ItemKind.OfSequence;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The counts, sums and sequences of a model: what each item contributes to them, and what items keep of them. */
final class KeptNumbers {

    private final Catalogue catalogue;
    private final References references;
    private final List<Column> columns = new ArrayList<>();
    private final List<String> unchecked = new ArrayList<>();

    KeptNumbers(Catalogue catalogue, Set<FindingKind> wanted) {
        this.catalogue = catalogue;
        this.references = new References(catalogue.model());
        for (EntityType<?> type : catalogue.types()) {
            if (wanted.contains(FindingKind.COUNTER_OFF)) {
                tallies(catalogue.model(), type);
            }
            if (wanted.contains(FindingKind.SEQUENCE_BEHIND)) {
                type.numberings().forEach(numbering -> numbering(type, numbering));
            }
        }
    }

    private void tallies(Model model, EntityType<?> type) {
        for (Tally tally : type.tallies()) {
            if (type.ttl().isPresent()) {
                unchecked.add("whether `" + tally.name() + "` is right: DynamoDB deletes each " + type.name()
                        + " that expires by itself, and not in the transactions that keep the number");
            } else {
                columns.add(new Column.OfTally(tally, type, false, Optional.empty()));
            }
        }
        for (Tally tally : type.streamedTallies()) {
            String table = tally.parent().get().table().name();
            Optional<List<String>> key = tally.index().map(index -> indexKey(model, table, index));
            columns.add(new Column.OfTally(tally, type, true, key));
        }
    }

    /** Issues and pull requests may draw from one sequence. */
    private void numbering(EntityType<?> type, Numbering numbering) {
        for (Column column : columns) {
            if (column instanceof Column.OfNumbering known && known.isShared(numbering)) {
                known.numbered().put(type, numbering);
                return;
            }
        }
        Map<EntityType<?>, Numbering> numbered = new LinkedHashMap<>();
        numbered.put(type, numbering);
        columns.add(new Column.OfNumbering(numbering, numbered));
    }

    private static List<String> indexKey(Model model, String table, String index) {
        Table found = model.design().orElseThrow().table(table).orElseThrow();
        Index named = found.index(index).orElseThrow();
        return named.key().attributes().map(KeyAttribute::name).toList();
    }

    List<Column> columns() {
        return columns;
    }

    /** What cannot be compared, in a sentence each. */
    List<String> unchecked() {
        return unchecked;
    }

    /** All that an item says about kept numbers. */
    List<Entry> entries(Looked looked) {
        List<Entry> entries = new ArrayList<>();
        if (!looked.judged()) {
            return entries;
        }
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i) instanceof Column.OfTally tally) {
                contributed(i, tally, looked).ifPresent(entries::add);
                kept(i, tally, looked).ifPresent(entries::add);
            } else if (columns.get(i) instanceof Column.OfNumbering numbering) {
                contributed(i, numbering, looked).ifPresent(entries::add);
                kept(i, numbering, looked).ifPresent(entries::add);
            }
        }
        return entries;
    }

    private static boolean is(Looked looked, EntityType<?> type) {
        return looked.subject().kind() instanceof OfEntity entity
                && entity.type().name().equals(type.name());
    }

    private Optional<Entry> contributed(int column, Column.OfTally rule, Looked looked) {
        if (!is(looked, rule.child())) {
            return Optional.empty();
        }
        if (!looked.isSound(rule.tally().madeOf())) {
            return uncertain(column, rule, looked);
        }
        try {
            return rule.tally()
                    .share()
                    .apply(new ItemReader(rule.child().name(), looked.subject().item()))
                    .map(share -> counted(column, share.parentKey(), share.amount()));
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** What the child contributes is not known; of which parent nobody can say whether it is right, often is. */
    private Optional<Entry> uncertain(int column, Column.OfTally rule, Looked looked) {
        EntityType<?> parent = rule.tally().parent().get();
        Optional<Map<String, AttributeValue>> id = references.in(looked).stream()
                .filter(found -> rule.tally().madeOf().contains(found.attribute())
                        && found.entity().equals(parent.name()))
                .map(References.Found::id)
                .findFirst();
        try {
            return id.map(catalogue.locator(parent.name())::way)
                    .map(way -> way instanceof Locator.Way.InTable table
                            ? table.spot().key()
                            : ((Locator.Way.InIndex) way).key())
                    .map(key -> new Entry(
                            column, text(key), Optional.empty(), Optional.empty(), Optional.empty(), true));
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Entry> kept(int column, Column.OfTally rule, Looked looked) {
        EntityType<?> parent = rule.tally().parent().get();
        String target = rule.tally().target();
        if (!is(looked, parent) || !looked.isSound(Set.of(target))) {
            return Optional.empty();
        }
        Map<String, AttributeValue> item = looked.subject().item();
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        rule.indexKey().orElse(parent.table().key()).forEach(name -> key.put(name, item.get(name)));
        return key.containsValue(null) ? Optional.empty() : kept(column, key, looked.subject(), item.get(target));
    }

    private static Optional<Entry> contributed(int column, Column.OfNumbering rule, Looked looked) {
        Numbering numbering = looked.subject().kind() instanceof OfEntity entity
                ? rule.numbered().get(entity.type())
                : null;
        if (numbering == null || !looked.isSound(Set.of(numbering.attribute()))) {
            return Optional.empty();
        }
        Map<String, AttributeValue> item = looked.subject().item();
        try {
            Map<String, AttributeValue> counter = numbering
                    .counter()
                    .apply(new ItemReader(looked.subject().kind().name(), item));
            return Optional.of(counted(column, counter, new BigDecimal(item.get(numbering.attribute()).n())));
        } catch (TablewrightException | IllegalArgumentException e) {
            // What the counter is found by is wrong itself, and is reported.
            return Optional.empty();
        }
    }

    private static Optional<Entry> kept(int column, Column.OfNumbering rule, Looked looked) {
        Numbering numbering = rule.numbering();
        boolean keeper = numbering.parent().isPresent()
                ? is(looked, numbering.parent().get().get())
                : looked.subject().kind() instanceof OfSequence sequence
                        && sequence.name().equals(numbering.name());
        if (!keeper || !looked.isSound(Set.of(numbering.last()))) {
            return Optional.empty();
        }
        Subject subject = looked.subject();
        return kept(
                column,
                numbering.table().keyOf(subject.item()),
                subject,
                subject.item().get(numbering.last()));
    }

    private static Entry counted(int column, Map<String, AttributeValue> key, BigDecimal amount) {
        return new Entry(column, text(key), Optional.of(amount), Optional.empty(), Optional.empty(), false);
    }

    private static Optional<Entry> kept(
            int column, Map<String, AttributeValue> key, Subject keeper, AttributeValue number) {
        return Optional.ofNullable(number)
                .map(AttributeValue::n)
                .map(n -> new Entry(
                        column,
                        text(key),
                        Optional.empty(),
                        Optional.of(new BigDecimal(n)),
                        Optional.of(text(keeper.spot().key())),
                        false));
    }

    static String text(Map<String, AttributeValue> key) {
        return ItemJson.text(Canonical.of(key));
    }
}
