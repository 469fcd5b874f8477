package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks of a population, in the plainest way, whether all that the model says is true of it. */
final class Integrity {

    private final Model model;
    private final Population population;
    private final Map<String, Set<AttributeValue>> ids = new HashMap<>();

    private Integrity(Population population) {
        this.model = population.model();
        this.population = population;
    }

    static void holds(Population population) {
        Integrity integrity = new Integrity(population);
        for (Entity entity : population.entities()) {
            integrity.entity(entity);
        }
    }

    private void entity(Entity entity) {
        String name = entity.name().text();
        Set<AttributeValue> own = ids.computeIfAbsent(name, key -> new HashSet<>());
        Map<String, Set<List<AttributeValue>>> unique = new HashMap<>();
        Map<String, Map<AttributeValue, Long>> children = new HashMap<>();
        population.rows(name).forEach(row -> {
            // What must refer to its own kind begins with itself.
            if (!entity.singleton()) {
                assertThat(own.add(id(entity, row))).as("the id of %s", row).isTrue();
            }
            for (Attribute attribute : entity.attributes()) {
                AttributeValue value = row.attributes().get(attribute.storedName());
                String label = name + "." + attribute.name();
                if (value == null) {
                    assertThat(attribute.optional() || attribute.type() instanceof Type.SetOf)
                            .as("%s is there", label)
                            .isTrue();
                    continue;
                }
                value(label, attribute, attribute.type(), value, name);
                attribute.unique().ifPresent(said -> {
                    List<AttributeValue> scope = new ArrayList<>();
                    said.within()
                            .forEach(part -> scope.add(row.attributes()
                                    .get(entity.attribute(part.text())
                                            .orElseThrow()
                                            .storedName())));
                    scope.add(value);
                    assertThat(unique.computeIfAbsent(label, key -> new HashSet<>())
                                    .add(scope))
                            .as("%s is unique: %s", label, scope)
                            .isTrue();
                });
                if (attribute.type() instanceof Type.Reference) {
                    children.computeIfAbsent(attribute.name().text(), key -> new HashMap<>())
                            .merge(value, 1L, Long::sum);
                }
            }
        });
        relationships(entity, children);
    }

    private void relationships(Entity entity, Map<String, Map<AttributeValue, Long>> children) {
        for (Relationship line : model.relationships()) {
            if (line.isManyToMany()
                    || !line.right().text().equals(entity.name().text())
                    || line.max().isEmpty()) {
                continue;
            }
            List<Attribute> carriers = entity.attributes().stream()
                    .filter(attribute -> attribute
                            .type()
                            .equals(new Type.Reference(line.left().text())))
                    .filter(attribute -> line.via().isEmpty()
                            || line.via().get().text().equals(attribute.name().text()))
                    .toList();
            if (carriers.size() == 1) {
                assertThat(children.getOrDefault(carriers.get(0).name().text(), Map.of())
                                .values())
                        .as(line.text())
                        .allMatch(number -> number <= line.max().get());
            }
        }
    }

    static AttributeValue id(Entity entity, Row row) {
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        entity.id().forEach(part -> {
            String stored = entity.attribute(part.text()).orElseThrow().storedName();
            parts.put(stored, row.attributes().get(stored));
        });
        return parts.size() == 1 ? parts.values().iterator().next() : AttributeValue.fromM(parts);
    }

    private void value(String label, Attribute attribute, Type type, AttributeValue value, String entity) {
        if (type instanceof Type.Reference reference) {
            boolean circle = !population.entities().stream()
                    .map(one -> one.name().text())
                    .toList()
                    .subList(0, position(entity) + 1)
                    .contains(reference.entity());
            if (!circle) {
                assertThat(ids.getOrDefault(reference.entity(), Set.of()))
                        .as("%s refers to something before it", label)
                        .contains(value);
            }
        } else if (type instanceof Type.Embedded embedded) {
            model.type(embedded.type()).orElseThrow().fields().forEach(field -> {
                AttributeValue inside = value.m().get(field.storedName());
                assertThat(inside != null || field.optional() || field.type() instanceof Type.SetOf)
                        .as("%s.%s is there", label, field.name())
                        .isTrue();
                if (inside != null) {
                    value(label + "." + field.name(), field, field.type(), inside, entity);
                }
            });
        } else if (type instanceof Type.Collection collection) {
            List<AttributeValue> elements = elements(value);
            assertThat((long) elements.size())
                    .as(label)
                    .isLessThanOrEqualTo(attribute.max().orElse(1000L));
            elements.forEach(element -> value(label, attribute, collection.element(), element, entity));
        } else if (type instanceof Type.Choice choice) {
            assertThat(choice.allows(value.s())).as(label).isTrue();
        } else {
            scalar(label, attribute, (ScalarType) type, value);
        }
    }

    private int position(String entity) {
        return population.entities().stream()
                .map(one -> one.name().text())
                .toList()
                .indexOf(entity);
    }

    private static List<AttributeValue> elements(AttributeValue value) {
        return switch (value.type()) {
            case L -> value.l();
            case M -> List.copyOf(value.m().values());
            case SS -> value.ss().stream().map(AttributeValue::fromS).toList();
            case NS -> value.ns().stream().map(AttributeValue::fromN).toList();
            default -> value.bs().stream().map(AttributeValue::fromB).toList();
        };
    }

    private static void scalar(String label, Attribute attribute, ScalarType type, AttributeValue value) {
        boolean several = attribute.type().isCollection();
        switch (type) {
            case STRING -> {
                assertThat(value.s()).as(label).isNotEmpty();
                attribute.pattern().ifPresent(pattern -> assertThat(
                                Pattern.compile(pattern).matcher(value.s()).find())
                        .as("%s: %s matches %s", label, value.s(), pattern)
                        .isTrue());
                if (!several) {
                    attribute.max().ifPresent(max -> assertThat((long) value.s().length())
                            .as(label)
                            .isLessThanOrEqualTo(max));
                }
            }
            case INTEGER, DECIMAL -> {
                if (!several) {
                    attribute.max().ifPresent(max -> assertThat(new BigDecimal(value.n()))
                            .as(label)
                            .isLessThanOrEqualTo(BigDecimal.valueOf(max)));
                }
            }
            case BINARY -> {
                if (!several) {
                    attribute.max().ifPresent(max -> assertThat((long) value.b().asByteArray().length)
                            .as(label)
                            .isLessThanOrEqualTo(max));
                }
            }
            default ->
                assertThat(value.s() != null || value.n() != null || value.bool() != null)
                        .as(label)
                        .isTrue();
        }
    }
}
