package dev.tablewright.access.read;

import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.key.Placement;
import java.util.function.Supplier;

/** Something that a query finds beside what is wanted, with an item that shows it. */
public final class Stranger {

    private final Placement placement;
    private final Supplier<Meeting> search;
    private Meeting meeting;

    Stranger(Placement placement, Supplier<Meeting> search) {
        this.placement = placement;
        this.search = search;
    }

    public Placement placement() {
        return placement;
    }

    /** The item is looked for when somebody wants to see it: that takes long, and most only ask whether there is one. */
    public Meeting meeting() {
        if (meeting == null) {
            meeting = search.get();
        }
        return meeting;
    }
}
