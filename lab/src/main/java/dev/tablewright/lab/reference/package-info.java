/** What patterns must answer, found slowly and obviously. */
package dev.tablewright.lab.reference;
