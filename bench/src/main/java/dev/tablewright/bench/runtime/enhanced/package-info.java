/** The same customers and orders as the AWS Enhanced Client wants them: as beans, and as records with static schemas. */
package dev.tablewright.bench.runtime.enhanced;
