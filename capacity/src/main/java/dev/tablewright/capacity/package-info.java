/** What things cost: sizes, units, prices and heat, in exact arithmetic. */
package dev.tablewright.capacity;
