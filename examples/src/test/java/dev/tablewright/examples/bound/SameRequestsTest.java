package dev.tablewright.examples.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.request.GivenParameter;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.query.Results;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Generated code and its model, interpreted: asked the same, both send the same requests. */
class SameRequestsTest {

    private static final long SEED = Long.getLong("tablewright.seed", 20261116);
    private static final int TIMES = 30;
    private static final Duration LONGEST = Duration.ofDays(40);

    private final EmptyTables generated = new EmptyTables();
    private final EmptyTables interpreted = new EmptyTables();

    static Stream<Path> models() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("."))) {
            List<Path> examples = folders.filter(folder -> Files.isDirectory(folder.resolve("java")))
                    .sorted()
                    .toList();
            return Stream.concat(
                    examples.stream(), Stream.of(Path.of("src/test/models/gaps"), Path.of("src/test/models/loose")));
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void whatIsPrintedIsWhatIsEvaluated(Path folder) throws IOException, ReflectiveOperationException {
        Model model = Pipeline.check(InputFile.read(folder + "/" + folder.getFileName() + ".yaml"))
                .model()
                .orElseThrow();
        BoundModel bound = BoundModel.of(model);
        Clock clock = Clock.fixed(Instant.parse("2026-11-16T12:00:00Z"), ZoneOffset.UTC);
        Object facade = facade(folder).clock(clock).executor(Runnable::run).build();
        Connection connection = bound.connect(interpreted.client())
                .clock(clock)
                .executor(Runnable::run)
                .build();
        Random random = new Random(SEED);
        RandomRows rows = new RandomRows(model, SEED);
        for (BoundPattern pattern : bound.patterns()) {
            Method method = Stream.of(facade.getClass().getMethods())
                    .filter(some ->
                            some.getName().equals(pattern.pattern().name().text())
                                    && some.getParameterCount() == parameters(pattern.pattern()))
                    .findFirst()
                    .orElseThrow();
            int compared = 0;
            for (int i = 0; i < TIMES; i++) {
                Optional<Arguments> arguments = arguments(bound, pattern, rows, random);
                compared += arguments.isPresent() && isSame(model, facade, method, connection, pattern, arguments.get())
                        ? 1
                        : 0;
            }
            assertThat(compared).as("calls of " + pattern.pattern().name()).isPositive();
        }
    }

    /** A repository may be called as a pattern is. */
    private static int parameters(Pattern pattern) {
        return pattern.batch().isPresent()
                ? 1
                : pattern.by().size() + (pattern.narrowing().isPresent() ? 1 : 0);
    }

    private Connection.Builder<?> facade(Path folder) throws IOException, ReflectiveOperationException {
        try (Stream<Path> files = Files.walk(folder.resolve("java"))) {
            Path source = files.filter(file -> file.toString().matches(".*Tables?\\.java"))
                    .findFirst()
                    .orElseThrow();
            String name = folder.resolve("java").relativize(source).toString();
            Class<?> type = Class.forName(
                    name.substring(0, name.length() - ".java".length()).replace('/', '.'));
            return (Connection.Builder<?>)
                    type.getMethod("on", DynamoDbClient.class).invoke(null, generated.client());
        }
    }

    private boolean isSame(
            Model model, Object facade, Method method, Connection connection, BoundPattern pattern, Arguments arguments)
            throws ReflectiveOperationException {
        JavaArguments java = new JavaArguments(model, pattern.parameters());
        boolean batch = pattern.pattern().batch().isPresent();
        try {
            ask(connection, pattern, arguments);
        } catch (KeyValueException e) {
            // A text that may not stand in a key.
            interpreted.asked();
            return false;
        }
        try {
            Object found = batch
                    ? method.invoke(facade, List.of(java.one(method, arguments)))
                    : method.invoke(facade, java.of(method, arguments));
            if (found instanceof Results<?> results) {
                results.page();
            }
        } catch (InvocationTargetException e) {
            throw new AssertionError("seed " + SEED + ", " + arguments, e.getCause());
        }
        List<String> wanted = interpreted.asked();
        assertThat(generated.asked())
                .as("%s, seed %d", pattern.pattern().name(), SEED)
                .isEqualTo(wanted);
        return !wanted.isEmpty();
    }

    private static void ask(Connection connection, BoundPattern pattern, Arguments arguments) {
        Pattern declared = pattern.pattern();
        switch (declared.operation()) {
            case LIST -> {
                Results<Row> results = connection.results(pattern.list(arguments));
                if (declared.top().isPresent()) {
                    results.list();
                } else {
                    results.page();
                }
            }
            case COUNT -> connection.run(pattern.call(), pattern.count(connection.settings(), arguments));
            case GET -> {
                if (declared.batch().isPresent()) {
                    connection.run(pattern.call(), pattern.batch(connection.settings(), List.of(arguments)));
                } else {
                    connection.run(pattern.call(), pattern.get(connection.settings(), arguments));
                }
            }
        }
    }

    /** Values out of rows; empty if one that is needed may be absent, and is. */
    private static Optional<Arguments> arguments(
            BoundModel bound, BoundPattern pattern, RandomRows rows, Random random) {
        PatternRequests requests = bound.analysis().requests(pattern.plan());
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (GivenParameter parameter : requests.parameters()) {
            Optional<AttributeValue> value = value(bound.model(), parameter, rows.next(parameter.owner()));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.put(parameter.name(), value.get());
        }
        Arguments arguments = Arguments.of(values);
        if (requests.narrowing().isEmpty()) {
            return Optional.of(arguments);
        }
        var path = requests.narrowing().get().path();
        RowPaths paths = new RowPaths(bound.model());
        List<AttributeValue> ends = Stream.generate(() -> paths.at(rows.next(path.owner()), path.owner(), path.steps()))
                .flatMap(Optional::stream)
                .limit(2)
                .sorted(ValueOrder.INSTANCE)
                .toList();
        if (!requests.narrowing().get().isRange()) {
            String text = ends.get(0).s();
            return Optional.of(arguments.beginningWith(text.substring(0, text.offsetByCodePoints(0, 1))));
        }
        boolean bounded = requests.isBounded();
        if (bounded && isLong(ends)) {
            return Optional.of(arguments.within(Optional.of(ends.get(0)), Optional.of(ends.get(0))));
        }
        return Optional.of(arguments.within(
                bounded || random.nextBoolean() ? Optional.of(ends.get(0)) : Optional.empty(),
                bounded || random.nextBoolean() ? Optional.of(ends.get(1)) : Optional.empty()));
    }

    private static boolean isLong(List<AttributeValue> ends) {
        return Duration.between(
                                Instant.parse(ends.get(0).s()),
                                Instant.parse(ends.get(1).s()))
                        .compareTo(LONGEST)
                > 0;
    }

    private static Optional<AttributeValue> value(Model model, GivenParameter parameter, Row row) {
        if (!parameter.path().isEmpty()) {
            return new RowPaths(model).at(row, parameter.owner(), parameter.path());
        }
        Entity entity = parameter.owner();
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        entity.id().forEach(part -> {
            String stored = entity.attribute(part.text()).orElseThrow().storedName();
            parts.put(stored, row.attributes().get(stored));
        });
        return Optional.of(AttributeValue.fromM(parts));
    }
}
