package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A condition that nothing can satisfy makes a pattern that never returns anything, a write that is never done, an index
 * that stays empty. Only what is certain is reported.
 */
public final class ContradictoryCondition implements Rule {

    /** DynamoDB takes no expression with more operators. */
    private static final int MOST = 300;

    @Override
    public Code code() {
        return new Code("TW0314", "contradictory-condition", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ConditionUse.in(subject.model()).flatMap(use -> check(subject.model(), use).stream());
    }

    /** The first comparison that contradicts those before it. */
    private Optional<Diagnostic> check(Model model, ConditionUse use) {
        List<Comparison> said = use.condition().comparisons();
        List<Comparison> all = said.subList(0, Math.min(said.size(), MOST));
        return IntStream.range(1, all.size())
                .mapToObj(last -> {
                    Comparison comparison = all.get(last);
                    List<Comparison> before = all.subList(0, last).stream()
                            .filter(other -> isAbout(other, comparison))
                            .toList();
                    return contradiction(model, use, before, comparison).stream();
                })
                .flatMap(found -> found)
                .findFirst();
    }

    private Optional<Diagnostic> contradiction(
            Model model, ConditionUse use, List<Comparison> before, Comparison comparison) {
        for (Comparison other : before) {
            if (!isPossible(model, use, List.of(other, comparison))) {
                return Optional.of(finding(List.of(other), comparison));
            }
        }
        List<Comparison> together =
                Stream.concat(before.stream(), Stream.of(comparison)).toList();
        return isPossible(model, use, together) ? Optional.empty() : Optional.of(finding(before, comparison));
    }

    private Diagnostic finding(List<Comparison> before, Comparison comparison) {
        Condition earlier = new Condition(before);
        Diagnostic finding = Diagnostic.of(
                        code(), comparison.span(), "nothing satisfies `" + earlier + " and " + comparison + "`")
                .label("contradicts what stands before it");
        boolean alternatives = comparison.operator() == Operator.EQUAL
                && before.get(0).operator() == Operator.EQUAL
                && before.size() == 1;
        return alternatives
                ? finding.help("`and` means both at once; for either of them write `" + comparison.path() + " in ["
                        + before.get(0).values().get(0) + ", "
                        + comparison.values().get(0) + "]`")
                : finding.help("remove or change one of them");
    }

    /** Whether two comparisons speak of the same attribute, or one of a part of the other's. */
    private static boolean isAbout(Comparison one, Comparison other) {
        List<String> a = one.path().steps();
        List<String> b = other.path().steps();
        int shared = Math.min(a.size(), b.size());
        return a.subList(0, shared).equals(b.subList(0, shared));
    }

    /** Whether an item of at least one of the entities can satisfy them. */
    private static boolean isPossible(Model model, ConditionUse use, List<Comparison> comparisons) {
        return use.entities().stream()
                .filter(entity -> knows(model, entity, comparisons))
                .map(entity -> isPossible(model, entity, use.ofWhatIsThere(), comparisons))
                .reduce(Boolean::logicalOr)
                .orElse(true);
    }

    private static boolean knows(Model model, Entity entity, List<Comparison> comparisons) {
        return comparisons.stream()
                .allMatch(c -> model.attribute(entity, c.path()).isPresent());
    }

    private static boolean isPossible(Model model, Entity entity, boolean there, List<Comparison> comparisons) {
        Comparison last = comparisons.get(comparisons.size() - 1);
        List<Comparison> same = comparisons.stream()
                .filter(other -> other.path().steps().equals(last.path().steps()))
                .toList();
        if (same.size() < comparisons.size() && hasPartOfNothing(comparisons, last)) {
            return false;
        }
        List<Attribute> along = new AttributeLookup(model)
                .along(entity.name().text(), last.path().steps());
        boolean present = there && along.stream().noneMatch(Attribute::optional);
        return along.isEmpty()
                || Feasibility.isPossible(
                        model.storedType(along.get(along.size() - 1).type()), present, same);
    }

    /** Whether something must be absent of which a part must be there. */
    private static boolean hasPartOfNothing(List<Comparison> comparisons, Comparison last) {
        return comparisons.stream().anyMatch(other -> isPartOfNothing(last, other) || isPartOfNothing(other, last));
    }

    private static boolean isPartOfNothing(Comparison part, Comparison whole) {
        return part.path().steps().size() > whole.path().steps().size()
                && Feasibility.needsValue(part)
                && whole.operator() == Operator.ABSENT;
    }
}
