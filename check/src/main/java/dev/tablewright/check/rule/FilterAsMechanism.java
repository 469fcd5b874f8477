package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.load.Crowd;
import dev.tablewright.check.load.FilterPrice;
import dev.tablewright.check.load.Kept;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A filter is applied to what was read and paid for. That is well where it throws away little: a cancelled order here and
 * there. Where it throws away half or more, the key should do its work.
 */
public final class FilterAsMechanism implements Rule {

    @Override
    public Code code() {
        return new Code("TW0601", "filter-as-mechanism", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .flatMap(served -> served.read().reached().stream()
                        .flatMap(placement -> check(served, placement).stream())
                        .findFirst()
                        .stream());
    }

    private Optional<Diagnostic> check(ServedRead served, Placement placement) {
        Analysis analysis = served.analysis();
        List<FilterTerm> ordered = OtherOrder.of(served).map(OtherOrder::terms).orElse(List.of());
        List<FilterTerm> terms = served.read().filter().terms().getOrDefault(placement.occupant(), List.of()).stream()
                .filter(term -> !ordered.contains(term))
                .toList();
        Crowd crowd = analysis.crowd();
        if (terms.isEmpty() || !served.isQuery() || crowd.isAlone(placement)) {
            return Optional.empty();
        }
        Kept kept = terms.stream()
                .map(term -> Kept.by(term, placement, analysis.space().leaves()))
                .reduce(Kept::and)
                .orElseThrow();
        // Of a walk, the population is that of one unit of time, and nobody knows how many are asked.
        Optional<Estimate> found = served.read().isWalk()
                ? Optional.empty()
                : analysis.population().of(placement);
        FilterPrice price =
                FilterPrice.of(served.pattern(), placement, kept, crowd.of(placement), found, analysis.sizes());
        return kept.isMost() || price.isNothing()
                ? Optional.empty()
                : Optional.of(finding(served, placement, terms, price));
    }

    private Diagnostic finding(ServedRead served, Placement placement, List<FilterTerm> terms, FilterPrice price) {
        FilterTerm first = terms.get(0);
        Diagnostic finding = Diagnostic.of(
                        code(),
                        served.placeOf(placement, first),
                        "access pattern `" + served.pattern().name() + "` reads and pays for what it does not return")
                .label("only a filter: the key condition says nothing of it");
        for (FilterTerm term : terms.subList(1, terms.size())) {
            finding = finding.also(served.placeOf(placement, term), "and of this");
        }
        return finding.note("the query"
                        + (served.read().route().isIndex()
                                ? " on " + served.read().route().words()
                                : "") + ": " + AccessPlanText.keyCondition(served.read()))
                .note(price.text())
                .help(help(served, placement, terms));
    }

    private static String help(ServedRead served, Placement placement, List<FilterTerm> terms) {
        Pattern pattern = served.pattern();
        if (pattern.consistency() == Pattern.Consistency.STRONG) {
            return "put it into the sort key of the table, behind what the caller knows: an index cannot be read with "
                    + "strong consistency";
        }
        // A truth value can only say what an index holds; whatever else is given belongs into its key.
        FilterTerm term =
                terms.stream().filter(given -> !isTruth(given)).findFirst().orElse(terms.get(0));
        if (term instanceof FilterTerm.Holds || isTruth(term)) {
            List<String> others = served.read().wanted().stream()
                    .map(Placement::occupant)
                    .filter(occupant -> !occupant.equals(placement.occupant()))
                    .toList();
            String which = others.isEmpty()
                    ? "only these"
                    : WordList.and(others) + ", and only these of " + placement.occupant();
            String first = terms.stream().noneMatch(FilterAsMechanism::isTruth)
                    ? ""
                    : "a truth value is no key: ask `where: " + condition(terms) + "`, and ";
            return first + "let an index hold " + which + ": `" + sparse(served, placement, terms) + "`";
        }
        boolean otherOrder = term instanceof FilterTerm.Within within
                && pattern.sort().stream()
                        .findFirst()
                        .filter(sort -> !sort.path()
                                .steps()
                                .equals(within.narrowing().path().steps()))
                        .isPresent();
        if (otherOrder) {
            String path = ((FilterTerm.Within) term).narrowing().path().dotted();
            return "a query gives a range in the order of the same attribute: sort by `" + path
                    + "`, and let the caller put the results in the order of `"
                    + pattern.sort().get(0) + "`";
        }
        return new Proposal(served.analysis(), pattern, placement.owner())
                .text()
                .orElse("put it into the sort key, behind what the caller knows");
    }

    /** Whether the caller says which of two truth values he wants. */
    private static boolean isTruth(FilterTerm term) {
        return term instanceof FilterTerm.Equals equals
                && equals.leaf().attribute().type() == ScalarType.BOOLEAN;
    }

    /** What a sparse index can ensure. */
    private static String condition(List<FilterTerm> terms) {
        return terms.stream()
                .filter(term -> term instanceof FilterTerm.Holds || isTruth(term))
                .map(term ->
                        term instanceof FilterTerm.Equals equals ? equals.leaf().name() + " = true" : term.text())
                .collect(Collectors.joining(" and "));
    }

    /** The same keys in an index of which the others are left out. */
    private static String sparse(ServedRead served, Placement placement, List<FilterTerm> terms) {
        boolean generic = served.analysis().space().design().layout() == Layout.SINGLE_TABLE;
        String attribute = terms.get(0).attribute();
        String condition = condition(terms);
        // In a flow mapping a bracket would begin a list.
        String when = condition.contains("[") ? "\"" + condition + "\"" : condition;
        String name = generic
                ? "GSI" + new Proposal(served.analysis(), served.pattern(), placement.owner()).free()
                : Character.toUpperCase(attribute.charAt(0)) + attribute.substring(1) + "Index";
        String sort = placement.sort().isEmpty() ? "" : ", sort: " + CompositeOrder.text(values(placement, false));
        return name + ": { partition: " + CompositeOrder.text(values(placement, true)) + sort + ", when: " + when
                + " }";
    }

    private static List<KeyValue> values(Placement placement, boolean partition) {
        return (partition ? placement.partition() : placement.sort())
                .stream().map(part -> part.value()).toList();
    }
}
