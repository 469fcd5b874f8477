/**
 * What must hold of every model: clean means it runs, what is sent is what was said, price and budget have one source. Held against models
 * that are drawn, against models in which every feature meets every other, and against all fixtures.
 */
package dev.tablewright.exercise.law;
