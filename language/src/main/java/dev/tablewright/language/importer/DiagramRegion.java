package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * The part of a file that is a diagram.
 *
 * @param opening the words that begin it: {@code erDiagram}, {@code @startuml}
 * @param start offset behind the opening
 * @param end offset behind the last line of the diagram
 * @param title what stands as title before the diagram
 */
record DiagramRegion(DiagramDialect dialect, Span opening, int start, int end, Optional<Name> title) {}
