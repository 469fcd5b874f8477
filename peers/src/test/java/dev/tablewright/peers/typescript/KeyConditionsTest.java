package dev.tablewright.peers.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tablewright.access.read.Read;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key conditions of generated TypeScript are those that the Java binding asks DynamoDB with, for awkward values, too. */
@ResourceLock("the scripts for Node")
class KeyConditionsTest {

    private static final int TIMES = 25;
    private static final long SEED = Long.getLong("tablewright.seed", 20261116);

    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<Map<String, Object>> calls = new ArrayList<>();
    private final List<List<Map<String, Object>>> expected = new ArrayList<>();

    @Test
    void conditionsAreThoseOfTheJavaBinding() {
        Map<String, Model> models = new LinkedHashMap<>(Schemas.examples());
        models.putAll(Schemas.difficult());
        models.forEach(this::add);
        JsonNode answers = Schemas.answers(sources, calls);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            TreeSet<String> wanted = new TreeSet<>();
            expected.get(i).forEach(query -> wanted.add(canonical(Schemas.read(Schemas.written(query)))));
            TreeSet<String> given = new TreeSet<>();
            answers.get(i).path("result").forEach(query -> given.add(canonical(query)));
            if (!wanted.equals(given)) {
                differences.add(calls.get(i) + "\n  wanted " + wanted + "\n  given  "
                        + (given.isEmpty() ? answers.get(i) : given));
            }
        }
        System.out.println("key conditions under Node: " + calls.size() + " calls of "
                + calls.stream()
                        .map(call -> call.get("model") + "." + call.get("functions"))
                        .distinct()
                        .count()
                + " patterns");
        assertThat(differences.stream().limit(5))
                .as("seed %d, %d of %d", SEED, differences.size(), calls.size())
                .isEmpty();
        assertThat(calls).hasSizeGreaterThan(500);
    }

    private void add(String name, Model model) {
        sources.put(name, Schemas.source(model));
        BoundModel bound = BoundModel.of(model);
        AskedQueries queries = new AskedQueries(bound);
        AwkwardValues values = new AwkwardValues(model, new Random(SEED));
        for (BoundPattern pattern : bound.patterns()) {
            boolean query = pattern.plan().reads().stream().anyMatch(read -> read.operation() == Read.Operation.QUERY);
            for (int i = 0; query && i < TIMES; i++) {
                ask(name, model, pattern, queries, values, i);
            }
        }
    }

    private void ask(
            String name, Model model, BoundPattern pattern, AskedQueries queries, AwkwardValues values, int turn) {
        boolean walked = pattern.plan().reads().stream().anyMatch(Read::isWalk);
        Map<String, AttributeValue> given = new LinkedHashMap<>();
        Map<String, Object> parameters = new LinkedHashMap<>();
        Optional<AttributeValue> from = Optional.empty();
        Optional<AttributeValue> to = Optional.empty();
        Optional<String> prefix = Optional.empty();
        for (BoundParameter parameter : pattern.parameters()) {
            AttributeValue value = values.of(parameter.type());
            switch (parameter.kind()) {
                case VALUE -> {
                    given.put(parameter.name(), value);
                    parameters.put(
                            JavaNames.member(parameter.name().replace('.', '_')),
                            argument(model, pattern, parameter.name(), parameter.type(), value));
                }
                case FROM -> from = walked || turn % 3 > 0 ? Optional.of(value) : Optional.empty();
                // One unit of time is one query.
                case TO -> to = walked ? from : turn % 2 > 0 ? Optional.of(value) : Optional.empty();
                case PREFIX -> prefix = Optional.of(value.s());
            }
        }
        if (from.isPresent() && to.isPresent() && ValueOrder.INSTANCE.compare(from.get(), to.get()) > 0) {
            Optional<AttributeValue> less = to;
            to = from;
            from = less;
        }
        Arguments arguments = new Arguments(given, from, to, prefix);
        List<Map<String, Object>> asked;
        try {
            asked = queries.of(pattern, arguments);
        } catch (IllegalArgumentException e) {
            // A value that cannot stand in the key.
            return;
        }
        if (asked.isEmpty()) {
            // A range in which nothing can lie: the runtime does not ask at all.
            return;
        }
        pattern.pattern().narrowing().ifPresent(narrowing -> {
            Type type =
                    pattern.parameters().get(pattern.parameters().size() - 1).type();
            String path = narrowing.path().dotted();
            arguments.from().ifPresent(value -> parameters.put("from", argument(model, pattern, path, type, value)));
            arguments.to().ifPresent(value -> parameters.put("to", argument(model, pattern, path, type, value)));
            arguments.prefix().ifPresent(value -> parameters.put("prefix", List.of("text", value)));
            if (walked) {
                parameters.put(
                        path,
                        argument(model, pattern, path, type, arguments.from().orElseThrow()));
            }
        });
        String function = JavaNames.member(pattern.pattern().name().text()) + "Condition";
        calls.add(Map.of(
                "kind",
                "condition",
                "model",
                name,
                "functions",
                List.of(function, function + "1", function + "2", function + "3", function + "4"),
                "withoutParameters",
                pattern.parameters().isEmpty(),
                "parameters",
                parameters));
        expected.add(asked);
    }

    /** A value as the application has it, with its kind. */
    private static Object argument(Model model, BoundPattern pattern, String name, Type type, AttributeValue value) {
        Type stored = model.storedType(type);
        if (stored instanceof Type.Reference reference) {
            Entity entity = model.entity(reference.entity()).orElseThrow();
            Map<String, Object> parts = new LinkedHashMap<>();
            entity.id().forEach(part -> {
                Attribute attribute = entity.attribute(part.text()).orElseThrow();
                String property = JavaNames.member(part.text());
                parts.put(
                        property,
                        attribute.type() == ScalarType.INTEGER
                                        && attribute.max().isPresent()
                                ? List.of(
                                        "number",
                                        Long.parseLong(value.m()
                                                .get(attribute.storedName())
                                                .n()))
                                : argument(
                                        model,
                                        pattern,
                                        "",
                                        attribute.type(),
                                        value.m().get(attribute.storedName())));
            });
            return List.of("parts", parts);
        }
        if (stored instanceof ScalarType scalar) {
            return switch (scalar) {
                case INTEGER ->
                    isSmall(model, pattern, name)
                            ? List.of("number", Long.parseLong(value.n()))
                            : List.of("whole", value.n());
                case DECIMAL -> List.of("text", value.n());
                case BOOLEAN -> List.of("flag", value.bool());
                case BINARY -> List.of("bytes", value.b().asByteArray());
                case TIMESTAMP ->
                    List.of("date", Long.toString(Instant.parse(value.s()).toEpochMilli()));
                case EPOCH -> List.of("date", Long.toString(Long.parseLong(value.n()) * 1000));
                default -> List.of("text", value.s());
            };
        }
        return List.of("text", value.s());
    }

    private static boolean isSmall(Model model, BoundPattern pattern, String name) {
        return pattern.pattern().entities().stream()
                .flatMap(entity -> model.entity(entity.text()).stream())
                .flatMap(entity -> Stream.of(entity.attribute(name), Optional.<Attribute>empty()))
                .flatMap(Optional::stream)
                .anyMatch(attribute -> attribute.max().isPresent());
    }

    /** With every number in one form. */
    private static String canonical(JsonNode query) {
        StringBuilder text = new StringBuilder(
                query.get("index") + " " + query.get("forward") + " " + query.get("consistent") + " ");
        query.get("condition").forEach(token -> {
            if (token.has("N")) {
                text.append("N ").append(ItemValues.number(token.get("N").asText()));
            } else {
                text.append(token.isTextual() ? token.asText() : Schemas.written(token));
            }
        });
        return text.toString();
    }
}
