package dev.tablewright.generate.workbench;

import dev.tablewright.check.table.TableNeeds;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.Map;

/** What an index copies, as the Workbench says it: the same that the table is made with. */
final class HeldAttributes {

    private HeldAttributes() {}

    static Map<String, Object> of(Model model, Design design, Table table, Index index) {
        Map<String, Object> json = new LinkedHashMap<>();
        Projection projection = new TableNeeds(model, design, table).projection(index);
        if (projection instanceof Projection.Include include) {
            json.put("ProjectionType", "INCLUDE");
            json.put(
                    "NonKeyAttributes",
                    include.attributes().stream().map(Name::text).toList());
        } else {
            json.put("ProjectionType", projection instanceof Projection.All ? "ALL" : "KEYS_ONLY");
        }
        return json;
    }
}
