/** What generators of source code have in common, whatever language they write. */
package dev.tablewright.generate.code;
