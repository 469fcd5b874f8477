/**
 * TypeScript for the other half of an application: what entities look like, how they are stored, and their keys. The keys are those of
 * the Java runtime, byte for byte.
 */
package dev.tablewright.generate.typescript;
