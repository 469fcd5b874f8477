package dev.tablewright.generate.workbench;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A design as NoSQL Workbench opens it: tables with their indexes, a facet for each entity, guard and counter, and sample data. What the
 * Workbench has no words for is said in the description of the model.
 */
public final class WorkbenchExport {

    /** The name of the file. */
    public static final String FILE = "nosql-workbench.json";

    /** The same input gives the same bytes: so nobody is told when it was made. */
    private static final String DATE = "Jan 01, 2026, 12:00 AM";

    private WorkbenchExport() {}

    /**
     * @param model one with a design
     * @param samples items of its tables; may be none
     */
    public static Generated of(Model model, List<SampleItem> samples) {
        if (model.design().isEmpty()) {
            return new Generated(
                    new TreeMap<>(),
                    List.of(GenerateCode.NOTHING_TO_GENERATE
                            .at(
                                    model.application().span(),
                                    model.application() + " has no design to show in NoSQL Workbench")
                            .help("`tablewright design --write` makes one")));
        }
        Design design = model.design().get();
        KeySpace space = new KeySpace(model, design);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ModelName", model.application().text());
        json.put("ModelMetadata", metadata(model, design));
        json.put(
                "DataModel",
                design.tables().stream()
                        .map(table -> new TableModel(model, space, table, samples).json())
                        .toList());
        return new Generated(new TreeMap<>(Map.of(FILE, Json.text(json))), List.of());
    }

    private static Map<String, Object> metadata(Model model, Design design) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("Author", "Tablewright");
        metadata.put("DateCreated", DATE);
        metadata.put("DateLastModified", DATE);
        metadata.put("Description", description(model, design));
        metadata.put("AWSService", "Amazon DynamoDB");
        metadata.put("Version", "3.0");
        return metadata;
    }

    private static String description(Model model, Design design) {
        List<String> sentences = new ArrayList<>();
        model.description().map(String::strip).filter(text -> !text.isEmpty()).ifPresent(sentences::add);
        for (Table table : design.tables()) {
            for (Index index : table.indexes()) {
                if (index.key().partition().size() > 1 || index.key().sort().size() > 1) {
                    sentences.add("The key of the index " + index.name() + " of " + table.name()
                            + " has several attributes: partition " + names(index, true) + ", sort "
                            + names(index, false) + ". Here it is shown with the first of each.");
                }
            }
        }
        return String.join(" ", sentences);
    }

    private static List<String> names(Index index, boolean partition) {
        return (partition ? index.key().partition() : index.key().sort())
                .stream().map(key -> key.name()).toList();
    }
}
