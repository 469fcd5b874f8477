package dev.tablewright.synthesis;

import dev.tablewright.model.design.Layout;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What is asked of the synthesis.
 *
 * @param layout how entities are to be spread over tables; empty: whichever is better
 * @param designs how many are wanted, the best first
 * @param outOfTime whether the search must end; it then says how far its best design may be from the best of all
 */
public record Wish(Optional<Layout> layout, int designs, BooleanSupplier outOfTime) {}
