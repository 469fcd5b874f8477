/**
 * The claims of the planner, held against a reference: patterns evaluated naively on plain lists, and a DynamoDB that
 * executes access plans literally.
 */
package dev.tablewright.check.reference;
