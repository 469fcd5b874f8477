package dev.tablewright.generate.diagram;

/**
 * A picture, as the text of an SVG file that needs nothing from outside.
 *
 * @param name fit for a file: lower case, with hyphens
 * @param title what is seen, in a few words
 * @param description the same in a sentence or two, for those who cannot see it
 */
public record Picture(String name, String title, String description, String svg) {}
