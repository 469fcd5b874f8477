package dev.tablewright.lab.data;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How the rows of one entity are made, each by itself. */
final class EntityPlan {

    /** Of so many rows, one has the times and numbers of the one before it: so that order is not told by them alone. */
    private static final int TIES = 7;

    private final EntityShape shape;
    private final long count;
    private final Times times;
    private final long salt;
    /** Null if there is no owner. */
    private final Fanout owners;
    /** Null if there is no owner. */
    private final EntityPlan parent;

    private final Map<String, Column> columns = new LinkedHashMap<>();

    /**
     * @param ties whether it may be the same as that of the row before
     * @param salt that no other attribute has
     */
    private record Column(Attribute attribute, Source source, boolean ties, long salt) {}

    EntityPlan(EntityShape shape, long count, Times times, long seed, Fanout owners, EntityPlan parent) {
        this.shape = shape;
        this.count = count;
        this.times = times;
        this.salt = Chance.salt(seed, shape.name());
        this.owners = owners;
        this.parent = parent;
    }

    void add(Attribute attribute, Source source, boolean ties) {
        String name = attribute.name().text();
        columns.put(name, new Column(attribute, source, ties, Chance.salt(salt, name)));
    }

    EntityShape shape() {
        return shape;
    }

    long count() {
        return count;
    }

    Fanout owners() {
        return owners;
    }

    Row row(long index) {
        Spot spot = spot(index);
        Spot tied = tied(spot);
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Column column : columns.values()) {
            AttributeValue value = value(column, column.ties() ? tied : spot);
            if (value != null) {
                values.put(column.attribute().storedName(), value);
            }
        }
        return new Row(shape.name(), values);
    }

    /** The id as others hold it who refer to it. */
    AttributeValue id(long index) {
        Spot spot = spot(index);
        List<String> parts =
                shape.entity().id().stream().map(part -> part.text()).toList();
        if (parts.size() == 1) {
            return value(columns.get(parts.get(0)), spot);
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (String part : parts) {
            Column column = columns.get(part);
            values.put(column.attribute().storedName(), value(column, spot));
        }
        return AttributeValue.fromM(values);
    }

    private static AttributeValue value(Column column, Spot spot) {
        return column.source().at(spot, Chance.of(column.salt(), spot.index()));
    }

    Spot spot(long index) {
        if (owners == null) {
            return new Spot(this, index, 0, index, count);
        }
        long owner = owners.parentOf(index);
        long start = owners.start(owner);
        return new Spot(this, index, owner, index - start, owners.start(owner + 1) - start);
    }

    /** The row whose times and numbers it has: itself, or one before it with the same parent. */
    private Spot tied(Spot spot) {
        long back = 0;
        while (back < spot.ordinal() && Chance.of(~salt, spot.index() - back).onceIn(TIES)) {
            back++;
        }
        return back == 0
                ? spot
                : new Spot(this, spot.index() - back, spot.parent(), spot.ordinal() - back, spot.siblings());
    }

    /** After the parent came about, and in the order of the rows. */
    long moment(Spot spot) {
        Spot own = tied(spot);
        long from =
                parent == null ? times.beginning() : parent.spot(spot.parent()).moment();
        double share = (own.ordinal() + Chance.of(salt, own.index()).fraction()) / own.siblings();
        return from + (long) ((times.base().toEpochMilli() - from) * share);
    }
}
