/**
 * Entity diagrams of other languages, Mermaid and PlantUML, read in and written down as a first model. What a diagram
 * says is kept as it was drawn ({@link dev.tablewright.language.importer.Diagram}); only the writer turns it into names,
 * types and references of the model language.
 */
package dev.tablewright.language.importer;
