/** The export for NoSQL Workbench, held against what the tool itself writes. */
package dev.tablewright.peers.workbench;
