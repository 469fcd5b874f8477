package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The calls in the table of faults. Each is made on an item of its own that is prepared so that the call is due, or that it has to be
 * refused; in the second case so that the item looks as if the call had been done.
 */
final class Calls {

    /** One of them. */
    interface Call {

        /** @param due whether it may be done */
        Step<?> prepared(TestTable table, String id, boolean due);

        /** Whether anything can stand in its way. */
        default boolean canBeRefused() {
            return true;
        }
    }

    private static final Condition FRESH = new Field<String>("text", List.of("text"), Row::value).is("t");

    private Calls() {}

    static Map<String, Call> all() {
        Map<String, Call> all = new LinkedHashMap<>();
        all.put("`put`, `putAll`", always((table, id, due) -> table.of(Shop.NOTE)
                .put(note(id))
                .step(table.settings())
                .then(done ->
                        new BatchWrites<>(table.of(Shop.NOTE)).putAll(table.settings(), List.of(note(id + "b"))))));
        all.put("`create`", (table, id, due) -> {
            if (!due) {
                table.create(Shop.NOTE, note(id));
            }
            return table.of(Shop.NOTE).create(note(id)).step(table.settings());
        });
        all.put("`update`", (table, id, due) -> updating(table, id, due).step(table.settings()));
        all.put("`update` with `ifVersion`", (table, id, due) -> {
            Row customer = table.create(Shop.CUSTOMER, customer(id));
            for (int time = 0; time < (due ? 0 : 2); time++) {
                table.update(Shop.CUSTOMER, customer).with("name", "new").apply();
            }
            return table.update(Shop.CUSTOMER, customer)
                    .with("name", "new")
                    .ifVersion(1)
                    .step(table.settings());
        });
        all.put("`update` with `onlyIf`", (table, id, due) -> {
            Row note = table.create(Shop.NOTE, due ? note(id) : note(id).with("text", "new"));
            return table.update(Shop.NOTE, note)
                    .with("text", "new")
                    .onlyIf(FRESH)
                    .step(table.settings());
        });
        all.put("`update` that adds", (table, id, due) -> adding(table, id, due).step(table.settings()));
        all.put("`delete`", always((table, id, due) -> {
            table.create(Shop.NOTE, note(id));
            return table.delete(Shop.NOTE, note(id)).step(table.settings());
        }));
        all.put("`delete` with `mustExist`", (table, id, due) -> {
            if (due) {
                table.create(Shop.NOTE, note(id));
            }
            return table.delete(Shop.NOTE, note(id)).mustExist().step(table.settings());
        });
        all.put(
                "`exactlyOnce()`",
                (table, id, due) -> adding(table, id, due).exactlyOnce().step(table.settings()));
        all.put("`transact`, guards, sums", (table, id, due) -> {
            if (!due) {
                table.create(Shop.CUSTOMER, customer(id));
            }
            return Transaction.of(
                    List.of(table.of(Shop.CUSTOMER).create(customer(id))), table.settings(), Optional.empty());
        });
        all.put("reading", always((table, id, due) -> {
            table.create(Shop.NOTE, note(id));
            Intent intent = Intent.putting(
                    Shop.NOTE,
                    new Place(Shop.NOTES, TestTable.key(Shop.NOTE, note(id))),
                    Intent.Mode.PUT,
                    Map.<String, AttributeValue>of(),
                    java.util.OptionalLong.empty());
            return new Reads(table.settings(), 0).read(List.of(intent));
        }));
        return all;
    }

    private static RowUpdate updating(TestTable table, String id, boolean due) {
        if (due) {
            table.create(Shop.NOTE, note(id));
        }
        return table.update(Shop.NOTE, note(id)).with("text", "new");
    }

    private static RowUpdate adding(TestTable table, String id, boolean due) {
        Row session =
                Row.of("sessionId", id, "user", "u", "token", id, "hits", 0).with("expires", table.seconds.get() + 9);
        if (due) {
            table.create(Shop.SESSION, session);
        }
        return table.update(Shop.SESSION, session).plus("hits", 1);
    }

    private static Call always(Call call) {
        return new Call() {
            @Override
            public Step<?> prepared(TestTable table, String id, boolean due) {
                return call.prepared(table, id, due);
            }

            @Override
            public boolean canBeRefused() {
                return false;
            }
        };
    }

    static Row note(String id) {
        return Row.of("noteId", id, "text", "t");
    }

    static Row customer(String id) {
        return Row.of("username", id, "email", id + "@x.org", "name", "old", "totalSpent", 0, "version", 1);
    }
}
