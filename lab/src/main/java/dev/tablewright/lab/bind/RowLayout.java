package dev.tablewright.lab.bind;

import dev.tablewright.access.layout.CompanionLayout;
import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.access.layout.NumberingLayout;
import dev.tablewright.access.layout.TallyLayout;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.access.write.NumberBound;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.NumberRange;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.write.Condition;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The layout of an entity as the runtime takes it: functions of items. */
record RowLayout(Binding binding) {

    DerivedKey key(KeyLayout key) {
        return new DerivedKey(key.route().name(), List.copyOf(key.parts().keySet()), key.madeOf(), values(key));
    }

    Guard guard(CompanionLayout guard) {
        return new Guard(
                guard.item().member().toString(),
                guard.item().member().attribute(),
                binding.table(guard.item().table()),
                guard.key().madeOf(),
                values(guard.key()));
    }

    Tally tally(TallyLayout tally) {
        return new Tally(
                tally.kept().target().toString(),
                () -> type(tally.parent().entity()),
                tally.target(),
                tally.madeOf(),
                tally.decidedBy(),
                share(tally),
                tally.index());
    }

    Numbering numbering(NumberingLayout numbering) {
        return new Numbering(
                numbering.name(),
                numbering.attribute().storedName(),
                binding.table(numbering.counter().route().table().name().text()),
                values(numbering.counter()),
                numbering.last(),
                numbering.parent().map(parent -> () -> type(parent.entity())),
                numbering.most());
    }

    Map<String, NumberRange> ranges(Map<String, NumberBound> bounds) {
        Map<String, NumberRange> ranges = new LinkedHashMap<>();
        bounds.forEach((stored, bound) -> {
            String name = bound.attribute().name().text();
            OptionalLong most = bound.most();
            ranges.put(
                    stored,
                    most.isEmpty()
                            ? NumberRange.whole(name)
                            : bound.whole()
                                    ? NumberRange.wholeUpTo(name, most.getAsLong())
                                    : NumberRange.upTo(name, most.getAsLong()));
        });
        return Collections.unmodifiableMap(ranges);
    }

    private RowType type(Entity entity) {
        return binding.type(entity.name().text());
    }

    /** What an item adds to its parent. What may be absent is asked for first, as generated code does it. */
    private Function<ItemReader, Optional<Tally.Share>> share(TallyLayout tally) {
        ValuePath via = tally.parent().via();
        List<Condition> where = conditions(tally.where());
        Function<ItemReader, Map<String, AttributeValue>> parent =
                values(tally.parent().key());
        return item -> {
            if ((via.optional() && at(item, via).isEmpty()) || !holds(item, where)) {
                return Optional.empty();
            }
            // What is looked at is what a write relies on: the parent before the amount.
            Map<String, AttributeValue> key = parent.apply(item);
            Optional<BigDecimal> amount = tally.amount().isEmpty()
                    ? Optional.of(BigDecimal.ONE)
                    : value(item, tally.amount().get()).map(number -> new BigDecimal(number.n()));
            return amount.map(some -> new Tally.Share(key, some));
        };
    }

    /** A key of an item; nothing if the item has none. */
    private Function<ItemReader, Map<String, AttributeValue>> values(KeyLayout key) {
        List<ValuePath> paths = key.values();
        List<Condition> when = conditions(key.when());
        return item -> holds(item, when) ? values(item, key, paths) : Map.of();
    }

    private Map<String, AttributeValue> values(ItemReader item, KeyLayout key, List<ValuePath> paths) {
        Map<ValuePath, AttributeValue> values = new HashMap<>();
        for (ValuePath path : paths) {
            Optional<AttributeValue> value = value(item, path);
            if (value.isEmpty()) {
                return Map.of();
            }
            values.put(path, value.get());
        }
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        key.parts()
                .forEach((attribute, operand) -> parts.put(
                        attribute,
                        operand instanceof Operand.Composed text
                                ? Values.text(text(text, values))
                                : values.get(((Operand.Stored) operand).path())));
        return parts;
    }

    private static String text(Operand.Composed text, Map<ValuePath, AttributeValue> values) {
        return text.pieces().stream()
                .map(piece -> piece instanceof TextPiece.Encoded encoded
                        ? KeyForms.encoded(encoded.slot(), values.get(encoded.path()))
                        : ((TextPiece.Text) piece).text())
                .collect(Collectors.joining());
    }

    private static List<Condition> conditions(List<ItemTest.Holds> tests) {
        return tests.stream().map(ItemTests::condition).toList();
    }

    private static boolean holds(ItemReader item, List<Condition> condition) {
        return condition.stream().allMatch(test -> test.holds(item));
    }

    private static Optional<AttributeValue> at(ItemReader item, ValuePath path) {
        return RowPaths.at(item.values(), path.way());
    }

    /** A value in its one form; empty where it may be absent, and is. */
    private Optional<AttributeValue> value(ItemReader item, ValuePath path) {
        Optional<AttributeValue> value = at(item, path);
        String owner = path.owner().name().text();
        if (value.isEmpty() && !path.optional()) {
            throw new ItemMismatchException(owner, path.name(), "is missing");
        }
        return value.map(some -> binding.form().of(owner + "." + path.name(), path.type(), some));
    }
}
