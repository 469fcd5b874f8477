package dev.tablewright.access.layout;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Entity;

/**
 * A parent that is found by nothing but the reference to it.
 *
 * @param entity which it is
 * @param via the reference
 * @param key of the parent, made of what the reference holds: all its values begin with it
 */
public record ParentLayout(Entity entity, ValuePath via, KeyLayout key) {}
