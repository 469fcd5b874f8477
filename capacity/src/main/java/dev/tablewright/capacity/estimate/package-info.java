/** What is not known exactly: at least, expected, at most; and the sizes of items that follow from types and lengths. */
package dev.tablewright.capacity.estimate;
