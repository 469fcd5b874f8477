package dev.tablewright.check.cost;

import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.model.design.Environment;
import java.util.Optional;

/**
 * Where a design is priced.
 *
 * @param environment whose settings count, if the author distinguishes several
 */
public record Setting(PriceList prices, Optional<Environment> environment) {}
