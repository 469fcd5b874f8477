package dev.tablewright.synthesis.layout;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import java.util.List;
import java.util.stream.Collectors;

/** A derived design as people would review it: what was done, the keys, how the patterns are read, and what the rules say. */
final class LayoutText {

    private final StringBuilder out = new StringBuilder();

    private LayoutText() {}

    static String of(OtherLayout other) {
        return new LayoutText().text(other);
    }

    private String text(OtherLayout other) {
        lines("Done", other.done());
        lines("Open", other.open());
        Design design = other.model().design().orElseThrow();
        design.tables().forEach(table -> table(table, design));
        lines(
                "Settings",
                other.model().deployment().tables().entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + settings(entry.getValue()))
                        .toList());
        plans(other.model());
        lines(
                "Findings",
                Checker.check(other.model()).stream()
                        .map(finding ->
                                finding.code().severity() + " " + finding.code().id() + " " + finding.title())
                        .toList());
        return out.toString();
    }

    private void table(Table table, Design design) {
        heading("Table " + table.name() + " ("
                + attributes(table.key().attributes().toList()) + ")");
        for (Index index : table.indexes()) {
            line("index " + index.name() + " ("
                    + attributes(index.key().attributes().toList()) + "), " + projection(index.projection()));
        }
        for (EntityKeys keys : design.keys()) {
            if (keys.table().equals(table.name().text())) {
                line(keys.entity() + ": " + key(keys.primary()));
                for (IndexEntry entry : keys.indexes()) {
                    line("  " + entry.index() + ": " + key(entry.key())
                            + (entry.when().isAlways() ? "" : ", when " + entry.when()));
                }
            }
        }
        for (CompanionItem companion : design.companions()) {
            if (companion.table().equals(table.name().text())) {
                line(companion.purpose() + " of " + companion.member() + ": " + key(companion.key()));
            }
        }
    }

    private void plans(Model model) {
        heading("Patterns");
        AccessPlanText text = new AccessPlanText(model.design().orElseThrow().typeAttribute());
        for (AccessPlan plan : Analysis.of(model).orElseThrow().plans()) {
            if (plan.reads().isEmpty()) {
                line(plan.pattern().name() + ": UNSERVED");
            }
            for (Read read : plan.reads()) {
                String remark = text.remark(read);
                line(plan.pattern().name() + ": " + AccessPlanText.operation(plan.pattern(), read) + " "
                        + read.route() + ", " + AccessPlanText.keyCondition(read)
                        + (remark.isEmpty() ? "" : "; " + remark));
            }
        }
    }

    private static String settings(TableSettings settings) {
        return settings.toString()
                .replaceAll("[A-Za-z]+=(Optional\\.empty|\\{\\}),? ?", "")
                .replace(", ]", "]")
                .replaceAll("Optional\\[([A-Za-z_]+(\\[[^]]*\\])?)\\]", "$1")
                .replaceAll("^TableSettings\\[|,? ?\\]$", "");
    }

    private static String key(ItemKey key) {
        return key.values().map(LayoutText::value).collect(Collectors.joining(", "));
    }

    private static String value(KeyValue value) {
        return value instanceof KeyValue.Composed composed
                ? value.attribute() + " = \"" + composed.template() + "\""
                : value.attribute();
    }

    private static String attributes(List<KeyAttribute> attributes) {
        return attributes.stream()
                .map(attribute ->
                        attribute.name() + " " + attribute.type().name().charAt(0))
                .collect(Collectors.joining(", "));
    }

    private static String projection(Projection projection) {
        if (projection instanceof Projection.Include include) {
            return "with " + include.attributes();
        }
        return projection instanceof Projection.All ? "with everything" : "with keys alone";
    }

    private void lines(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            heading(heading);
            lines.forEach(this::line);
        }
    }

    private void heading(String heading) {
        out.append(out.length() == 0 ? "" : "\n").append("== ").append(heading).append('\n');
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
