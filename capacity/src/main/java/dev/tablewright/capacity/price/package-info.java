/** What DynamoDB charges: dated lists of prices for several regions, and exact sums of money. */
package dev.tablewright.capacity.price;
