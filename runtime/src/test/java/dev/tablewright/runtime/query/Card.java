package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Something else that stands among notes. */
record Card(String shelf, String place) implements Thing {

    static final class Type extends EntityType<Card> {

        Type(TableType table) {
            super("Card", table, Set.of("PK", "SK"), List.of("PK", "SK"));
        }

        @Override
        public Map<String, AttributeValue> item(Card card) {
            return new HashMap<>(Map.of(
                    "Type", Values.text("Card"), "PK", Values.text(card.shelf()), "SK", Values.text(card.place())));
        }

        @Override
        public Card entity(ItemReader item) {
            return new Card(item.text("PK"), item.text("SK"));
        }

        @Override
        public DerivedKey primary() {
            return new DerivedKey(
                    table().name(), table().key(), Set.of("PK", "SK"), item -> table().keyOf(item.values()));
        }
    }
}
