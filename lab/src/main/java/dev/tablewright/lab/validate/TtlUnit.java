package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.ItemKind.OfEntity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times to live are seconds since 1970; milliseconds are the usual mistake, and then nothing ever expires. */
final class TtlUnit {

    /** In seconds: September 2001 and the year 5138. What lies outside is no time that an application means. */
    private static final BigDecimal EARLIEST = new BigDecimal("1000000000");

    private static final BigDecimal LATEST = new BigDecimal("100000000000");

    /** Milliseconds, microseconds, nanoseconds. */
    private static final List<Integer> SMALLER_UNITS = List.of(3, 6, 9);

    private TtlUnit() {}

    static Optional<Finding> check(Subject subject, String attribute, AttributeValue value) {
        BigDecimal number = new BigDecimal(value.n());
        if (isPlausible(number)) {
            return Optional.empty();
        }
        return Optional.of(subject.finding(
                FindingKind.TTL_UNIT,
                attribute,
                "seconds since 1970",
                Shown.value(value, subject.hides(attribute)),
                repair(subject, attribute, value, number)));
    }

    private static Repair repair(Subject subject, String attribute, AttributeValue value, BigDecimal number) {
        for (int places : SMALLER_UNITS) {
            BigDecimal seconds = number.movePointLeft(places).setScale(0, RoundingMode.DOWN);
            if (isPlausible(seconds)) {
                AttributeValue right = AttributeValue.fromN(seconds.toPlainString());
                return subject.kind() instanceof OfEntity entity
                        ? Repairs.value(subject, entity.type(), attribute, right)
                        : new RequestJson(subject.spot())
                                .exists()
                                .unchanged(attribute, value)
                                .set(attribute, right)
                                .update();
            }
        }
        return new Repair.ByHand("it is no time in any unit");
    }

    private static boolean isPlausible(BigDecimal seconds) {
        return seconds.compareTo(EARLIEST) >= 0 && seconds.compareTo(LATEST) < 0;
    }
}
