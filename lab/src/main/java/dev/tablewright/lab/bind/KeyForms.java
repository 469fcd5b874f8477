package dev.tablewright.lab.bind;

import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.IsoInstant;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values on their way into keys, and values of keys as they would be stored. */
final class KeyForms {

    private KeyForms() {}

    /** A value as it stands in a slot. */
    static String encoded(SlotEncoding slot, AttributeValue value) {
        return slot.encode(data(slot.type(), value));
    }

    private static KeyData data(KeyType type, AttributeValue value) {
        return switch (type) {
            case TEXT -> new KeyData.Text(value.s());
            case INTEGER -> new KeyData.Whole(whole(value));
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(value.n()));
            case TIMESTAMP -> new KeyData.Timestamp(IsoInstant.read(value.s()));
            case UUID -> new KeyData.Uuid(UUID.fromString(value.s()));
            case ULID -> new KeyData.Ulid(value.s());
            case KSUID -> new KeyData.Ksuid(value.s());
            case BINARY -> new KeyData.Binary(value.b().asByteArrayUnsafe());
        };
    }

    private static BigInteger whole(AttributeValue value) {
        return new BigDecimal(value.n()).toBigIntegerExact();
    }

    /** A value of the model where it is an attribute. */
    static AttributeValue stored(Type type, KeyData data) {
        if (type == ScalarType.BOOLEAN) {
            return Values.flag(data.plain().equals("true"));
        }
        if (data instanceof KeyData.Whole whole) {
            return AttributeValue.fromN(whole.value().toString());
        }
        if (data instanceof KeyData.Decimal decimal) {
            return Values.decimal(decimal.value());
        }
        if (data instanceof KeyData.Timestamp time) {
            return Values.timestamp(time.value());
        }
        if (data instanceof KeyData.Uuid uuid) {
            return Values.uuid(uuid.value());
        }
        if (data instanceof KeyData.Binary binary) {
            return Values.bytes(Bytes.of(binary.value()));
        }
        return Values.text(data.plain());
    }
}
