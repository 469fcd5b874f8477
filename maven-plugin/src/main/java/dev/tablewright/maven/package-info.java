/** Checks models and generates code as part of a Maven build: a thin skin over the pipeline. */
package dev.tablewright.maven;
