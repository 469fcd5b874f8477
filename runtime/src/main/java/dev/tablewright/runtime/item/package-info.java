/** What items of a table are made of: values, entities, their keys, and what is kept beside them. */
package dev.tablewright.runtime.item;
