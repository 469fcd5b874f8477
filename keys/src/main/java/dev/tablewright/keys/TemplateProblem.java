package dev.tablewright.keys;

import java.util.Optional;

/**
 * A mistake in the text of a template.
 *
 * @param start where it begins, as an offset into the text
 * @param end where it ends, exclusive
 * @param message what is wrong there, in a few words
 * @param help what to write instead, where that is known
 */
public record TemplateProblem(int start, int end, String message, Optional<String> help) {}
