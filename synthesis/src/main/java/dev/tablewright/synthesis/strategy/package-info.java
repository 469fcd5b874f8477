/** How relationships are stored: what a draft does with each, in the words of those who design by hand. */
package dev.tablewright.synthesis.strategy;
