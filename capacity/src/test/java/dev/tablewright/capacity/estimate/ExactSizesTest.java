package dev.tablewright.capacity.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.BooleanValue;
import dev.tablewright.capacity.item.AttributeValue.MapValue;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.IndexShape;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.SourceFile;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where all types have fixed sizes, the size is that of the item itself, in the table and in every index. */
class ExactSizesTest {

    private static final String ULID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final String UUID = "123e4567-e89b-12d3-a456-426614174000";
    private static final String KSUID = "0ujtsYcgvSTl8PAuAdqWYSMnLOv";
    private static final String TIME = "2026-01-31T10:15:30.123Z";

    private static final Model MODEL =
            ModelReader.read(new SourceFile("model.yaml", """
                    tablewright: 1
                    application: Shop
                    types:
                      Place: { zone: uuid, remote: boolean }
                    entities:
                      Owner: { id: ownerId, attributes: { ownerId: uuid } }
                      Order:
                        id: orderId
                        attributes:
                          orderId: { type: ulid, stored: o }
                          owner: Owner
                          trace: ksuid
                          at: { type: timestamp, stored: "zeit" }
                          status: { enum: [OPEN, PAID, DONE] }
                          gift: boolean
                          place: Place
                          token: { type: uuid, unique: true }
                    design:
                      keys:
                        Owner: { PK: "OWNER#{ownerId}", SK: OWNER }
                        Order:
                          PK: "OWNER#{owner}"
                          SK: "ORDER#{at:day}#{orderId}"
                          GSI1PK: "{status}#{orderId:shard/100}"
                          GSI1SK: "{at}"
                          Traces: [trace, at]
                      indexes:
                        GSI1: { projection: [owner, gift, place] }
                        Traces: { projection: keys }
                        Inverted: { partition: SK, sort: PK, projection: keys }
                      guards:
                        Order.token: { PK: "TOKEN#{token}", SK: TOKEN }
                    """)).model().orElseThrow();

    private static final ItemSizes SIZES = new ItemSizes(MODEL);
    private static final Table TABLE = MODEL.design().orElseThrow().tables().get(0);
    private static final String TYPE = MODEL.design().orElseThrow().typeAttribute();

    private static Item order() {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("o", new StringValue(ULID));
        item.put("owner", new StringValue(UUID));
        item.put("trace", new StringValue(KSUID));
        item.put("zeit", new StringValue(TIME));
        item.put("status", new StringValue("PAID"));
        item.put("gift", new BooleanValue(true));
        item.put("place", new MapValue(Map.of("zone", new StringValue(UUID), "remote", new BooleanValue(false))));
        item.put("token", new StringValue(UUID));
        item.put("PK", new StringValue("OWNER#" + UUID));
        item.put("SK", new StringValue("ORDER#2026-01-31#" + ULID));
        item.put("GSI1PK", new StringValue("PAID#42"));
        item.put("GSI1SK", new StringValue(TIME));
        item.put(TYPE, new StringValue("Order"));
        return new Item(item);
    }

    private static Entity entity() {
        return MODEL.entity("Order").orElseThrow();
    }

    @Test
    void anItemHasItsSize() {
        Estimate size = SIZES.item(entity());
        Item stored = order();
        assertThat(size.isExact()).isTrue();
        assertThat(size.expectedWhole()).isEqualTo(stored.bytes());
    }

    /** By name, the attribute that says what an item is, is projected too: the shape of the index must name it. */
    @Test
    void everyEntryHasItsSize() {
        for (Index index : TABLE.indexes()) {
            IndexShape shape = TableShape.of(TABLE).indexes().stream()
                    .filter(found -> found.name().equals(index.name().text()))
                    .findFirst()
                    .orElseThrow();
            boolean named = index.name().text().equals("GSI1");
            long entry = shape.entry(order()).orElseThrow().bytes() + (named ? TYPE.length() + "Order".length() : 0);
            Estimate size = SIZES.entry(entity(), TABLE, index);
            assertThat(size.isExact()).as(index.name().text()).isTrue();
            assertThat(size.expectedWhole()).as(index.name().text()).isEqualTo(entry);
        }
    }

    /** The key, what it is, and whose token it is. */
    @Test
    void aGuardHasItsSize() {
        CompanionItem guard = MODEL.design().orElseThrow().companions().get(0);
        Item item = new Item(Map.of(
                "PK",
                new StringValue("TOKEN#" + UUID),
                "SK",
                new StringValue("TOKEN"),
                TYPE,
                new StringValue("Order.token"),
                "o",
                new StringValue(ULID)));
        assertThat(SIZES.companion(guard).expectedWhole()).isEqualTo(item.bytes());
        Index inverted = TABLE.indexes().stream()
                .filter(index -> index.name().text().equals("Inverted"))
                .findFirst()
                .orElseThrow();
        assertThat(SIZES.companion(guard, TABLE, inverted).expectedWhole())
                .isEqualTo(item.bytes() - TYPE.length() - "Order.token".length() - "o".length() - ULID.length());
    }
}
