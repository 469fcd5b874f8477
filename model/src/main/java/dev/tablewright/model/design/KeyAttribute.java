package dev.tablewright.model.design;

/** A physical key attribute and its DynamoDB type. */
public record KeyAttribute(String name, KeyType type) {

    /** The types that DynamoDB allows in keys. */
    public enum KeyType {
        STRING,
        NUMBER,
        BINARY
    }
}
