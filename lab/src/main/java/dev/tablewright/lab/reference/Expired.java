package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What has expired is gone, though DynamoDB may keep it for days. */
public final class Expired {

    private Expired() {}

    /** Whether a row has a time to live, and it is over. */
    public static boolean is(Model model, Row row, Instant now) {
        Optional<AttributeValue> until = model.entity(row.entity())
                .flatMap(entity -> entity.ttl().flatMap(ttl -> entity.attribute(ttl.text())))
                .flatMap(attribute -> row.value(attribute.storedName()));
        return until.filter(value -> new BigDecimal(value.n()).compareTo(BigDecimal.valueOf(now.getEpochSecond())) <= 0)
                .isPresent();
    }
}
