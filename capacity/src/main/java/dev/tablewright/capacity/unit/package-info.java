/**
 * Capacity units. {@code ReadUnits} and {@code WriteUnits} count on plain sizes, so that estimates use the same arithmetic;
 * {@code ReadCharge} and {@code WriteCharge} say what an operation on given items consumes of its table and its indexes.
 */
package dev.tablewright.capacity.unit;
