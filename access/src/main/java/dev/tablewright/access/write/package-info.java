/** How each write is done: what it does to which items, under which conditions. */
package dev.tablewright.access.write;
