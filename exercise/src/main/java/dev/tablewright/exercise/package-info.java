/**
 * The generated Java of a model at work: compiled in memory, and called through its public methods, as an application calls it. Rows
 * and arguments of the lab become Java values, and results become rows.
 */
package dev.tablewright.exercise;
