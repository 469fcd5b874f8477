package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.generate.java.JavaApi.EntityApi;
import dev.tablewright.generate.java.JavaApi.PatternApi;
import dev.tablewright.generate.java.JavaApi.Result;
import dev.tablewright.generate.java.JavaApi.RowApi;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Describes what is generated. */
record ApiSource(Context context, WritesSource writes) {

    JavaApi api() {
        Naming naming = context.naming();
        Map<String, EntityApi> entities = new LinkedHashMap<>();
        context.stored().stream()
                .map(entity -> entity.name().text())
                .forEach(name -> entities.put(
                        name,
                        new EntityApi(naming.of(name).type(), naming.of(name).accessor())));
        Map<String, PatternApi> patterns = new LinkedHashMap<>();
        context.analysis()
                .plans()
                .forEach(plan -> patterns.put(plan.pattern().name().text(), pattern(plan)));
        Map<String, WriteApi> methods = new LinkedHashMap<>();
        context.model().writes().forEach(write -> methods.put(write.name().text(), writes.method(write)));
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
        PatternParameters parameters = new PatternParameters(context, plan);
        List<RowApi> rows = pattern.operation() == Pattern.Operation.COUNT
                ? List.of()
                : pattern.entities().stream()
                        .map(name -> row(parameters.requests(), context.entity(name.text())))
                        .toList();
        return new PatternApi(
                context.naming().of(pattern).method(),
                result(pattern),
                parameters.inputs(),
                context.naming().of(pattern).key(),
                rows);
    }

    private static Result result(Pattern pattern) {
        return switch (pattern.operation()) {
            case COUNT -> Result.COUNT;
            case GET -> pattern.batch().isPresent() ? Result.BATCH : Result.ONE;
            case LIST -> pattern.top().isPresent() ? Result.TOP : Result.PAGES;
        };
    }

    private RowApi row(PatternRequests requests, Entity entity) {
        String name = entity.name().text();
        Optional<List<Attribute>> part = Optional.ofNullable(requests.rows().get(name));
        List<String> attributes = part.orElse(entity.attributes()).stream()
                .map(attribute -> attribute.name().text())
                .toList();
        Naming naming = context.naming();
        return new RowApi(
                part.isPresent()
                        ? naming.of(requests.pattern()).rows().get(name)
                        : naming.of(name).type(),
                name,
                attributes);
    }
}
