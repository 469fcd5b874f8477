/** What happened to entities, from the stream of a table: typed changes, and numbers that follow from them exactly once. */
package dev.tablewright.runtime.stream;
