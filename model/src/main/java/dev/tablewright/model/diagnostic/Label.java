package dev.tablewright.model.diagnostic;

import dev.tablewright.model.source.Span;

/** A place and what is to be said about it; the text may be empty. */
public record Label(Span span, String text) {}
