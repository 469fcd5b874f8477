/** What is said about a text: findings with their places, and how they are shown as text. */
package dev.tablewright.model.diagnostic;
