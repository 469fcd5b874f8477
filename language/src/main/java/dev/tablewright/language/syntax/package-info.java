/** YAML as a tree in which every key and value knows its place; and the traps of YAML as clear findings. */
package dev.tablewright.language.syntax;
