package dev.tablewright.generate.infrastructure;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets capacity follow the load. An index has capacity of its own: one that does not grow throttles the table's writes. */
final class ScalingPlanning {

    private ScalingPlanning() {}

    static List<ScalingTarget> targets(
            Table table, ResolvedSettings settings, String id, String physicalName, LogicalIds ids) {
        Optional<Billing.Provisioned> bought = settings.provisioned();
        Optional<Scaling> scaling = bought.flatMap(Billing.Provisioned::scaling);
        List<ScalingTarget> targets = new ArrayList<>();
        if (scaling.isEmpty()) {
            return targets;
        }
        List<Optional<String>> parts = Stream.concat(
                        Stream.of(Optional.<String>empty()),
                        table.indexes().stream().map(Index::name).map(name -> Optional.of(name.text())))
                .toList();
        for (Optional<String> index : parts) {
            for (Direction direction : Direction.values()) {
                boolean reads = direction == Direction.READ;
                String target = ids.of(id, index.orElse(""), direction.word() + "Scaling");
                targets.add(new ScalingTarget(
                        target,
                        ids.of(id, index.orElse(""), direction.word() + "ScalingPolicy"),
                        // Policies are named within their target, so this need not be long.
                        direction.word() + "CapacityUtilization",
                        index,
                        direction,
                        reads ? bought.get().readUnits() : bought.get().writeUnits(),
                        reads ? scaling.get().mostReadUnits() : scaling.get().mostWriteUnits(),
                        scaling.get().target()));
            }
        }
        return targets;
    }
}
