package dev.tablewright.lab.data;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of which no two are the same. */
interface Numbered {

    /** How many there are. */
    long capacity();

    /**
     * Different values for different numbers below the capacity.
     *
     * @param twist for which they come in another order, where they have none that means something
     */
    AttributeValue at(long number, long twist, Spot spot);

    /** Values without end, or at least more than anybody needs. */
    static Numbered endless(Making making) {
        return upTo(Long.MAX_VALUE, making);
    }

    static Numbered upTo(long capacity, Making making) {
        return new Numbered() {
            @Override
            public long capacity() {
                return capacity;
            }

            @Override
            public AttributeValue at(long number, long twist, Spot spot) {
                return making.at(number, twist, spot);
            }
        };
    }

    /** Makes a value. */
    @FunctionalInterface
    interface Making {
        AttributeValue at(long number, long twist, Spot spot);
    }
}
