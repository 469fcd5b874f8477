/** Generated code and the same models interpreted, side by side. */
package dev.tablewright.examples.bound;
