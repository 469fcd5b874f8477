/**
 * Every pattern and every write of a model, tried on real tables: the answers held against the reference, the units against what exactly
 * these items should consume.
 */
package dev.tablewright.lab.trial;
