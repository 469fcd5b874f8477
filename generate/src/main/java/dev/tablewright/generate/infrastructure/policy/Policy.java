package dev.tablewright.generate.infrastructure.policy;

import java.util.List;

/**
 * What one role may do, as a managed policy of IAM: whoever runs that part of the application attaches it.
 *
 * @param logicalId its name within the template: {@code ApplicationPolicy}
 * @param name its name in the account
 * @param role whose it is
 * @param description whose it is, in words that stay: IAM never lets a description change, so CloudFormation would replace the policy,
 *     and one with a name of its own cannot be replaced
 * @param about who the role is, in its author's words, and how much it may do, for the reader of the template
 * @param reach what of it does not keep tenants apart, for the reader of the template; nothing if all does, or nothing has to
 */
public record Policy(
        String logicalId,
        String name,
        String role,
        String description,
        String about,
        List<String> reach,
        List<Statement> statements) {

    public Policy {
        reach = List.copyOf(reach);
        statements = List.copyOf(statements);
    }

    /** What the reader of the template should know of it. */
    public String comment() {
        return reach.isEmpty() ? about : about + " Not held to one tenant: " + String.join("; ", reach) + ".";
    }
}
