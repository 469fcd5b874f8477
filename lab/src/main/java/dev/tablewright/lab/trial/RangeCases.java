package dev.tablewright.lab.trial;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.read.Read;
import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.runtime.query.Bounds;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.TimeUnits;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ranges that a pattern is asked for: both of their ends belong to them. */
final class RangeCases {

    private static final int MOST_WALKED = 6;
    private static final int MOST_REQUESTS = 300;

    private final BoundPattern bound;
    private final BoundParameter parameter;
    private final OtherValues others;
    private final Attribute attribute;
    private final List<PatternCase> cases = new ArrayList<>();

    RangeCases(BoundPattern bound, OtherValues others, Attribute attribute) {
        this.bound = bound;
        this.parameter = bound.parameters().stream()
                .filter(each -> each.kind() == BoundParameter.Kind.FROM)
                .findFirst()
                .orElseThrow();
        this.others = others;
        this.attribute = attribute;
    }

    /** @param all values that rows have, in order; at least one */
    List<PatternCase> of(String occasion, Arguments arguments, List<AttributeValue> all, boolean thorough) {
        List<AttributeValue> values = parameter.required() ? near(all) : all;
        AttributeValue least = values.get(0);
        AttributeValue greatest = values.get(values.size() - 1);
        if (!parameter.required()) {
            add(occasion, "everything", arguments, Optional.empty(), Optional.empty());
        }
        add(occasion, "from the least to the greatest", arguments, Optional.of(least), Optional.of(greatest));
        if (!thorough) {
            return cases;
        }
        AttributeValue low = values.get(values.size() / 4);
        AttributeValue high = values.get(values.size() * 3 / 4);
        add(occasion, "both ends on values", arguments, Optional.of(low), Optional.of(high));
        add(occasion, "one value", arguments, Optional.of(low), Optional.of(low));
        Optional<AttributeValue> above = beside(low, true);
        Optional<AttributeValue> below = beside(high, false);
        if (above.isPresent() && below.isPresent()) {
            add(occasion, "both ends just within values", arguments, above, below);
        }
        add(occasion, "both ends just outside of values", arguments, beside(low, false), beside(high, true));
        if (!parameter.required()) {
            add(occasion, "open above", arguments, Optional.of(low), Optional.empty());
            add(occasion, "open below", arguments, Optional.empty(), Optional.of(high));
        }
        nothing().ifPresent(nothing -> {
            add(occasion, "from nothing", arguments, Optional.of(nothing), Optional.of(high));
            add(occasion, "up to nothing", arguments, Optional.empty(), Optional.of(nothing));
        });
        beside(greatest, true)
                .ifPresent(behind -> add(occasion, "behind all", arguments, Optional.of(behind), Optional.of(behind)));
        return cases;
    }

    /** The least text, and the least bytes: a bound that no key can be compared with. */
    private Optional<AttributeValue> nothing() {
        if (parameter.type() == ScalarType.STRING) {
            return Optional.of(Bounds.EMPTY_TEXT);
        }
        return parameter.type() == ScalarType.BINARY ? Optional.of(Bounds.EMPTY_BINARY) : Optional.empty();
    }

    /** The last values. Where each unit of time is a request for each shard, a range over years would take thousands. */
    private List<AttributeValue> near(List<AttributeValue> all) {
        Instant last = KeyTimestamp.read(all.get(all.size() - 1).s());
        return all.subList(Math.max(0, all.size() - MOST_WALKED), all.size()).stream()
                .filter(value -> bound.plan().reads().stream()
                        .allMatch(read -> isNear(KeyTimestamp.read(value.s()), last, read)))
                .toList();
    }

    private static boolean isNear(Instant first, Instant last, Read read) {
        return read.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(KeyPiece.Walked.class::isInstance)
                .map(piece -> ((KeyPiece.Walked) piece).slot().slot().format())
                .map(format -> ((SlotFormat.Truncated) format).unit())
                .allMatch(unit -> units(first, last, unit) * read.width() <= MOST_REQUESTS);
    }

    /** How many units a range has; there may be millions, and nobody wants to know exactly then. */
    private static long units(Instant first, Instant last, TimeUnit unit) {
        return StreamSupport.stream(
                        TimeUnits.of(Range.between(first, last), unit, false, each -> each)
                                .spliterator(),
                        false)
                .limit(MOST_REQUESTS + 1L)
                .count();
    }

    private Optional<AttributeValue> beside(AttributeValue value, boolean above) {
        return others.beside(attribute, value, above);
    }

    private void add(
            String occasion,
            String range,
            Arguments arguments,
            Optional<AttributeValue> from,
            Optional<AttributeValue> to) {
        boolean upsideDown =
                from.isPresent() && to.isPresent() && ValueOrder.INSTANCE.compare(from.get(), to.get()) > 0;
        boolean open = parameter.required() && (from.isEmpty() || to.isEmpty());
        if (!upsideDown && !open) {
            cases.add(PatternCase.of(PatternCases.join(occasion, range), arguments.within(from, to)));
        }
    }
}
