package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import java.util.Optional;

/**
 * Numbers 1, 2, 3 within each parent.
 *
 * @param attribute the attribute that gets the number
 * @param per the attribute whose every value has its own count; empty: one count for all
 * @param counter the attribute of the parent that keeps the last number, so that several entities can share a count;
 *     empty: the count is kept in an item of its own
 */
public record Sequence(Name attribute, Optional<Name> per, Optional<MemberName> counter) {}
