/** Designs that were synthesised, their prices and the reasons for them: for terminals, programs and documents. */
package dev.tablewright.app.design;
