/** The documents of a model with its design, one class a document: each a function of a {@link Dossier}. */
package dev.tablewright.generate.docs;
