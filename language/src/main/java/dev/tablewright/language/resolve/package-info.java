/** From a tree of the right shape to a model: names are looked up, types are found, and what contradicts is reported. */
package dev.tablewright.language.resolve;
