package dev.tablewright.lab.row;

import dev.tablewright.keys.KeyOrder;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order of values in DynamoDB: texts by their bytes in UTF-8, numbers by what they are worth, binaries byte by byte. */
public final class ValueOrder implements Comparator<AttributeValue> {

    public static final ValueOrder INSTANCE = new ValueOrder();

    /**
     * @throws IllegalArgumentException if the values are of different types, or of one that has no order
     */
    @Override
    public int compare(AttributeValue one, AttributeValue other) {
        if (one.type() != other.type()) {
            throw new IllegalArgumentException("a value of type " + one.type() + " and one of type " + other.type());
        }
        return switch (one.type()) {
            case S -> KeyOrder.UTF8.compare(one.s(), other.s());
            case N -> new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
            case B ->
                Arrays.compareUnsigned(one.b().asByteArrayUnsafe(), other.b().asByteArrayUnsafe());
            case BOOL -> Boolean.compare(one.bool(), other.bool());
            default -> throw new IllegalArgumentException("values of type " + one.type() + " have no order");
        };
    }
}
