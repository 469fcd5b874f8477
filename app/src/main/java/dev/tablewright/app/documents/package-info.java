/** Puts together what documents are made of, and all files that belong to them. */
package dev.tablewright.app.documents;
