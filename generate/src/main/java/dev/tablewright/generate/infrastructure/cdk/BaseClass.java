package dev.tablewright.generate.infrastructure.cdk;

import java.util.List;

/**
 * What the stacks of a program have in common: plain logical ids, outputs, and the topic that alarms tell. CDK puts a hash behind its logical
 * ids; with the ids of our template a stack can be made from the one and later be updated from the other.
 *
 * @param scales whether capacity follows the load somewhere
 * @param renames whether resources would have the same id, or one that differs from the template's by case
 * @param alarms whether somebody is told when something is wrong
 */
record BaseClass(String name, boolean scales, boolean renames, boolean alarms) {

    /** The method that gives the sum of a table's metric. */
    static final String METRIC = "sumPerMinute";

    /** The method that adds up what CloudWatch counts by operation. */
    static final String SUM = "sumOfOperations";

    /** The method that gives a resource a logical id of its own. */
    static final String RENAME = "logicalId";

    /** The method that lets an alarm tell the topic. */
    static final String NOTIFY = "notifyOf";

    /** The method that tells the rest of the infrastructure something. */
    static final String OUTPUT = "output";

    static BaseClass of(String name, List<StackClass> stacks) {
        return new BaseClass(
                name,
                stacks.stream().anyMatch(StackClass::scales),
                stacks.stream().flatMap(each -> each.stack().tables().stream()).anyMatch(ScalingStatements::renames),
                stacks.stream().anyMatch(each -> each.stack().hasAlarms()));
    }
}
