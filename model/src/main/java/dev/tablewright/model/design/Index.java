package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;

/** A global secondary index. Its name's place is where it is first mentioned. */
public record Index(Name name, KeySchema key, Projection projection) {}
