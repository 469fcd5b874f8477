package dev.tablewright.generate.diagram;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.sample.SampleItem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rows that patterns read together.
 *
 * @param last the last of the rows, included
 * @param readers what reads them
 */
record Bracket(int first, int last, List<Reader> readers) {

    Bracket {
        readers = List.copyOf(readers);
    }

    /**
     * A pattern that reads.
     *
     * @param backwards whether the last of the rows comes first
     * @param request what is asked of DynamoDB
     */
    record Reader(String pattern, boolean backwards, String request) {}

    int rows() {
        return last - first + 1;
    }

    /** All that patterns read of a partition, narrow ranges first. */
    static List<Bracket> of(Analysis analysis, Partition partition, List<CollectionRow> rows) {
        IdentityHashMap<SampleItem, Integer> rowOf = new IdentityHashMap<>();
        for (int row = 0; row < rows.size(); row++) {
            for (SampleItem item : rows.get(row).items()) {
                rowOf.put(item, row);
            }
        }
        Map<List<Integer>, List<Reader>> found =
                new TreeMap<>(Comparator.<List<Integer>>comparingInt(range -> range.get(1) - range.get(0))
                        .thenComparingInt(range -> range.get(0)));
        for (AccessPlan plan : analysis.plans()) {
            for (ReadRequest request : analysis.requests(plan).reads()) {
                Read read = request.read();
                List<SampleItem> reached = new ReadRange(request).in(partition);
                if (!reached.isEmpty()) {
                    List<Integer> range =
                            List.of(rowOf.get(reached.get(0)), rowOf.get(reached.get(reached.size() - 1)));
                    Reader reader = new Reader(
                            plan.pattern().name().text(),
                            read.backwards(),
                            AccessPlanText.operation(plan.pattern(), read) + ": " + AccessPlanText.keyCondition(read));
                    List<Reader> readers = found.computeIfAbsent(range, none -> new ArrayList<>());
                    if (!readers.contains(reader)) {
                        readers.add(reader);
                    }
                }
            }
        }
        List<Bracket> brackets = new ArrayList<>();
        found.forEach((range, readers) -> brackets.add(new Bracket(range.get(0), range.get(1), readers)));
        return brackets;
    }
}
