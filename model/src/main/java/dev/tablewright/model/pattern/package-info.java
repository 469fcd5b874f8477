/** What is done with the data: how it is read and written, how often, and how fast it must be. */
package dev.tablewright.model.pattern;
