/**
 * Writes: entities are created, replaced, changed and deleted together with everything that is kept beside them, in one request or one
 * transaction. What stands in the way comes back as a {@link dev.tablewright.runtime.write.Refusal} that says what it is.
 */
package dev.tablewright.runtime.write;
