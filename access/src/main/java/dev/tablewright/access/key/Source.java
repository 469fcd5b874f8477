package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import java.util.List;
import java.util.Objects;

/** Where a value has its origin: with the caller of a pattern, in the model, or in the item that is stored. */
public sealed interface Source {

    /** As it is shown in a key condition. */
    String text();

    /**
     * What is given by the caller.
     *
     * @param parameter the name of the parameter
     * @param within the way to the value inside the id that is given; nothing if the parameter is the value
     * @param name as it is shown: {@code repo.owner}
     */
    record Parameter(String parameter, List<String> within, String name) implements Source {

        public Parameter {
            within = List.copyOf(within);
        }

        /** The parameter, or the part of it, spelled to the end: {@code repo.owner.login}. */
        public String component() {
            return within.isEmpty() ? parameter : parameter + "." + String.join(".", within);
        }

        @Override
        public String text() {
            return "{" + name + "}";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Parameter same && same.parameter.equals(parameter) && same.within.equals(within);
        }

        @Override
        public int hashCode() {
            return Objects.hash(parameter, within);
        }
    }

    /** What the pattern itself says: {@code where: status = OPEN}. */
    record Constant(KeyData value) implements Source {
        @Override
        public String text() {
            return value.plain();
        }
    }

    /** What the item has itself, whose key is made of it. */
    record Own(String name) implements Source {
        @Override
        public String text() {
            return "{" + name + "}";
        }
    }
}
