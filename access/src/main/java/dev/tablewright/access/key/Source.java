package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;

/** Where the caller of a pattern has a value from. */
public sealed interface Source {

    /** As it is shown in a key condition. */
    String text();

    /**
     * What is given by the caller.
     *
     * @param component the parameter, or the part of it, spelled to the end: {@code repo.owner.login}
     * @param name as it is shown: {@code repo.owner}
     */
    record Parameter(String component, String name) implements Source {
        @Override
        public String text() {
            return "{" + name + "}";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Parameter parameter && parameter.component.equals(component);
        }

        @Override
        public int hashCode() {
            return component.hashCode();
        }
    }

    /** What the pattern itself says: {@code where: status = OPEN}. */
    record Constant(KeyData value) implements Source {
        @Override
        public String text() {
            return value.plain();
        }
    }
}
