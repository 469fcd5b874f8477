package dev.tablewright.generate.infrastructure.policy;

import java.util.List;

/**
 * What one role may do, as a managed policy of IAM: whoever runs that part of the application attaches it.
 *
 * @param logicalId its name within the template: {@code ApplicationPolicy}
 * @param name its name in the account
 * @param role whose it is
 * @param description what it permits, in a sentence; the account shows it
 * @param reach what of it does not keep tenants apart, for the reader of the template; nothing if all does, or nothing has to
 */
public record Policy(
        String logicalId,
        String name,
        String role,
        String description,
        List<String> reach,
        List<Statement> statements) {

    public Policy {
        reach = List.copyOf(reach);
        statements = List.copyOf(statements);
    }
}
