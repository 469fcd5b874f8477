/**
 * The book: all documents of a model as one page, which opens from disk or out of a mail, needs no network, and can be searched
 * and printed.
 */
package dev.tablewright.generate.book;
