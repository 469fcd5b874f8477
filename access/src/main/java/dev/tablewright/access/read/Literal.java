package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** Values as they are written in conditions. */
public final class Literal {

    private Literal() {}

    /** The value of an attribute that a word stands for; empty if it stands for none. */
    public static Optional<KeyData> value(Leaf leaf, String word) {
        try {
            return Optional.of(
                    switch (leaf.type()) {
                        case TEXT -> new KeyData.Text(isTruth(leaf) ? word.toLowerCase(Locale.ROOT) : word);
                        case INTEGER -> new KeyData.Whole(new BigInteger(word));
                        case DECIMAL -> new KeyData.Decimal(new BigDecimal(word));
                        case TIMESTAMP ->
                            new KeyData.Timestamp(OffsetDateTime.parse(word).toInstant());
                        case UUID -> new KeyData.Uuid(UUID.fromString(word));
                        case ULID -> new KeyData.Ulid(word);
                        case KSUID -> new KeyData.Ksuid(word);
                        case BINARY -> new KeyData.Binary(Base64.getDecoder().decode(word));
                    });
        } catch (DateTimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static boolean isTruth(Leaf leaf) {
        return leaf.attribute().type() == ScalarType.BOOLEAN;
    }
}
