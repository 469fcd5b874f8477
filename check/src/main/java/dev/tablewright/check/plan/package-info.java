/** What patterns and writes come to in DynamoDB, derived from a model and its design alone. */
package dev.tablewright.check.plan;
