/** Texts that people wrote and places in them. */
package dev.tablewright.model.source;
