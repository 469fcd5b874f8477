package dev.tablewright.language.write;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The section {@code design}. What the language assumes anyway is not written, but for the layout and the table. */
final class DesignSection {

    static final String KEY = "design";

    private static final String DEFAULT_TYPE = "Type";

    private final Design design;
    private final IndexNaming naming;
    private final YamlLines lines = new YamlLines();
    private final KeyShapes shapes;

    /** Names that indexes of several tables have: they are told apart by the table. */
    private final Set<String> shared;

    private DesignSection(Design design) {
        this.design = design;
        this.naming = new IndexNaming(design);
        this.shapes = new KeyShapes(lines, naming);
        Set<String> seen = new HashSet<>();
        this.shared = design.tables().stream()
                .flatMap(table -> table.indexes().stream())
                .map(index -> index.name().text())
                .filter(name -> !seen.add(name))
                .collect(Collectors.toSet());
    }

    static String of(Design design) {
        return new DesignSection(design).text();
    }

    private String text() {
        boolean single = design.layout() == Layout.SINGLE_TABLE;
        if (single && design.tables().size() > 1) {
            throw new IllegalArgumentException("a design in a single table cannot have several: "
                    + design.tables().stream().map(Table::name).toList());
        }
        lines.open(0, KEY);
        lines.line(1, "layout", design.layout().word());
        if (single) {
            design.tables()
                    .forEach(table ->
                            lines.line(1, "table", YamlLines.text(table.name().text())));
        }
        if (design.encoding() == ValueEncoding.RAW) {
            lines.line(1, "encoding", "raw");
        }
        if (!design.typeAttribute().equals(DEFAULT_TYPE)) {
            lines.line(1, "type", YamlLines.text(design.typeAttribute()));
        }
        if (!design.keys().isEmpty()) {
            lines.open(1, "keys");
            design.keys().forEach(keys -> entity(keys, single));
        }
        indexes();
        companions("guards", Purpose.UNIQUENESS);
        companions("sequences", Purpose.SEQUENCE);
        return lines.toString();
    }

    private void entity(EntityKeys keys, boolean single) {
        lines.open(2, keys.entity().text());
        if (!single) {
            lines.line(3, "table", YamlLines.text(keys.table()));
        }
        shapes.primary(keys.primary());
        keys.indexes().forEach(shapes::entry);
    }

    private void indexes() {
        boolean first = true;
        for (Table table : design.tables()) {
            for (Index index : inOrder(table)) {
                boolean declared = naming.isDeclared(index.name().text());
                if (declared || !(index.projection() instanceof Projection.All)) {
                    if (first) {
                        lines.open(1, "indexes");
                        first = false;
                    }
                    index(table, index, declared);
                }
            }
        }
    }

    /** In the order in which keys name them: whoever reads the file meets them in that order, and would write them so. */
    private List<Index> inOrder(Table table) {
        List<String> named = design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()))
                .flatMap(keys -> keys.indexes().stream())
                .map(entry -> entry.index().text())
                .toList();
        return table.indexes().stream()
                .sorted(Comparator.comparingInt(
                        index -> named.indexOf(index.name().text())))
                .toList();
    }

    private void index(Table table, Index index, boolean declared) {
        String name = index.name().text();
        lines.open(2, shared.contains(name) ? table.name() + "." + name : name);
        if (declared) {
            lines.line(
                    3,
                    "partition",
                    YamlLines.text(index.key().partition().get(0).name()));
            index.key().sort().forEach(sort -> lines.line(3, "sort", YamlLines.text(sort.name())));
        }
        if (index.projection() instanceof Projection.KeysOnly) {
            lines.line(3, "projection", "keys");
        } else if (index.projection() instanceof Projection.Include include) {
            List<String> names = include.attributes().stream()
                    .map(attribute -> YamlLines.text(attribute.text()))
                    .toList();
            lines.line(3, "projection", YamlLines.list(names));
        }
    }

    private void companions(String section, Purpose purpose) {
        List<CompanionItem> companions = design.companions().stream()
                .filter(companion -> companion.purpose() == purpose)
                .toList();
        if (!companions.isEmpty()) {
            lines.open(1, section);
        }
        for (CompanionItem companion : companions) {
            lines.open(2, companion.member().toString());
            String home = design.keysOf(companion.member().entity())
                    .map(EntityKeys::table)
                    .orElse(companion.member().entity());
            if (design.layout() == Layout.TABLE_PER_ENTITY && !companion.table().equals(home)) {
                lines.line(3, "table", YamlLines.text(companion.table()));
            }
            shapes.primary(companion.key());
        }
    }
}
