package dev.tablewright.model.diagnostic;

import dev.tablewright.model.source.Span;

/** A change of a text: what stands at the place is replaced. */
public record Edit(Span span, String replacement) {}
