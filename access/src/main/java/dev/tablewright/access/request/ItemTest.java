package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Constants;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import java.util.List;

/** What is asked of an item of one entity. */
public sealed interface ItemTest {

    /** To the value that is looked at. */
    ValuePath path();

    <R> R accept(Visitor<R> visitor);

    /** A value is the one that the caller gives. */
    record Equal(ValuePath path, Source source) implements ItemTest {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.equal(this);
        }
    }

    /**
     * A comparison of the model holds. Of an absent value only {@code absent} and {@code !=} hold.
     *
     * @param values what it compares with
     */
    record Holds(ValuePath path, Comparison comparison, List<KeyData> values) implements ItemTest {

        public Holds {
            values = List.copyOf(values);
        }

        public Operator operator() {
            return comparison.operator();
        }

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
            return new Equal(ValuePath.of(leaves, entity, equals.leaf()), equals.source());
        }
        if (term instanceof FilterTerm.Within within) {
            ValuePath path =
                    ValuePath.of(leaves, entity, within.narrowing().path().steps());
            return within.narrowing().kind() == Narrowing.Kind.RANGE ? new Within(path) : new Begins(path);
        }
        return of(leaves, entity, ((FilterTerm.Holds) term).comparison());
    }

    /** All that a condition of the model asks. */
    static List<Holds> of(Leaves leaves, Entity entity, Condition condition) {
        return condition.comparisons().stream()
                .map(comparison -> of(leaves, entity, comparison))
                .toList();
    }

    /** @throws IllegalStateException if it compares with what is no value: a finding of the checker */
    static Holds of(Leaves leaves, Entity entity, Comparison comparison) {
        ValuePath path = ValuePath.of(leaves, entity, comparison.path().steps());
        return new Holds(
                path,
                comparison,
                comparison.values().stream()
                        .map(word -> Constants.value(leaves.walk().storedType(path.type()), word.text())
                                .orElseThrow(() -> new IllegalStateException("no value: " + comparison)))
                        .toList());
    }
}
