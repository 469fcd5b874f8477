package dev.tablewright.model.design;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.source.Name;

/**
 * That items of an entity stand in an index.
 *
 * @param when which of them: the others have no index attributes (a sparse index)
 */
public record IndexEntry(Name index, ItemKey key, Condition when) {}
