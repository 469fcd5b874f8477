/** The charts that designers draw by hand, as columns of text. */
package dev.tablewright.generate.chart;
