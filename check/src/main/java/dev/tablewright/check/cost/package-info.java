/** What a design costs: each pattern and write, each table, all together; and two designs side by side. */
package dev.tablewright.check.cost;
