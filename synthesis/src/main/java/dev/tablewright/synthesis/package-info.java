/** Designs that are made by the program: ways to store what a model describes. */
package dev.tablewright.synthesis;
