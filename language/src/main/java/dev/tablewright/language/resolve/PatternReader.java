package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Parameter.Origin;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Consistency;
import dev.tablewright.model.pattern.Pattern.Operation;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads access patterns. */
final class PatternReader {

    private final Scope scope;

    PatternReader(Scope scope) {
        this.scope = scope;
    }

    List<Pattern> read(View patterns) {
        List<Pattern> read = new ArrayList<>();
        for (Entry entry : patterns.entries()) {
            if (entry.value() instanceof Mapping) {
                read(entry).ifPresent(read::add);
            }
        }
        return read;
    }

    private Optional<Pattern> read(Entry entry) {
        View view = View.of(entry.value());
        Operation operation = view.has("get") ? Operation.GET : view.has("count") ? Operation.COUNT : Operation.LIST;
        List<Name> names = view.names(operation.name().toLowerCase(Locale.ROOT));
        List<Entity> entities =
                names.stream().flatMap(name -> scope.entity(name).stream()).toList();
        if (entities.isEmpty() || entities.size() < names.size()) {
            return Optional.empty();
        }
        refuseFactsOfLists(view, operation);
        if (view.whole("page").orElse(0) > view.whole("top").orElse(Integer.MAX_VALUE)) {
            scope.report(LanguageCode.FACT_DOES_NOT_FIT
                    .at(view.keySpan("page"), "a page larger than all that is wanted")
                    .also(view.keySpan("top"), "which is said here"));
        }
        for (String key : List.of("list", "by", "sort", "needs")) {
            scope.refuseRepetition(view.names(key));
        }
        Map<String, Origin> origins = origins(view);
        List<Parameter> parameters = view.names("by").stream()
                .map(name -> parameter(name, entities, origins))
                .toList();
        return Optional.of(new Pattern(
                entry.key().name(),
                operation,
                names,
                parameters,
                narrowing(view, entities, origins),
                ConditionReader.read(scope, entities, view.scalar("where")),
                sort(view, entities),
                view.said("page", Integer::valueOf),
                view.said("top", Integer::valueOf),
                view.said("batch", Integer::valueOf),
                view.text("consistency").filter("strong"::equals).isPresent()
                        ? Consistency.STRONG
                        : Consistency.EVENTUAL,
                new FrequencyReader(scope).read(view.node("rate")),
                SkewReader.read(view),
                view.said("latency", Quantities::millis),
                BudgetReader.read(view),
                needs(view, entities),
                view.text("description"),
                entry.span()));
    }

    private void refuseFactsOfLists(View view, Operation operation) {
        List<String> misplaced =
                switch (operation) {
                    case GET -> List.of("sort", "page", "top", "range", "prefix");
                    case COUNT -> List.of("sort", "page", "top", "batch", "needs");
                    case LIST -> List.of("batch");
                };
        for (String key : misplaced) {
            if (view.has(key)) {
                scope.report(LanguageCode.FACT_OF_A_LIST
                        .at(
                                view.keySpan(key),
                                "`" + key + "` does not go with `"
                                        + operation.name().toLowerCase(Locale.ROOT) + "`")
                        .help(
                                operation == Operation.GET
                                        ? "a `get` gives one entity; use `list` for several"
                                        : "remove it"));
            }
        }
        if (view.has("range") && view.has("prefix")) {
            scope.report(LanguageCode.CONFLICTING_KEYS
                    .at(view.keySpan("prefix"), "`range` and `prefix` exclude each other")
                    .also(view.keySpan("range"), "first here")
                    .note("a query narrows one attribute in one way"));
        }
    }

    private Parameter parameter(Name name, List<Entity> entities, Map<String, Origin> origins) {
        Map<String, List<AttributePath>> paths = new LinkedHashMap<>();
        AttributePath path = Scope.path(name);
        for (Entity entity : entities) {
            List<AttributePath> meant = meant(path, entity, entities);
            meant.forEach(p -> checkParameter(name, entity, p));
            if (meant.isEmpty()) {
                scope.attribute(entity, path);
            }
            paths.put(entity.name().text(), meant);
        }
        checkTypes(name, entities, paths);
        return new Parameter(name, paths, Optional.ofNullable(origins.get(name.text())));
    }

    /**
     * The attributes that a parameter means in an entity: its own attribute of that name; or its id, if another entity of
     * the pattern refers to it by an attribute of that name.
     */
    private List<AttributePath> meant(AttributePath path, Entity entity, List<Entity> entities) {
        if (scope.leadsSomewhere(entity, path)) {
            return List.of(path);
        }
        Type self = new Type.Reference(entity.name().text());
        boolean referred = entities.stream()
                .flatMap(other -> other.attribute(path.first()).stream())
                .anyMatch(attribute -> attribute.type().equals(self));
        if (!referred) {
            return List.of();
        }
        if (path.steps().size() > 1) {
            AttributePath rest =
                    new AttributePath(path.steps().subList(1, path.steps().size()), path.span());
            return entity.isIdentifiedBy(rest.first()) ? List.of(rest) : List.of();
        }
        return entity.id().stream()
                .map(part -> new AttributePath(List.of(part.text()), path.span()))
                .toList();
    }

