/** Diagrams, read by the tools that draw them. */
package dev.tablewright.peers.diagram;
