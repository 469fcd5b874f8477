package dev.tablewright.lab.bind;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.keys.KeyType;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values on their way into keys, and values of keys as they would be stored. */
final class KeyForms {

    private KeyForms() {}

    /** A value for a slot. */
    static KeyData data(KeyType type, AttributeValue value) {
        return switch (type) {
            case TEXT -> new KeyData.Text(value.s());
            case INTEGER -> new KeyData.Whole(whole(value));
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(value.n()));
            case TIMESTAMP -> new KeyData.Timestamp(KeyTimestamp.read(value.s()));
            case UUID -> new KeyData.Uuid(UUID.fromString(value.s()));
            case ULID -> new KeyData.Ulid(value.s());
            case KSUID -> new KeyData.Ksuid(value.s());
            case BINARY -> new KeyData.Binary(value.b().asByteArrayUnsafe());
        };
    }

    private static BigInteger whole(AttributeValue value) {
        return new BigDecimal(value.n()).toBigIntegerExact();
    }

    /** The same value where it is an attribute. */
    static AttributeValue stored(KeyData data) {
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

    /** The value of one physical key attribute of an item. */
    static AttributeValue of(KeyPart part, Function<Leaf, AttributeValue> values) {
        return part.isDirect()
                ? values.apply(part.pieces().get(0).leaf().orElseThrow())
                : Values.text(text(part.pieces(), values));
    }

    private static String text(List<KeyPiece> pieces, Function<Leaf, AttributeValue> values) {
        StringBuilder text = new StringBuilder();
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Literal literal) {
                text.append(literal.text());
            } else {
                Leaf leaf = piece.leaf().orElseThrow();
                text.append(piece.encoding().orElseThrow().encode(data(leaf.type(), values.apply(leaf))));
            }
        }
        return text.toString();
    }
}
