package dev.tablewright.access.layout;

/**
 * Where the items of an entity stand in an index.
 *
 * @param key all of it
 * @param written the part that items have for the sake of this index: what is composed, and belongs to no other index before
 */
public record IndexLayout(KeyLayout key, KeyLayout written) {}
