/**
 * A real engine for tests and exploration: DynamoDB Local, run as a process of its own and reached over HTTP, because its
 * licence lets nobody bundle it or compile against it. Users have it fetched by their own Maven.
 */
package dev.tablewright.engine;
