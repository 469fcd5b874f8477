package dev.tablewright.app.command;

import dev.tablewright.capacity.price.BuiltInPrices;
import java.util.Iterator;

/** The regions whose prices are built in, as shells complete them. */
final class PricedRegions implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return BuiltInPrices.prices().regions().iterator();
    }
}
