/** How long it takes to find keys, and how good they are if there is less time. */
package dev.tablewright.bench.design;
