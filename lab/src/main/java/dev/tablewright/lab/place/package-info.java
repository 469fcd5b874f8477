/** Where tables are: a local engine, an endpoint, AWS; what they are like, and what they should be like. */
package dev.tablewright.lab.place;
