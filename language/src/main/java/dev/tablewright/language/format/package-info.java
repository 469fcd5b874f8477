/** One canonical layout for model files. Comments and the order of everything are kept; only white space changes. */
package dev.tablewright.language.format;
