/** What tables have to be like, for all who make or describe them. */
package dev.tablewright.check.table;
