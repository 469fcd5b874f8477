/**
 * The same model in the other layout: what stands in one table gets a table for each entity, and what has a table each is
 * put into one, so that the two can be compared on the same patterns and writes.
 */
package dev.tablewright.synthesis.layout;
