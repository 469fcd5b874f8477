/**
 * Judges recorded histories of concurrent calls: is there an order in which each call takes effect at one moment between its start and
 * its end and in which every answer is true? Knows nothing of the runtime; {@code simulation} records the histories.
 */
package dev.tablewright.runtime.history;
