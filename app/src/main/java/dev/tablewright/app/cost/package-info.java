/** What a design costs, for people and programs: text, JSON and a page. */
package dev.tablewright.app.cost;
