/**
 * Java from models: records, types that say how they are stored, repositories, and a facade with a method for each pattern and each
 * write. One class a concern; all names are chosen in {@code Naming}, all layout is {@code JavaFile}'s.
 */
package dev.tablewright.generate.java;
