/** Files that the user named: read with findings instead of exceptions, written whole or not at all. */
package dev.tablewright.app.file;
