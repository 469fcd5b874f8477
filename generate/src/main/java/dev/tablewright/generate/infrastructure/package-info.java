/** What is deployed, as values: tables with their indexes, scaling, alarms and policies, whatever language it is written in. */
package dev.tablewright.generate.infrastructure;
