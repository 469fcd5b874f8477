/**
 * A real engine for tests and exploration: DynamoDB Local, run as a process of its own and reached over HTTP, because its
 * licence lets nobody bundle it or compile against it.
 */
package dev.tablewright.engine;
