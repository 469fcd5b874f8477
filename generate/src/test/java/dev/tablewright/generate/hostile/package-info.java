/** Models with names and texts that mean something elsewhere, for the tests of all that is generated. */
package dev.tablewright.generate.hostile;
