package dev.tablewright.generate.hostile;

import dev.tablewright.model.design.Layout;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Models that are too large for a file: who belongs to whom is drawn, and the seed printed. */
final class LargeModel {

    private static final long SEED = Scale.seed(20261115);

    private static final int ENTITIES = 120;
    private static final int RELATIONSHIPS = 200;

    /** A table has twenty indexes at most; some of them are enough. */
    private static final int MOST_PARENTS = 6;

    /** The parents of each entity, all of which come before it. */
    private final List<List<Integer>> parents = new ArrayList<>();

    private LargeModel(Random random) {
        for (int child = 0; child < ENTITIES; child++) {
            parents.add(new ArrayList<>());
            if (child > 0) {
                parents.get(child).add(random.nextInt(child));
            }
        }
        int lines = ENTITIES - 1;
        while (lines < RELATIONSHIPS) {
            int child = 1 + random.nextInt(ENTITIES - 1);
            if (parents.get(child).size() < MOST_PARENTS) {
                parents.get(child).add(random.nextInt(child));
                lines++;
            }
        }
    }

    /** A hundred and twenty entities, two hundred relationships; some pairs are related twice. */
    static String text(Layout layout) {
        System.out.println("large model, seed " + SEED);
        LargeModel model = new LargeModel(new Random(SEED));
        return "tablewright: 1\napplication: Large\n\nentities:\n"
                + lines(model::entity)
                + "\nrelationships:\n"
                + lines(model::relationships)
                + "\npatterns:\n"
                + lines(model::patterns)
                + "\nwrites:\n"
                + lines(child -> "  make" + child + ": { create: Entity" + child + " }\n")
                + (layout == Layout.SINGLE_TABLE
                        ? "\ndesign:\n  layout: single-table\n  table: Large\n  keys:\n" + lines(model::together)
                        : "\ndesign:\n  layout: table-per-entity\n  keys:\n" + lines(model::apart));
    }

    /** As many attributes as a Java record can have, and a write that takes them all. */
    static String wide() {
        return "tablewright: 1\napplication: Wide\n\nentities:\n  Sheet:\n    id: id\n    attributes:\n      id: ulid\n"
                + IntStream.range(0, 253)
                        .mapToObj(column -> "      column" + column + ": { type: string, max: 10, optional: true }\n")
                        .collect(Collectors.joining())
                + "\npatterns:\n  sheet: { get: Sheet, by: id }\n\nwrites:\n  fill: { put: Sheet }\n"
                + IntStream.range(0, 253)
                        .mapToObj(column -> "column" + column)
                        .collect(Collectors.joining(", ", "  edit: { update: Sheet, sets: [", "] }\n"))
                + "\ndesign:\n  keys:\n    Sheet: { PK: \"SHEET#{id}\", SK: \"SHEET#{id}\" }\n";
    }

    private static String lines(IntFunction<String> line) {
        return IntStream.range(0, ENTITIES).mapToObj(line).collect(Collectors.joining());
    }

    private String ofParents(int child, Line line) {
        List<Integer> all = parents.get(child);
        return IntStream.range(0, all.size())
                .mapToObj(number -> line.of(number + 1, all.get(number)))
                .collect(Collectors.joining());
    }

    /** What is written for one of the parents of an entity. */
    private interface Line {
        String of(int number, int parent);
    }

    private String entity(int child) {
        return "  Entity" + child
                + ":\n    id: id\n    attributes:\n      id: ulid\n      name: { type: string, max: 40 }\n"
                + ofParents(
                        child,
                        (number, parent) ->
                                "      parent" + number + ": { type: Entity" + parent + ", immutable: true }\n");
    }

    private String relationships(int child) {
        return ofParents(
                child,
                (number, parent) -> "  - Entity" + parent + " ||--o{ Entity" + child + " : has " + number + "\n"
                        + "    via: parent" + number + "\n");
    }

    private String patterns(int child) {
        return "  entity" + child + ": { get: Entity" + child + ", by: id }\n"
                + ofParents(
                        child,
                        (number, parent) -> "  entity" + child + "By" + number + ": { list: Entity" + child
                                + ", by: parent" + number + ", page: 10 }\n");
    }

    private String together(int child) {
        return "    Entity" + child + ":\n      PK: \"E" + child + "#{id}\"\n      SK: \"E" + child + "#{id}\"\n"
                + ofParents(
                        child,
                        (number, parent) -> "      GSI" + number + "PK: \"E" + child + "OF#{parent" + number
                                + "}\"\n      GSI" + number + "SK: \"{id}\"\n");
    }

    private String apart(int child) {
        return "    Entity" + child + ":\n      table: Table" + child + "\n      key: [id]\n"
                + ofParents(child, (number, parent) -> "      Index" + number + ": [parent" + number + ", id]\n");
    }
}
