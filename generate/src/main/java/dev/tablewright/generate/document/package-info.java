/** Documents as values: what stands in them is written once and shown as Markdown, and as a page of the book. */
package dev.tablewright.generate.document;
