/** What is unwise or false about a model and its design: rules, one a file, and the suppressions that accept a finding. */
package dev.tablewright.check;
