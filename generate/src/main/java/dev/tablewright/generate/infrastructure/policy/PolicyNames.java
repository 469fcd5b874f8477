package dev.tablewright.generate.infrastructure.policy;

/** Gives names that nothing else in the stack has. */
public interface PolicyNames {

    /** A name within the template. */
    String logicalId(String role);

    /** A name in the account, for all regions: IAM knows no regions, and no difference of case. */
    String name(String role);
}
