/** A model at work on real tables: seeded, tested, explored and validated, without any generated code. */
package dev.tablewright.lab;
