/** What the lab found, for people and for programs. */
package dev.tablewright.app.lab;
