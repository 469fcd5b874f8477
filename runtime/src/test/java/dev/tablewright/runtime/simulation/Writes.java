package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Asked.Create;
import dev.tablewright.runtime.history.Asked.Delete;
import dev.tablewright.runtime.history.Asked.Put;
import dev.tablewright.runtime.history.Asked.Update;
import dev.tablewright.runtime.history.Demand;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import dev.tablewright.runtime.write.Condition;
import dev.tablewright.runtime.write.EntityDelete;
import dev.tablewright.runtime.write.EntityUpdate;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Field;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a history asks, as writes and reads of the runtime. */
final class Writes {

    private static final Field<String> TEXT = new Field<>("text", List.of("text"), Values::text);
    private static final Field<Long> COUNT = new Field<>("count", List.of("count"), Values::whole);

    private final Thing thing;
    private final EntityWrites<Thing.Keyed> writes;
    private final GetShape<Thing.Keyed> shape;

    Writes(Thing thing) {
        this.thing = thing;
        this.writes = new EntityWrites<>(thing);
        this.shape =
                GetShape.of(CallInfo.of("get"), Thing.TABLE, Decoder.of(thing)).consistent();
    }

    /** What generated code has with a method for each attribute. */
    static final class Change extends EntityUpdate<Thing.Keyed, Change> {

        Change(EntityWrites<Thing.Keyed> writes, Known known) {
            super(writes, known, WriteRunner.none());
        }

        private Change apply(Update update) {
            if (update.text() != null) {
                set("text", Values.text(update.text()));
            }
            if (update.mail() != null) {
                set("mail", Values.text(update.mail()));
            }
            if (update.add() != 0) {
                add("count", update.add());
            }
            if (update.demand().version() != null) {
                ifVersion(update.demand().version());
            }
            return onlyIf(conditions(update.demand()));
        }
    }

    Step<Optional<Thing.Keyed>> get(Settings settings, Asked.Get get) {
        return shape.get(settings, thing.key(get.key()));
    }

    Write<?> of(Asked asked) {
        if (asked instanceof Create create) {
            return writes.create(new Thing.Keyed(create.key(), create.item()));
        }
        if (asked instanceof Put put) {
            return writes.put(new Thing.Keyed(put.key(), put.item()));
        }
        Known known = Known.of(thing.key(asked.key()));
        if (asked instanceof Update update) {
            return new Change(writes, known).apply(update);
        }
        Delete delete = (Delete) asked;
        EntityDelete<Thing.Keyed> write = writes.delete(known).onlyIf(conditions(delete.demand()));
        if (delete.demand().version() != null) {
            write.ifVersion(delete.demand().version());
        }
        return delete.mustExist() ? write.mustExist() : write;
    }

    private static Condition[] conditions(Demand demand) {
        List<Condition> conditions = new ArrayList<>();
        if (demand.text() != null) {
            conditions.add(TEXT.is(demand.text()));
        }
        if (demand.below() != null) {
            conditions.add(COUNT.below(demand.below()));
        }
        return conditions.toArray(Condition[]::new);
    }
}
