package dev.tablewright.language.importer;

/** A language in which entity diagrams are drawn. */
enum DiagramDialect {
    MERMAID,
    PLANTUML
}
