/** What the busiest second asks of the hottest partition key value, and what would cool it. */
package dev.tablewright.capacity.heat;
