/** Measurements. Run {@code bench/run}; they are no tests, because machines differ and figures need a reader. */
package dev.tablewright.bench;
