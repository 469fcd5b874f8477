/** The rules. Each is one class with one public method, one page in {@code docs/rules} and fixtures that fire and do not. */
package dev.tablewright.check.rule;
