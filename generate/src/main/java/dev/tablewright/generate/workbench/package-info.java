/** Designs for NoSQL Workbench: its data model in JSON, version 3.0, with a facet and sample data for each entity. */
package dev.tablewright.generate.workbench;
