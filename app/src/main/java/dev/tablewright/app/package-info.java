/** The application: one pipeline, and thin skins over it. */
package dev.tablewright.app;
