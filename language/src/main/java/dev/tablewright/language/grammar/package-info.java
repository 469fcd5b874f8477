/**
 * Which keys a model file has and which shape their values take, said once: the check of a file's shape, the JSON Schema
 * for editors and the reference page in the documentation all come from here.
 */
package dev.tablewright.language.grammar;
