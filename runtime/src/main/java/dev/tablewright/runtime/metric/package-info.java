/** What calls come to, for those who watch. Micrometer is needed only by who uses this package. */
package dev.tablewright.runtime.metric;
