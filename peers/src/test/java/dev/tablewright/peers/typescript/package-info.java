/** Generated TypeScript, compiled by its compiler and run beside the Java binding. */
package dev.tablewright.peers.typescript;
