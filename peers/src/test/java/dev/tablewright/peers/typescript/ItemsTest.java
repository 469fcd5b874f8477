package dev.tablewright.peers.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Placement;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.ItemReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items of the Java binding, read by generated TypeScript through the real document client and written again: every attribute, the keys of
 * tables and indexes, of guards and of counters are the same. Keys are not read, but made anew from what the application sees.
 */
@ResourceLock("the scripts for Node")
class ItemsTest {

    private static final int ROWS = 200;
    private static final long SEED = Long.getLong("tablewright.seed", 20261116);

    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<Map<String, Object>> calls = new ArrayList<>();
    private final List<Map<String, Object>> expected = new ArrayList<>();

    @Test
    void itemsAndKeysAreThoseOfTheJavaBinding() {
        Map<String, Model> models = new LinkedHashMap<>(Schemas.examples());
        models.putAll(Schemas.difficult());
        models.forEach(this::add);
        JsonNode answers = Schemas.answers(sources, calls);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            JsonNode wanted = Schemas.read(Schemas.written(expected.get(i)));
            JsonNode given = answers.get(i).has("result") ? answers.get(i).get("result") : answers.get(i);
            if (!wanted.equals(given)) {
                differences.add(calls.get(i).get("model") + "\n  wanted " + wanted + "\n  given  " + given);
            }
        }
        assertThat(differences.stream().limit(5))
                .as("seed %d, %d of %d", SEED, differences.size(), calls.size())
                .isEmpty();
        long awkward =
                calls.stream().filter(call -> call.containsKey("awkward")).count();
        System.out.println(
                "items under Node: " + calls.size() + " of " + models.size() + " models, " + awkward + " awkward");
        assertThat(awkward).isGreaterThan(calls.size() / 3);
    }

    private void add(String name, Model model) {
        sources.put(name, Schemas.source(model));
        BoundModel bound = BoundModel.of(model);
        Map<String, Long> counts = model.entities().stream()
                .collect(Collectors.toMap(entity -> entity.name().text(), entity -> (long) ROWS / 2));
        Population population = Population.of(model, PopulationSize.exactly(counts), SEED);
        Random random = new Random(SEED);
        AwkwardValues awkward = new AwkwardValues(model, random);
        for (Entity entity : model.entities()) {
            RowType type = bound.type(entity.name().text());
            population.rows(entity.name().text()).forEach(row -> {
                call(name, bound, type, row, false);
                call(name, bound, type, awkward(type, row, awkward, random), true);
            });
        }
    }

    /** The same with other values, as far as the model allows them. */
    private static Row awkward(RowType type, Row row, AwkwardValues values, Random random) {
        Row changed = row;
        for (Attribute attribute : type.entity().attributes()) {
            Row other = attribute.optional() && random.nextInt(3) == 0
                    ? changed.without(attribute.storedName())
                    : changed.with(attribute.storedName(), values.of(attribute));
            changed = isAllowed(type, other) ? other : changed;
        }
        return changed;
    }

    /** Whether neither a limit of the model nor one of a key forbids it. */
    private static boolean isAllowed(RowType type, Row row) {
        try {
            type.item(row);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void call(String name, BoundModel bound, RowType type, Row row, boolean awkward) {
        Map<String, AttributeValue> item = type.item(row);
        ItemReader reader = new ItemReader(type.name(), item);
        Map<String, Object> keys = new LinkedHashMap<>();
        for (Placement placement : bound.analysis().space().of(type.name())) {
            boolean enforced = placement.when().isAlways() || !placement.parts().allMatch(KeyPart::isDirect);
            if (placement.route().isIndex() && enforced) {
                List<String> attributes =
                        placement.parts().map(KeyPart::attribute).toList();
                Map<String, AttributeValue> key = new LinkedHashMap<>();
                attributes.forEach(attribute -> key.put(attribute, item.get(attribute)));
                keys.put(part(placement.route().name()) + "Key", key.containsValue(null) ? null : ItemValues.json(key));
            }
        }
        type.guards()
                .forEach(guard -> keys.put(
                        part(guard.attribute()) + "GuardKey", beside(guard.key().apply(reader))));
        type.numberings().stream()
                .filter(numbering -> numbering.parent().isEmpty())
                .forEach(numbering -> keys.put(
                        part(numbering.attribute()) + "CounterKey",
                        beside(numbering.counter().apply(reader))));
        Map<String, Object> call = new LinkedHashMap<>(Map.of(
                "kind", "item", "model", name, "item", ItemValues.json(item), "keys", List.copyOf(keys.keySet())));
        if (awkward) {
            call.put("awkward", true);
        }
        calls.add(call);
        expected.add(Map.of("item", ItemValues.json(item), "keys", keys));
    }

    private static Object beside(Map<String, AttributeValue> key) {
        return key.isEmpty() ? null : ItemValues.json(key);
    }

    private static String part(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
