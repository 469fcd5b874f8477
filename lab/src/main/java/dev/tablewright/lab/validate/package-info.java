/** Compares what tables hold with what the model says. */
package dev.tablewright.lab.validate;
