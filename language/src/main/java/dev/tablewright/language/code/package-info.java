/** What can be wrong with a text: the codes of its findings. */
package dev.tablewright.language.code;
