/**
 * How entities are stored: their keys and when they have them, and what is kept beside them, each made once of the values that an item has.
 * Generators print these values, the lab evaluates them; nobody derives them again.
 */
package dev.tablewright.access.layout;
