package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.generate.java.JavaApi.EntityApi;
import dev.tablewright.generate.java.JavaApi.PatternApi;
import dev.tablewright.generate.java.JavaApi.Result;
import dev.tablewright.generate.java.JavaApi.RowApi;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Describes what is generated. */
final class ApiSource {

    private final Context context;
    private final WritesSource writes;

    ApiSource(Context context, WritesSource writes) {
        this.context = context;
        this.writes = writes;
    }

    JavaApi api() {
        Naming naming = context.naming();
        Map<String, EntityApi> entities = new LinkedHashMap<>();
        context.model().entities().stream()
                .map(entity -> entity.name().text())
                .forEach(name -> entities.put(name, new EntityApi(naming.entity(name), naming.accessor(name))));
        Map<String, PatternApi> patterns = new LinkedHashMap<>();
        context.analysis()
                .plans()
                .forEach(plan -> patterns.put(plan.pattern().name().text(), pattern(plan)));
        Map<String, WriteApi> methods = new LinkedHashMap<>();
        context.model()
                .writes()
                .forEach(write ->
                        methods.put(write.name().text(), writes.method(write).api()));
        return new JavaApi(
                context.options().packageName(),
                naming.facade(),
                entities,
                patterns,
                methods,
                new StreamSource(context, false).appliesStream());
    }

    private PatternApi pattern(AccessPlan plan) {
        Pattern pattern = plan.pattern();
        boolean several = plan.reads().size() > 1;
        List<RowApi> rows = pattern.operation() == Pattern.Operation.COUNT
                ? List.of()
                : pattern.entities().stream()
                        .map(name -> row(pattern, context.entity(name.text()), several))
                        .toList();
        return new PatternApi(
                context.naming().method(pattern),
                result(pattern),
                new PatternParameters(context, plan).inputs(),
                Optional.ofNullable(context.naming().batchKey(pattern.name().text())),
                rows);
    }

    private static Result result(Pattern pattern) {
        return switch (pattern.operation()) {
            case COUNT -> Result.COUNT;
            case GET -> pattern.batch().isPresent() ? Result.BATCH : Result.ONE;
            case LIST -> pattern.top().isPresent() ? Result.TOP : Result.PAGES;
        };
    }

    private RowApi row(Pattern pattern, Entity entity, boolean several) {
        String name = entity.name().text();
        if (!Rows.isPart(pattern, entity)) {
            List<String> all = entity.attributes().stream()
                    .map(attribute -> attribute.name().text())
                    .toList();
            return new RowApi(context.naming().entity(name), name, all);
        }
        List<String> some = new Rows(context)
                .members(pattern, entity, several).stream()
                        .map(member -> member.attribute().name())
                        .map(Name::text)
                        .toList();
        return new RowApi(context.naming().row(pattern, name), name, some);
    }
}
