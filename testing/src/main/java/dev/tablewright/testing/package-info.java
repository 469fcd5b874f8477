/** What the tests of all modules share: how much is tried ({@link dev.tablewright.testing.Scale}), and random choices. */
package dev.tablewright.testing;
