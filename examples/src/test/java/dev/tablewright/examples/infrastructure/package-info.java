/** Templates of the examples: the policies in them against all requests that are really sent, the tables in them on a real engine. */
package dev.tablewright.examples.infrastructure;
