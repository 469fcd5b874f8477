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

/** What people wrote for an example beside what is found: figures, then keys. */
final class SideBySide {

    private static final String SAME = "the same";

    private final DesignsOfExample designs;

    SideBySide(DesignsOfExample designs) {
        this.designs = designs;
    }

    String render() {
        Model byHand = designs.byHand();
        Model found = designs.found(designs.layout());
        Model elsewhere = designs.found(designs.otherLayout());

        MarkdownTable figures = new MarkdownTable(
                words(designs.layout()), "by hand", "found", "found: " + words(designs.otherLayout()));
        figures.add("dollars a month", dollars(byHand), dollars(found), dollars(elsewhere));
        figures.add("indexes", indexes(byHand), indexes(found), indexes(elsewhere));
        figures.add("indexes without some attributes", narrow(byHand), narrow(found), narrow(elsewhere));

        MarkdownTable keys = new MarkdownTable("entity", "where", "by hand", "found");
        String before = "";
        for (Pair pair : KeyPairs.of(PlacedKey.of(byHand), PlacedKey.of(found))) {
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
                .map(found -> pair.left().filter(found::equalsKey).isPresent() ? same(found) : found.toString())
                .orElse("–");
    }

    private static String same(PlacedKey key) {
        return key.isInTable() ? SAME : key.place() + ": " + SAME;
    }
}
