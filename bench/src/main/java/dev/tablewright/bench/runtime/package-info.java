/** What the data access layer costs beside code written by hand, the Enhanced Client, and the SDK alone. */
package dev.tablewright.bench.runtime;
