/**
 * Where items stand: the physical keys of every entity in every table and index, the languages that they form, and whether
 * two of them can meet.
 */
package dev.tablewright.access.key;
