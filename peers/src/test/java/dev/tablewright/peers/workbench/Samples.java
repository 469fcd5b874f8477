package dev.tablewright.peers.workbench;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.ItemReader;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Two items of each entity, and the guards that stand beside them. */
final class Samples {

    private Samples() {}

    static List<SampleItem> of(Model model) {
        BoundModel bound = BoundModel.of(model);
        Map<String, Long> counts = model.entities().stream()
                .collect(Collectors.toMap(entity -> entity.name().text(), entity -> 2L));
        Population population = Population.of(model, PopulationSize.exactly(counts), 1);
        List<SampleItem> samples = new ArrayList<>();
        for (Entity entity : model.entities()) {
            RowType type = bound.type(entity.name().text());
            population.rows(entity.name().text()).forEach(row -> {
                Map<String, AttributeValue> item = type.item(row);
                samples.add(new SampleItem(type.name(), type.table().name(), values(item)));
                type.guards().forEach(guard -> {
                    Map<String, AttributeValue> key = guard.key().apply(new ItemReader(type.name(), item));
                    if (!key.isEmpty()) {
                        samples.add(new SampleItem(type.name(), guard.table().name(), values(key)));
                    }
                });
            });
        }
        return samples;
    }

    private static SortedMap<String, SampleValue> values(Map<String, AttributeValue> item) {
        SortedMap<String, SampleValue> values = new TreeMap<>();
        item.forEach((name, value) -> values.put(name, value(value)));
        return values;
    }

    private static SampleValue value(AttributeValue value) {
        return switch (value.type()) {
            case S -> new SampleValue.S(value.s());
            case N -> new SampleValue.N(value.n());
            case BOOL -> new SampleValue.BOOL(value.bool());
            case B -> new SampleValue.B(base64(value.b()));
            case L -> new SampleValue.L(value.l().stream().map(Samples::value).toList());
            case M -> new SampleValue.M(values(value.m()));
            case SS -> new SampleValue.SS(new TreeSet<>(value.ss()));
            case NS -> new SampleValue.NS(value.ns());
            case BS ->
                new SampleValue.BS(
                        value.bs().stream().map(Samples::base64).collect(Collectors.toCollection(TreeSet::new)));
            default -> new SampleValue.NULL();
        };
    }

    private static String base64(SdkBytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.asByteArray());
    }
}
