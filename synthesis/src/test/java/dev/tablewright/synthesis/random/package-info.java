/**
 * Random models without a design, and what must hold of every design that is made for them. A model is a {@link
 * dev.tablewright.synthesis.random.Sketch} first, so that one that fails can be made smaller before it is shown.
 */
package dev.tablewright.synthesis.random;
