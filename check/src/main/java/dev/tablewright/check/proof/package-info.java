/** What is claimed of patterns and entities, why it holds, or an example for which it does not. */
package dev.tablewright.check.proof;
