package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.Projected;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.capacity.unit.WriteUnits;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An index that holds everything stores every item a second time, and is written with every change of any attribute. If its
 * patterns say that they need little, a projection is cheaper: with less than half of the bytes, and fewer write units.
 */
public final class WideProjection implements Rule {

    @Override
    public Code code() {
        return new Code("TW0508", "projection-too-wide", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> analysis.space()
                .routes()
                .filter(route -> route.index()
                        .filter(index -> index.projection() instanceof Projection.All)
                        .isPresent())
                .flatMap(route -> check(analysis, route).stream()));
    }

    private Optional<Diagnostic> check(Analysis analysis, Route route) {
        List<ServedRead> readers = ServedRead.in(analysis)
                .filter(served -> served.read().route().equals(route))
                .toList();
        boolean particular = readers.stream()
                .allMatch(served ->
                        !served.pattern().needs().isEmpty() || served.pattern().operation() == Pattern.Operation.COUNT);
        if (readers.isEmpty() || !particular) {
            return Optional.empty();
        }
        ItemSizes sizes = analysis.sizes();
        Map<Placement, Set<String>> used = used(analysis, route, readers);
        long all = 0;
        long enough = 0;
        long saved = 0;
        for (Map.Entry<Placement, Set<String>> entry : used.entrySet()) {
            long whole = sizes.item(entry.getKey().owner()).expectedWhole();
            long part = part(sizes, entry.getKey(), entry.getValue());
            all += whole;
            enough += part;
            saved += units(whole) - units(part);
        }
        return saved > 0 && enough < all / 2 ? Optional.of(finding(analysis, route, readers, used)) : Optional.empty();
    }

    /** What an entry would take that had only these attributes. */
    private static long part(ItemSizes sizes, Placement placement, Set<String> attributes) {
        List<Name> names = attributes.stream()
                .map(name -> new Name(name, placement.span()))
                .toList();
        return sizes.entry(
                        placement.owner(),
                        placement.route().table(),
                        placement.route().index().orElseThrow(),
                        new Projection.Include(names))
                .expectedWhole();
    }

    private static long units(long bytes) {
        return WriteUnits.of(bytes).toBigDecimal().longValueExact();
    }

    /** What of each entity that stands in the index is needed by some pattern that reads it there. */
    private static Map<Placement, Set<String>> used(Analysis analysis, Route route, List<ServedRead> readers) {
        Map<Placement, Set<String>> used = new LinkedHashMap<>();
        analysis.space().in(route).forEach(placement -> {
            Set<String> names = new LinkedHashSet<>();
            for (ServedRead served : readers) {
                served.read().wanted().stream()
                        .filter(wanted -> wanted.occupant().equals(placement.occupant()))
                        .forEach(wanted -> names.addAll(Projected.used(
                                served.pattern(),
                                wanted,
                                served.read().filter().terms(),
                                served.read().isApart(served.pattern()))));
            }
            used.put(placement, names);
        });
        return used;
    }

    private Diagnostic finding(
            Analysis analysis, Route route, List<ServedRead> readers, Map<Placement, Set<String>> used) {
        Name index = route.index().orElseThrow().name();
        Diagnostic finding = Diagnostic.of(
                        code(), index.span(), "the index `" + index + "` holds much that no pattern needs")
                .label("everything is copied into it");
        Set<String> projection = new LinkedHashSet<>();
        for (Map.Entry<Placement, Set<String>> entry : used.entrySet()) {
            Placement placement = entry.getKey();
            long whole = analysis.sizes().item(placement.owner()).expectedWhole();
            long part = part(analysis.sizes(), placement, entry.getValue());
            finding = finding.note("of each " + placement.occupant() + " it copies about " + Amount.bytes(whole)
                    + ", " + units(whole) + " write unit" + (units(whole) == 1 ? "" : "s") + "; about "
                    + Amount.bytes(part) + " would do, " + units(part));
            projection.addAll(entry.getValue());
        }
        List<String> patterns = readers.stream()
                .map(served -> "`" + served.pattern().name() + "`")
                .distinct()
                .toList();
        return finding.note("it serves " + WordList.few(patterns))
                .help("`" + NarrowProjection.name(readers.get(0), route) + ": { projection: "
                        + (projection.isEmpty() ? "keys" : "[" + String.join(", ", projection) + "]")
                        + " }` under `indexes`");
    }
}
