/** How large items are expected to be, how often things happen, and how many requests meet in one partition. */
package dev.tablewright.check.load;
