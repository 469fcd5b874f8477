package dev.tablewright.runtime.call;

/**
 * What is called: a pattern or a write of the model, or an operation on an entity.
 *
 * @param name {@code ordersOfCustomer}, {@code Order.create}
 * @param declaredUnits what the model expects one call to consume; 0 if it expects nothing
 * @param declaredRequests how many requests it expects; 0 if it expects nothing
 */
public record CallInfo(String name, double declaredUnits, int declaredRequests) {

    public static CallInfo of(String name) {
        return new CallInfo(name, 0, 0);
    }
}
