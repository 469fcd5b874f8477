/**
 * The rules. Each is one class with one public method, one page in {@code docs/rules} and fixtures that fire and do not;
 * what several of them need to know about a model stands beside them, as a value that is not public.
 */
package dev.tablewright.check.rule;
