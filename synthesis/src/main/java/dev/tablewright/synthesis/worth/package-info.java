/** What a design is worth, and who says so. */
package dev.tablewright.synthesis.worth;
