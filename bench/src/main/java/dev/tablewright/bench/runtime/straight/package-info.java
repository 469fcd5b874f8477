/** An experiment: DynamoDB's JSON straight into records, beside the SDK's own objects. */
package dev.tablewright.bench.runtime.straight;
