/** Files from models: what comes out is text in memory, and whoever asked for it writes it. */
package dev.tablewright.generate;
