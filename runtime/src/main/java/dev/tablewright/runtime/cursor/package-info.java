/**
 * Where a list was left off, as a text that callers keep and give back. It is signed, so that nobody reads what the pattern and its
 * parameters do not give.
 */
package dev.tablewright.runtime.cursor;