    private void checkParameter(Name name, Entity entity, AttributePath path) {
        scope.find(entity, path)
                .map(Attribute::type)
                .filter(type -> !type.fitsInKey() && type != ScalarType.BOOLEAN)
                .ifPresent(type -> scope.report(LanguageCode.UNSUITABLE_PARAMETER
                        .at(name.span(), "`" + name + "` cannot be looked up")
                        .label("a value of type `" + type + "` cannot be compared as a whole")
                        .help(
                                type instanceof Type.Embedded
                                        ? "name a part of it, as in `" + name + ".…`"
                                        : "make each element an entity of its own")));
    }

    /** A caller gives one value for all entities: it has to be of one type. */
    private void checkTypes(Name name, List<Entity> entities, Map<String, List<AttributePath>> paths) {
        Map<String, Attribute> types = new LinkedHashMap<>();
        for (Entity entity : entities) {
            List<AttributePath> meant = paths.get(entity.name().text());
            if (meant.size() == 1) {
                scope.find(entity, meant.get(0))
                        .ifPresent(found -> types.putIfAbsent(
                                scope.valueWalk().storedType(found.type()).toString(), found));
            }
        }
        if (types.size() > 1) {
            List<Attribute> different = List.copyOf(types.values());
            scope.report(LanguageCode.UNSUITABLE_PARAMETER
                    .at(name.span(), "`" + name + "` does not have the same values everywhere")
                    .label("a caller gives one value for all of "
                            + entities.stream()
                                    .map(entity -> entity.name().text())
                                    .collect(Collectors.joining(", ")))
                    .also(different.get(0).name().span(), "declared here")
                    .also(different.get(1).name().span(), "and otherwise here")
                    .help("give both the same type, or make a pattern for each"));
        }
    }

    private Map<String, Origin> origins(View view) {
        Map<String, Origin> origins = new LinkedHashMap<>();
        List<String> parameters = new ArrayList<>();
        for (String key : List.of("by", "range", "prefix")) {
            view.names(key).forEach(name -> parameters.add(name.text()));
        }
        for (Entry entry : view.view("from").entries()) {
            boolean unreadable = view.has("by") && view.node("by").isEmpty();
            if (!parameters.contains(entry.key().value()) && !unreadable) {
                scope.report(Scope.unknown(
                        LanguageCode.UNKNOWN_PARAMETER,
                        entry.key().span(),
                        entry.key().value(),
                        "a parameter of this pattern",
                        parameters));
            }
            if (entry.value() instanceof Scalar origin) {
                origins.put(entry.key().value(), Origin.valueOf(origin.value().toUpperCase(Locale.ROOT)));
            }
        }
        return origins;
    }

    private Optional<Narrowing> narrowing(View view, List<Entity> entities, Map<String, Origin> origins) {
        Optional<Name> range = view.name("range");
        Optional<Name> prefix = view.name("prefix");
        Narrowing.Kind kind = range.isPresent() ? Narrowing.Kind.RANGE : Narrowing.Kind.PREFIX;
        return range.or(() -> prefix).map(name -> {
            AttributePath path = Scope.path(name);
            for (Attribute attribute : somewhere(entities, path)) {
                Type type = attribute.type();
                boolean fits = kind == Narrowing.Kind.RANGE
                        ? type.fitsInKey() && !(type instanceof Type.Choice)
                        : type.fitsInKey() && !type.isNumeric() && !(type instanceof Type.Choice);
                if (!fits) {
                    scope.report(LanguageCode.UNSUITABLE_ORDER.at(
                            name.span(),
                            "values of type `" + type + "` have no "
                                    + (kind == Narrowing.Kind.RANGE ? "order to take a range of" : "beginning")));
                }
            }
            return new Narrowing(kind, path, Optional.ofNullable(origins.get(name.text())));
        });
    }

    private List<SortKey> sort(View view, List<Entity> entities) {
        List<SortKey> keys = new ArrayList<>();
        for (Name written : view.names("sort")) {
            boolean descending = written.text().startsWith("-");
            int skip = descending ? 1 : 0;
            boolean exact = written.span().text().equals(written.text());
            Name name = new Name(
                    written.text().substring(skip),
                    exact ? written.span().part(skip, written.text().length()) : written.span());
            AttributePath path = Scope.path(name);
            for (Attribute attribute : somewhere(entities, path)) {
                if (!attribute.type().fitsInKey()) {
                    scope.report(LanguageCode.UNSUITABLE_ORDER
                            .at(name.span(), "values of type `" + attribute.type() + "` have no order")
                            .also(attribute.name().span(), "declared here"));
                }
            }
            keys.add(new SortKey(path, descending));
        }
        return keys;
    }

    private List<AttributePath> needs(View view, List<Entity> entities) {
        List<AttributePath> paths =
                view.names("needs").stream().map(Scope::path).toList();
        paths.forEach(path -> somewhere(entities, path));
        return paths;
    }

    /** The attributes that a path leads to; if it leads nowhere in any of the entities, that is reported once. */
    private List<Attribute> somewhere(List<Entity> entities, AttributePath path) {
        List<Entity> owners = entities.stream()
                .filter(entity -> scope.leadsSomewhere(entity, path))
                .toList();
        if (owners.isEmpty()) {
            scope.attribute(entities.get(entities.size() - 1), path);
        }
        return owners.stream()
                .flatMap(owner -> scope.find(owner, path).stream())
                .toList();
    }
}
