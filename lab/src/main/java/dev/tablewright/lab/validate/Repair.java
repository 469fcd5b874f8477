package dev.tablewright.lab.validate;

/** How something can be put right. Nothing here is ever sent by the validation. */
public sealed interface Repair {

    /**
     * A request that does it, and does nothing if the items are no longer as they were seen.
     *
     * @param operation of DynamoDB: {@code UpdateItem}
     * @param request in the JSON of DynamoDB, as {@code aws dynamodb update-item --cli-input-json} takes it
     */
    record Fix(String operation, String request) implements Repair {}

    /**
     * Only a person can know.
     *
     * @param why the reason
     */
    record ByHand(String why) implements Repair {}
}
