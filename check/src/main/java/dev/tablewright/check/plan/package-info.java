/** How each pattern is read and each write is done, request by request, or why that cannot be. */
package dev.tablewright.check.plan;
