package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** How much fits into a managed policy, and how a role's statements are divided where they do not. */
final class PolicySize {

    /** IAM's limit, without white space. */
    static final int MOST = 6144;

    /** How many policies IAM attaches to a role: 10, and 20 for who asks for more. */
    static final int MOST_POLICIES = 20;

    /** The longest ARN of a table without its name: partition, region and account are not known here. */
    private static final int ARN = 80;

    private final ToIntFunction<String> names;

    /** @param names how long the name of a table can be */
    private PolicySize(ToIntFunction<String> names) {
        this.names = names;
    }

    /** With the longest names that tables have in any environment, so that policies are divided alike in all of them. */
    static PolicySize of(Model model) {
        int longest = model.deployment().environments().stream()
                .mapToInt(environment -> environment.nameOf("").length())
                .max()
                .orElse(0);
        return new PolicySize(table -> table.length() + longest);
    }

    /** As few policies as take all statements in their order. */
    List<List<Statement>> divided(List<Statement> statements) {
        List<List<Statement>> parts = new ArrayList<>();
        List<Statement> part = new ArrayList<>();
        for (Statement statement : statements.stream().flatMap(this::fitting).toList()) {
            part.add(statement);
            if (part.size() > 1 && isTooLarge(part)) {
                part.remove(part.size() - 1);
                parts.add(List.copyOf(part));
                part = new ArrayList<>(List.of(statement));
            }
        }
        if (!part.isEmpty()) {
            parts.add(List.copyOf(part));
        }
        return parts;
    }

    /** What is too large for a policy of its own, in parts with some of the resources each. They allow the same. */
    private Stream<Statement> fitting(Statement statement) {
        int half = statement.resources().size() / 2;
        if (half == 0 || !isTooLarge(List.of(statement))) {
            return Stream.of(statement);
        }
        return Stream.of(
                        statement.on(
                                statement.sid() + "A", statement.resources().subList(0, half)),
                        statement.on(
                                statement.sid() + "B",
                                statement
                                        .resources()
                                        .subList(half, statement.resources().size())))
                .flatMap(this::fitting);
    }

    boolean isTooLarge(List<Statement> statements) {
        return 50 + statements.stream().mapToInt(this::size).sum() > MOST;
    }

    /** Never less than it will be. */
    private int size(Statement statement) {
        int size = 70 + statement.sid().length();
        for (String action : statement.actions()) {
            size += action.length() + 3;
        }
        for (Resource resource : statement.resources()) {
            size += size(resource) + 3;
        }
        for (Statement.Condition condition : statement.conditions()) {
            size += condition.operator().length() + condition.key().length() + 14;
            for (String value : condition.values()) {
                size += value.length()
                        + 3
                        + (int) value.chars().filter(c -> c == '"' || c == '\\').count();
            }
        }
        return size;
    }

    private int size(Resource resource) {
        if (resource instanceof Resource.OfTable table) {
            return ARN + names.applyAsInt(table.table());
        }
        if (resource instanceof Resource.OfIndex index) {
            return ARN + names.applyAsInt(index.table()) + index.index().length();
        }
        if (resource instanceof Resource.OfStream stream) {
            return ARN + names.applyAsInt(stream.table()) + 32;
        }
        return resource instanceof Resource.OfKey key ? key.arn().length() : 1;
    }
}
