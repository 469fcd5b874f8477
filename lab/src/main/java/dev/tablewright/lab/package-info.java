/** A model at work on real tables: seeded, tested, explored and validated. No generated code is needed, and none is known here. */
package dev.tablewright.lab;
