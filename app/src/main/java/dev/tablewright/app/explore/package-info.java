/** Tables as entities, on a terminal: what is shown, and the words that people type to see it. */
package dev.tablewright.app.explore;
