package dev.tablewright.check.cost;

import dev.tablewright.check.load.Pace;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.Storage;
import dev.tablewright.check.load.Workload;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a bill does not contain, because the model does not say enough.
 *
 * @param withoutRate patterns and writes of which nobody says in numbers how often
 * @param unserved patterns that would need a scan
 * @param unknownHeat keys that could get too hot: nobody says how many values they have
 * @param withoutCount entities of which nobody says how many there will be
 */
public record Remarks(
        List<Name> withoutRate, List<Name> unserved, List<Name> withoutCount, List<HeatLine> unknownHeat) {

    static Remarks of(Workload workload, Storage storage) {
        Stream<Name> patterns = workload.patterns().stream()
                .filter(load -> isSilent(load.pace()))
                .map(load -> load.pattern().name());
        Stream<Name> writes = workload.writes().stream()
                .filter(load -> isSilent(load.pace()))
                .map(load -> load.write().name());
        return new Remarks(
                Stream.concat(patterns, writes).toList(),
                workload.patterns().stream()
                        .filter(load -> load.reads().isEmpty())
                        .map(PatternLoad::pattern)
                        .map(pattern -> pattern.name())
                        .toList(),
                storage.uncounted().stream().map(entity -> entity.name()).toList(),
                workload.partitions().groups().stream()
                        .filter(group -> !group.isKnown())
                        .map(HeatLine::new)
                        .toList());
    }

    private static boolean isSilent(Pace pace) {
        return pace.average().isEmpty();
    }

    /** Whether the bill contains all that there is. */
    public boolean isComplete() {
        return withoutRate.isEmpty() && unserved.isEmpty() && withoutCount.isEmpty();
    }
}
