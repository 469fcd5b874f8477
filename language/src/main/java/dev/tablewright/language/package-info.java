/** The model language: from the text of a file to a {@link dev.tablewright.model.Model}, or to what is wrong with it. */
package dev.tablewright.language;
