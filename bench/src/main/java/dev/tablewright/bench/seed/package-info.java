/** How fast tables are filled. */
package dev.tablewright.bench.seed;
