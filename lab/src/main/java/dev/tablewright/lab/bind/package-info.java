/** A model bound to the runtime: what generated code would do for it, done by interpretation. */
package dev.tablewright.lab.bind;
