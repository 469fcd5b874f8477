/** Tries every pattern and every write on real tables. */
package dev.tablewright.lab.trial;
