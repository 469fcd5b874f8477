/** Items as DynamoDB stores them, and their exact sizes in bytes. */
package dev.tablewright.capacity.item;
