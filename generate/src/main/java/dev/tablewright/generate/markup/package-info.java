/** Markup as values, for pages and pictures: HTML and SVG that are XML, too. */
package dev.tablewright.generate.markup;
