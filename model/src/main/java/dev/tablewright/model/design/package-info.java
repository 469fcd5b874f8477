/**
 * How data is stored: tables, indexes and the keys of every entity. A design is a value like any other, whoever made it:
 * a person, an importer or the optimiser.
 */
package dev.tablewright.model.design;
