/** Looks at tables as entities. */
package dev.tablewright.lab.explore;
