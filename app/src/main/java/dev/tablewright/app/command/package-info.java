/** The command line: one class a command. Results go to standard output, everything else to standard error. */
package dev.tablewright.app.command;
