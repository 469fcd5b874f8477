package dev.tablewright.check.load;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.capacity.estimate.ItemSizes;
import java.util.List;

/** What all patterns and writes of a model come to, each by itself and all together. */
public final class Workload {

    private final List<PatternLoad> patterns;
    private final List<WriteLoad> writes;
    private final PartitionLoad partitions = new PartitionLoad();

    private Workload(List<PatternLoad> patterns, List<WriteLoad> writes) {
        this.patterns = List.copyOf(patterns);
        this.writes = List.copyOf(writes);
        patterns.forEach(load ->
                load.demands().forEach(demand -> partitions.add(load.pattern().name(), load.pace(), demand)));
        writes.forEach(load ->
                load.demands().forEach(demand -> partitions.add(load.write().name(), load.pace(), demand)));
    }

    public static Workload of(
            KeySpace space,
            List<AccessPlan> plans,
            List<WritePlan> writePlans,
            ItemSizes sizes,
            Spread spread,
            Population population) {
        PatternLoading reading = new PatternLoading(space, sizes, spread, population);
        WriteLoading writing = new WriteLoading(space, sizes, spread);
        return new Workload(
                plans.stream().map(reading::load).toList(),
                writePlans.stream().map(writing::load).toList());
    }

    /** In the order of the file. */
    public List<PatternLoad> patterns() {
        return patterns;
    }

    /** In the order of the file. */
    public List<WriteLoad> writes() {
        return writes;
    }

    /** What all together ask of partitions. */
    public PartitionLoad partitions() {
        return partitions;
    }
}
