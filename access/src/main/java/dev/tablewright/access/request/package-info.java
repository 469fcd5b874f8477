/**
 * The requests of every pattern as they are sent: key conditions, bounds, filters, projections and the values in them, each made once.
 * Generators print these values, the lab evaluates them; nobody derives them again.
 */
package dev.tablewright.access.request;
