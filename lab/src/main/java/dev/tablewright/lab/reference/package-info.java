/**
 * What patterns must answer and what writes must do, found slowly and obviously over plain lists of rows. It shares nothing with the
 * planner, the keys and the runtime: whatever those do is held against this.
 */
package dev.tablewright.lab.reference;
