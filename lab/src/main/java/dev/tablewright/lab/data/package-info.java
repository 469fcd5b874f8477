/** Realistic data that follows from a model, a size and a seed. */
package dev.tablewright.lab.data;
