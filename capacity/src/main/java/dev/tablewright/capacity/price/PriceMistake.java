package dev.tablewright.capacity.price;

import java.util.Optional;

/**
 * Something in a price file that cannot be.
 *
 * @param line counted from 1
 * @param column its heading; empty if the line as a whole is meant
 */
public record PriceMistake(int line, Optional<String> column, String message) {

    /** {@code line 7, column storage: "abc" is not a number}. */
    @Override
    public String toString() {
        return "line " + line + column.map(heading -> ", column " + heading).orElse("") + ": " + message;
    }
}
