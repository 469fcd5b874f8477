package dev.tablewright.generate.diagram;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sample items as the laboratory makes them. */
final class SampleRows {

    private SampleRows() {}

    static List<SampleItem> of(Model model, int count) {
        BoundModel bound = BoundModel.of(model);
        Population population = Population.of(model, PopulationSize.items(count), 1);
        List<SampleItem> items = new ArrayList<>();
        for (Entity entity : population.entities()) {
            String name = entity.name().text();
            String table =
                    model.design().orElseThrow().keysOf(name).orElseThrow().table();
            population
                    .rows(name)
                    .forEach(row -> items.add(
                            new SampleItem(name, table, values(bound.type(name).item(row)))));
        }
        return items;
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
            case B -> new SampleValue.B(text(value.b()));
            case BOOL -> new SampleValue.BOOL(value.bool());
            case L ->
                new SampleValue.L(value.l().stream().map(SampleRows::value).toList());
            case M -> new SampleValue.M(values(value.m()));
            case SS -> new SampleValue.SS(new TreeSet<>(value.ss()));
            case NS -> new SampleValue.NS(value.ns());
            case BS ->
                new SampleValue.BS(
                        new TreeSet<>(value.bs().stream().map(SampleRows::text).toList()));
            default -> new SampleValue.NULL();
        };
    }

    private static String text(SdkBytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.asByteArray());
    }
}
