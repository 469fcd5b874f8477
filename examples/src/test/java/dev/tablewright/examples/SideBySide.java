package dev.tablewright.examples;

import dev.tablewright.examples.KeyPairs.Pair;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What people wrote for an example beside what is found. */
final class SideBySide {

    private static final String SAME = "the same";

    private final DesignsOfExample designs;
    private final Model byHand;
    private final Model found;
    private final Model elsewhere;
    private final List<Pair> pairs;

    SideBySide(DesignsOfExample designs) {
        this.designs = designs;
        this.byHand = designs.byHand();
        this.found = designs.found(designs.layout());
        this.elsewhere = designs.found(designs.otherLayout());
        this.pairs = KeyPairs.of(PlacedKey.of(byHand), PlacedKey.of(found));
    }

    static MarkdownTable overview() {
        return new MarkdownTable(
                "example",
                "dollars a month by hand",
                "found",
                "difference",
                "indexes by hand",
                "found",
                "keys by hand",
                "of which found");
    }

    void addTo(MarkdownTable overview, String name) {
        long keys = pairs.stream().filter(pair -> pair.left().isPresent()).count();
        long same = pairs.stream().filter(Pair::isSame).count();
        overview.add(
                "[" + name + "](#" + name + ")",
                dollars(byHand),
                dollars(found),
                difference(),
                indexes(byHand),
                indexes(found),
                String.valueOf(keys),
                String.valueOf(same));
    }

    private String difference() {
        double before = designs.dollars(byHand).doubleValue();
        double percent = 100 * (designs.dollars(found).doubleValue() - before) / before;
        return String.format(Locale.ROOT, "%+.1f%%", percent)
                .replace("-0.0", "0.0")
                .replace("+0.0", "0.0");
    }

    /** Figures, then keys. */
    String render() {
        MarkdownTable figures = new MarkdownTable(
                words(designs.layout()), "by hand", "found", "found: " + words(designs.otherLayout()));
        figures.add("dollars a month", dollars(byHand), dollars(found), dollars(elsewhere));
        figures.add("indexes", indexes(byHand), indexes(found), indexes(elsewhere));
        figures.add("indexes without some attributes", narrow(byHand), narrow(found), narrow(elsewhere));

        MarkdownTable keys = new MarkdownTable("entity", "where", "by hand", "found");
        String before = "";
        for (Pair pair : pairs) {
            String owner = pair.owner().equals(before) ? "" : pair.owner();
            keys.add(owner, where(pair), left(pair), right(pair));
            before = pair.owner();
        }
        return figures.render() + "\n" + keys.render();
    }

    private static String words(Layout layout) {
        return layout == Layout.SINGLE_TABLE ? "one table" : "a table for each entity";
    }

    private String dollars(Model designed) {
        return String.format(Locale.ROOT, "%,.2f", designs.dollars(designed));
    }

    private static List<Index> all(Model designed) {
        return designed.design().orElseThrow().tables().stream()
                .map(Table::indexes)
                .flatMap(List::stream)
                .toList();
    }

    private static String indexes(Model designed) {
        return String.valueOf(all(designed).size());
    }

    private static String narrow(Model designed) {
        return all(designed).stream()
                .filter(index -> !(index.projection() instanceof Projection.All))
                .map(index -> index.name() + width(index.projection()))
                .collect(Collectors.joining("; "));
    }

    private static String width(Projection projection) {
        return projection instanceof Projection.Include include
                ? " (keys and " + include.attributes().size() + ")"
                : " (keys)";
    }

    private static String where(Pair pair) {
        boolean table = pair.left().or(pair::right).filter(PlacedKey::isInTable).isPresent();
        return table ? "table" : "index";
    }

    private static String left(Pair pair) {
        return pair.left().map(PlacedKey::toString).orElse("–");
    }

    private static String right(Pair pair) {
        return pair.right()
                .map(found -> pair.isSame() ? same(found) : found.toString())
                .orElse("–");
    }

    private static String same(PlacedKey key) {
        return key.isInTable() ? SAME : key.place() + ": " + SAME;
    }
}
