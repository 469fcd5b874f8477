package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What tests store.
 *
 * @param expires in seconds since 1970; 0: never
 */
record Note(String shelf, String place, String group, long rank, boolean kept, long expires) implements Thing {

    Note(String shelf, String place, String group, long rank) {
        this(shelf, place, group, rank, true, 0);
    }

    /** How it is stored, in a table with an index by group and rank. */
    static final class Type extends EntityType<Note> {

        private final int schema;

        Type(TableType table) {
            this(table, 1);
        }

        Type(TableType table, int schema) {
            super("Note", table, Set.of("PK", "SK", "GPK", "GSK", "kept", "expires"), List.of("PK", "SK"));
            this.schema = schema;
        }

        @Override
        public Map<String, AttributeValue> item(Note note) {
            Map<String, AttributeValue> item = new HashMap<>();
            item.put("Type", Values.text("Note"));
            item.put("PK", Values.text(note.shelf()));
            item.put("SK", Values.text(note.place()));
            item.put("GPK", Values.text(note.group()));
            item.put("GSK", Values.whole(note.rank()));
            item.put("kept", Values.flag(note.kept()));
            if (note.expires() != 0) {
                item.put("expires", Values.whole(note.expires()));
            }
            if (schema > 1) {
                item.put("SchemaVersion", Values.whole(schema));
            }
            return item;
        }

        @Override
        public Note entity(ItemReader item) {
            return new Note(
                    item.text("PK"),
                    item.text("SK"),
                    item.text("GPK"),
                    item.whole("GSK"),
                    item.flag("kept"),
                    item.has("expires") ? item.whole("expires") : 0);
        }

        @Override
        public DerivedKey primary() {
            return new DerivedKey(
                    table().name(), table().key(), Set.of("PK", "SK"), item -> table().keyOf(item.values()));
        }

        @Override
        public Optional<String> ttl() {
            return Optional.of("expires");
        }

        @Override
        public int schema() {
            return schema;
        }
    }
}
