/** How each pattern is read, request by request, or why it cannot be. */
package dev.tablewright.access.read;
