/** Entities as plain data, and their values as people write and read them. */
package dev.tablewright.lab.row;
