/** Pages for people who do not sit at a terminal: text, tables and charts, in one file that needs nothing else. */
package dev.tablewright.app.page;
