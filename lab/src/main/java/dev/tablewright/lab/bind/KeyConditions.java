package dev.tablewright.lab.bind;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.Bounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key condition of one read. A range without a bound goes to where no value lies beyond. */
final class KeyConditions {

    /** Behind all that can follow a value whose length is open: its delimiter sorts below. */
    private static final String BEHIND_DELIMITER = "$";

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);

    private final Binding binding;
    private final PatternValues values;
    private final ReadExpressions expressions;
    /** Values of which all are asked for, and how many there are. */
    private final Map<String, Integer> loops = new LinkedHashMap<>();

    private Optional<TimeUnit> walk = Optional.empty();

    KeyConditions(Binding binding, PatternValues values, ReadExpressions expressions) {
        this.binding = binding;
        this.values = values;
        this.expressions = expressions;
    }

    Map<String, Integer> loops() {
        return loops;
    }

    /** The unit of time by which partitions are walked. */
    Optional<TimeUnit> walk() {
        return walk;
    }

    String of(Read read) {
        List<String> conditions = new ArrayList<>();
        for (KeyPart part : read.partition()) {
            conditions.add(expressions.name(part.attribute()) + " = " + expressions.value(value(part)));
        }
        read.sort().forEach(condition -> conditions.add(sort(condition)));
        return String.join(" AND ", conditions);
    }

    /** The value of a whole key attribute. */
    Function<Asked, AttributeValue> value(KeyPart part) {
        if (part.isDirect()) {
            return direct(part.pieces().get(0));
        }
        Function<Asked, String> text = text(part.pieces());
        return asked -> Values.text(text.apply(asked));
    }

    private Function<Asked, AttributeValue> direct(KeyPiece piece) {
        if (piece instanceof KeyPiece.Each each) {
            String loop = loop(each);
            List<AttributeValue> all = each.texts().stream()
                    .map(text -> binding.text().parse(each.value().attribute().type(), text))
                    .toList();
            return asked -> all.get(asked.chosen().get(loop));
        }
        return source(((KeyPiece.Given) piece).source());
    }

    /** What the caller gives, or the pattern itself says. */
    Function<Asked, AttributeValue> source(Source source) {
        if (source instanceof Source.Constant constant) {
            AttributeValue stored = KeyForms.stored(constant.value());
            return asked -> stored;
        }
        return asked -> values.of(asked.arguments(), (Source.Parameter) source);
    }

    private String loop(KeyPiece.Each each) {
        String format =
                each.encoding().map(slot -> slot.slot().format().suffix()).orElse("");
        String id = each.value().path() + format;
        loops.putIfAbsent(id, each.texts().size());
        return id;
    }

    private Function<Asked, String> text(List<KeyPiece> pieces) {
        List<Function<Asked, String>> texts = pieces.stream().map(this::text).toList();
        return asked -> {
            StringBuilder text = new StringBuilder();
            texts.forEach(each -> text.append(each.apply(asked)));
            return text.toString();
        };
    }

    private Function<Asked, String> text(KeyPiece piece) {
        if (piece instanceof KeyPiece.Literal literal) {
            return asked -> literal.text();
        }
        if (piece instanceof KeyPiece.Each each) {
            if (each.texts().size() == 1) {
                return asked -> each.texts().get(0);
            }
            String loop = loop(each);
            return asked -> each.texts().get(asked.chosen().get(loop));
        }
        if (piece instanceof KeyPiece.Walked walked) {
            SlotFormat.Truncated format =
                    (SlotFormat.Truncated) walked.slot().slot().format();
            walk = Optional.of(format.unit());
            return asked ->
                    walked.slot().encode(new KeyData.Timestamp(asked.unit().orElseThrow()));
        }
        KeyPiece.Given given = (KeyPiece.Given) piece;
        SlotEncoding slot = given.encoding().orElseThrow();
        Function<Asked, AttributeValue> value = source(given.source());
        return asked -> slot.encode(KeyForms.data(given.value(), value.apply(asked)));
    }

    private String sort(SortCondition condition) {
        String name = expressions.name(condition.attribute());
        if (condition instanceof SortCondition.Equal equal) {
            return name + " = " + expressions.value(value(equal.part()));
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            Function<Asked, String> text = text(begins.pieces());
            return "begins_with(" + name + ", " + expressions.value(asked -> Values.text(text.apply(asked))) + ")";
        }
        if (condition instanceof SortCondition.Between between) {
            return between(name, between);
        }
        return narrowed(name, (SortCondition.Narrowed) condition);
    }

    private String between(String name, SortCondition.Between between) {
        AttributeValue low = Values.text(between.low());
        AttributeValue high = Values.text(between.high() + BEHIND_ALL);
        if (between.high().isEmpty()) {
            return name + " >= " + expressions.value(asked -> low);
        }
        return between.low().isEmpty()
                ? name + " <= " + expressions.value(asked -> high)
                : name + " BETWEEN " + expressions.value(asked -> low) + " AND " + expressions.value(asked -> high);
    }

    private String narrowed(String name, SortCondition.Narrowed narrowed) {
        if (narrowed.narrowing().kind() == Narrowing.Kind.PREFIX) {
            return "begins_with(" + name + ", " + expressions.value(prefix(narrowed)) + ")";
        }
        boolean direct = narrowed.slot().encoding().isEmpty();
        Leaf leaf = narrowed.slot().value();
        return name + " BETWEEN " + expressions.value(direct ? directBound(leaf, true) : bound(narrowed, true))
                + " AND " + expressions.value(direct ? directBound(leaf, false) : bound(narrowed, false));
    }

    private Function<Asked, AttributeValue> prefix(SortCondition.Narrowed narrowed) {
        if (narrowed.slot().encoding().isEmpty()) {
            return asked -> Values.text(asked.arguments().prefix().orElseThrow());
        }
        SlotEncoding slot = narrowed.slot().encoding().get();
        boolean escaped = slot.encoding() == ValueEncoding.ESCAPED
                && slot.slot().format().extent(slot.type()).isOpen();
        SlotEncoding asText = new SlotEncoding(slot.slot(), KeyType.TEXT, slot.boundary(), slot.encoding());
        Function<Asked, String> before = text(narrowed.pieces());
        return asked -> {
            String prefix = asked.arguments().prefix().orElseThrow();
            return Values.text(before.apply(asked) + (escaped ? asText.encode(new KeyData.Text(prefix)) : prefix));
        };
    }

    /** The text at one end of a range. In a slot that turns the order round, the upper end is that of the least value. */
    private Function<Asked, AttributeValue> bound(SortCondition.Narrowed narrowed, boolean low) {
        SlotEncoding slot = narrowed.slot().encoding().orElseThrow();
        boolean least = low != (slot.order() == SlotOrder.DESCENDING);
        boolean open = slot.slot().format().extent(slot.type()).isOpen();
        String behind = low || narrowed.last() ? "" : open ? BEHIND_DELIMITER : BEHIND_ALL;
        Function<Asked, String> before = text(narrowed.pieces());
        return asked -> {
            Optional<AttributeValue> given =
                    least ? asked.arguments().from() : asked.arguments().to();
            String end = given.map(
                            value -> slot.encode(KeyForms.data(narrowed.slot().value(), value)) + behind)
                    .orElse(low ? narrowed.lowest() : narrowed.highest());
            return Values.text(before.apply(asked) + end);
        };
    }

    /** The end of a range of an attribute as it is. */
    static Function<Asked, AttributeValue> directBound(Leaf leaf, boolean low) {
        AttributeValue otherwise =
                switch (leaf.type()) {
                    case INTEGER, DECIMAL -> low ? Bounds.LEAST_NUMBER : Bounds.GREATEST_NUMBER;
                    case BINARY -> low ? Bounds.LEAST_BINARY : Bounds.GREATEST_BINARY;
                    default -> low ? Bounds.LEAST_TEXT : Bounds.GREATEST_TEXT;
                };
        return asked -> (low ? asked.arguments().from() : asked.arguments().to()).orElse(otherwise);
    }
}
