package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;

/** What is asked of an item of one entity after it was read. */
public sealed interface ItemTest {

    /** To the value that is looked at. */
    ValuePath path();

    <R> R accept(Visitor<R> visitor);

    /** A value is the one that the caller gives. */
    record Equal(ValuePath path, Leaf leaf, Source source) implements ItemTest {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.equal(this);
        }
    }

    /** A condition of the pattern holds. */
    record Holds(ValuePath path, Comparison comparison) implements ItemTest {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.holds(this);
        }
    }

    /** A value lies in the range that the caller gives. */
    record Within(ValuePath path) implements ItemTest {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.within(this);
        }
    }

    /** A value begins with the text that the caller gives. */
    record Begins(ValuePath path) implements ItemTest {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.begins(this);
        }
    }

    /** What is made of each kind of test. */
    interface Visitor<R> {
        R equal(Equal test);

        R holds(Holds test);

        R within(Within test);

        R begins(Begins test);
    }

    static ItemTest of(Leaves leaves, Entity entity, FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            ValuePath path = ValuePath.of(leaves, entity, equals.leaf().steps());
            return new Equal(path, equals.leaf(), equals.source());
        }
        if (term instanceof FilterTerm.Within within) {
            ValuePath path =
                    ValuePath.of(leaves, entity, within.narrowing().path().steps());
            return within.narrowing().kind() == Narrowing.Kind.RANGE ? new Within(path) : new Begins(path);
        }
        Comparison comparison = ((FilterTerm.Holds) term).comparison();
        return new Holds(ValuePath.of(leaves, entity, comparison.path().steps()), comparison);
    }
}
