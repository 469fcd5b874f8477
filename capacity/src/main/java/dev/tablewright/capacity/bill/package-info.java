/** What tables cost in a month, line by line. */
package dev.tablewright.capacity.bill;
