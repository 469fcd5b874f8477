/** Stored items as plain values: what documents, pictures and exports show as examples. Whoever has rows fills them. */
package dev.tablewright.generate.sample;
