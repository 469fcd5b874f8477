package dev.tablewright.access.write;

/**
 * Two actions of one write that concern the same item, or may. DynamoDB refuses a transaction with two actions on one item,
 * so they become one.
 *
 * @param merged whether the plan takes them as one already: a step of the author's names the parent of another step.
 *     Otherwise they are one only if the values happen to be equal
 */
public record ItemEncounter(ItemAction one, ItemAction other, boolean merged) {

    boolean isCertain() {
        return one.isCertain() && other.isCertain();
    }
}
