/** Reads: single items, batches, lists in pages, and scans. */
package dev.tablewright.runtime.query;
