/** What a part of the application may do in DynamoDB: exactly what its patterns and writes ask for. */
package dev.tablewright.generate.infrastructure.policy;
