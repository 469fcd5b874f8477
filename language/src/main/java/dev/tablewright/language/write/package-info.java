/**
 * The way back: from a design, whoever made it, to the text of a model file, in which everything else stays as its author
 * wrote it.
 */
package dev.tablewright.language.write;
