/**
 * Diagrams of a model: entities and relationships in the languages of other tools and as a laid-out picture, and item
 * collections as pictures. Pictures are SVG that needs nothing from outside: no font, no script, no network.
 */
package dev.tablewright.generate.diagram;
