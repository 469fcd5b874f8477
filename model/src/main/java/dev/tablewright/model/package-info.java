/** What a team said about its data, as immutable values. No text is read here and none is written. */
package dev.tablewright.model;
