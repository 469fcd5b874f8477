package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.stream.Stream;

/**
 * A sparse index holds some items and not others. A pattern that wants the others too gets too few, and no error. What is
 * left out because an attribute may be absent is said where the attribute stands in the key.
 */
public final class IncompleteIndex implements Rule {

    @Override
    public Code code() {
        return new Code("TW0216", "incomplete-index", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        boolean optional = new OptionalAttributeInKey().check(subject).findAny().isPresent();
        return UnservedPattern.of(subject, Failure.INCOMPLETE)
                .flatMap(unserved -> unserved.nearest().stream()
                        .filter(obstacle -> obstacle instanceof Obstacle.Sparse sparse
                                ? !isIdle(sparse)
                                : obstacle instanceof Obstacle.MayBeAbsent && !optional)
                        .findFirst()
                        .map(obstacle -> finding(unserved, obstacle))
                        .stream());
    }

    /** Whether the condition leaves nobody out, because all have the attributes of the key: another rule says so. */
    private static boolean isIdle(Obstacle.Sparse sparse) {
        Comparison missing = sparse.missing();
        return sparse.placement().parts().allMatch(KeyPart::isDirect)
                && !(missing.operator() == Operator.EXISTS
                        && sparse.placement().leaves().anyMatch(leaf -> leaf.path()
                                .equals(missing.path().dotted())));
    }

    private Diagnostic finding(UnservedPattern unserved, Obstacle obstacle) {
        String where = unserved.plan().closest().orElseThrow().words();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        unserved.given(),
                        "access pattern `" + unserved.pattern().name() + "` would miss items that are not in " + where)
                .label("served only by " + where + ", which does not hold all of them");
        if (obstacle instanceof Obstacle.Sparse sparse) {
            return unserved.shown(finding.also(sparse.missing().span(), sparse.text()))
                    .help("say in the pattern what it wants: `where: " + sparse.missing()
                            + "`, or take the condition away");
        }
        Obstacle.MayBeAbsent absent = (Obstacle.MayBeAbsent) obstacle;
        return unserved.shown(finding.also(KeySlot.placeOf(absent.placement(), absent.leaf()), absent.text()))
                .help("declare `" + absent.leaf() + "` as required, or say in the pattern `where: " + absent.leaf()
                        + " exists`");
    }
}
