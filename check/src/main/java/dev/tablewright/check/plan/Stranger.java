package dev.tablewright.check.plan;

import dev.tablewright.check.keyspace.Meeting;
import dev.tablewright.check.keyspace.Placement;

/** Something that a query finds beside what is wanted, with an item that shows it. */
public record Stranger(Placement placement, Meeting meeting) {}
