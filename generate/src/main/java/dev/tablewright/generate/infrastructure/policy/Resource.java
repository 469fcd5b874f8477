package dev.tablewright.generate.infrastructure.policy;

/** What a statement is about. Tables and indexes are named as in the model: who writes a template knows their ARNs. */
public sealed interface Resource {

    /** A table itself, without its indexes. */
    record OfTable(String table) implements Resource {}

    /** One index of a table. */
    record OfIndex(String table, String index) implements Resource {}

    /** The stream of a table. */
    record OfStream(String table) implements Resource {}

    /** Whatever there is: for the few actions that IAM knows no resource of. */
    record Everything() implements Resource {}

    /** A key of KMS, by its ARN. */
    record OfKey(String arn) implements Resource {}
}
