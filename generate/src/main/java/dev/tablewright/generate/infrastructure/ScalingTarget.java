package dev.tablewright.generate.infrastructure;

import java.util.Optional;

/**
 * Capacity that follows the load: reads or writes, of a table or of one index.
 *
 * @param logicalId of the target within the template: {@code ShopTableGsi1ReadScaling}
 * @param policyLogicalId of the rule by which it scales
 * @param policyName in the account
 * @param index empty: the table itself
 * @param least units that are always bought
 * @param most units that are ever bought
 * @param target which part of them should be in use, in percent
 */
public record ScalingTarget(
        String logicalId,
        String policyLogicalId,
        String policyName,
        Optional<String> index,
        Direction direction,
        long least,
        long most,
        int target) {

    /** {@code dynamodb:index:ReadCapacityUnits}, as Application Auto Scaling names it. */
    public String dimension() {
        return "dynamodb:" + (index.isPresent() ? "index" : "table") + ":" + direction.word() + "CapacityUnits";
    }

    /** {@code DynamoDBReadCapacityUtilization}: what is held at the target. */
    public String utilization() {
        return "DynamoDB" + direction.word() + "CapacityUtilization";
    }
}
