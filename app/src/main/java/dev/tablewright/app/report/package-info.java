/**
 * Findings in the forms that people, programs and build servers read: text, JSON, SARIF, GitHub annotations and JUnit
 * XML. The forms are pure: the same findings give the same bytes.
 */
package dev.tablewright.app.report;
