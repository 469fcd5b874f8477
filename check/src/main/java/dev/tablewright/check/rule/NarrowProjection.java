package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.Projected;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A global secondary index gives what it holds and nothing else. Whatever a pattern needs beyond has to be read from the
 * table, item by item.
 */
public final class NarrowProjection implements Rule {

    @Override
    public Code code() {
        return new Code("TW0507", "projection-too-narrow", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .filter(served -> served.read().fetchBack())
                .flatMap(served -> served.read().wanted().stream()
                        .filter(placement -> !missing(served, placement).isEmpty())
                        .findFirst()
                        .map(placement -> finding(served, placement))
                        .stream());
    }

    private static List<String> missing(ServedRead served, Placement placement) {
        return new Projected(placement.route())
                .missing(
                        served.pattern(),
                        placement,
                        served.read().filter().terms(),
                        served.read().isApart(served.pattern()));
    }

    private Diagnostic finding(ServedRead served, Placement placement) {
        Route route = placement.route();
        Pattern pattern = served.pattern();
        List<String> missing = missing(served, placement);
        Diagnostic finding = Diagnostic.of(
                        code(),
                        place(served, placement, missing),
                        "access pattern `" + pattern.name() + "` reads every item twice")
                .label(route.words() + " does not hold "
                        + WordList.few(
                                missing.stream().map(name -> "`" + name + "`").toList()))
                .also(route.index().orElseThrow().name().span(), held(route))
                .note(price(served));
        finding = finding.help(projection(served, route));
        Set<String> held = new Projected(route).held(placement);
        return pattern.needs().isEmpty() && !held.isEmpty()
                ? finding.help("or, if the caller uses nothing else, say `needs: [" + String.join(", ", held) + "]`")
                : finding;
    }

    /** What is needed or filtered by, and missing, where it is named; the entity, if all of it is needed. */
    private static Span place(ServedRead served, Placement placement, List<String> missing) {
        Pattern pattern = served.pattern();
        Stream<Span> needs = pattern.needs().stream()
                .filter(path -> missing.contains(path.first()))
                .map(AttributePath::span);
        Stream<Span> filtered = served.read().filter().terms().getOrDefault(placement.occupant(), List.of()).stream()
                .filter(term -> !pattern.needs().isEmpty() && missing.contains(term.attribute()))
                .map(term -> served.placeOf(placement, term));
        Stream<Span> entity = pattern.entities().stream()
                .filter(name -> name.text().equals(placement.occupant()))
                .map(Name::span);
        return Stream.of(needs, filtered, entity)
                .flatMap(spans -> spans)
                .findFirst()
                .orElse(pattern.name().span());
    }

    private static String held(Route route) {
        if (!(route.index().orElseThrow().projection() instanceof Projection.Include include)) {
            return "holds the keys alone";
        }
        List<String> held = new ArrayList<>();
        held.add("the keys");
        include.attributes().forEach(name -> held.add("`" + name + "`"));
        return "holds " + WordList.few(held);
    }

    private static String price(ServedRead served) {
        Pattern pattern = served.pattern();
        String more = "each item that is found is then read from the table, in a further request";
        Optional<Integer> items = pattern.page().or(pattern::top);
        if (items.isEmpty()) {
            return more;
        }
        String reads = Amount.count(items.get()) + " reads more a page";
        return more + ": " + reads
                + served.perSecond()
                        .map(rate -> rate.multiply(BigDecimal.valueOf(items.get())))
                        .filter(rate -> rate.compareTo(BigDecimal.ONE) >= 0)
                        .map(rate -> ", " + Amount.number(rate) + " reads/s")
                        .orElse("");
    }

    /** The projection with which no pattern would have to read twice. */
    private static String projection(ServedRead served, Route route) {
        Set<String> wanted = new LinkedHashSet<>();
        if (route.index().orElseThrow().projection() instanceof Projection.Include include) {
            include.attributes().forEach(name -> wanted.add(name.text()));
        }
        boolean everything = false;
        for (ServedRead other : ServedRead.in(served.analysis()).toList()) {
            if (other.read().route().equals(route)) {
                for (Placement placement : other.read().wanted()) {
                    wanted.addAll(missing(other, placement));
                    everything |=
                            other.pattern().needs().isEmpty() && other.pattern().operation() != Pattern.Operation.COUNT;
                }
            }
        }
        String name = name(served, route);
        return everything
                ? "let the index hold them: `" + name + ": { projection: all }` under `indexes`"
                : "let the index hold them: `" + name + ": { projection: [" + String.join(", ", wanted)
                        + "] }` under `indexes`";
    }

    /** As the index is called under {@code indexes}. */
    static String name(ServedRead served, Route route) {
        return served.analysis().space().design().layout() == Layout.TABLE_PER_ENTITY
                ? route.table().name() + "." + route.name()
                : route.name();
    }
}
