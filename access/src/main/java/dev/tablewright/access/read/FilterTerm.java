package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Source;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.pattern.Narrowing;

/** What the key condition does not say, and has to be asked of every item that was read. */
public sealed interface FilterTerm {

    /** As it is shown to people. */
    String text();

    /** The attribute of the item that is looked at. */
    String attribute();

    /** An attribute has the value that the caller gives. */
    record Equals(Leaf leaf, Source source) implements FilterTerm {
        @Override
        public String text() {
            return leaf.name() + " = " + source.text();
        }

        @Override
        public String attribute() {
            return leaf.first();
        }
    }

    /** A condition of the pattern. */
    record Holds(Comparison comparison) implements FilterTerm {
        @Override
        public String text() {
            return comparison.toString();
        }

        @Override
        public String attribute() {
            return comparison.path().first();
        }
    }

    /** The range or the prefix of the pattern. */
    record Within(Narrowing narrowing) implements FilterTerm {
        @Override
        public String text() {
            String path = narrowing.path().dotted();
            return narrowing.kind() == Narrowing.Kind.RANGE
                    ? path + " between {from} and {to}"
                    : "begins_with(" + path + ", {" + path + "})";
        }

        @Override
        public String attribute() {
            return narrowing.path().first();
        }
    }
}
