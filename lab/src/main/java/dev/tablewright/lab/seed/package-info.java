/** Brings data into tables, and out of them. */
package dev.tablewright.lab.seed;
