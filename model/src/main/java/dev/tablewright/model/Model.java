package dev.tablewright.model;

import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.ValueWalk;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A whole model file, understood: every name in it is known and every value has its type. */
public final class Model {

    private final SourceFile source;
    private final Name application;
    private final Optional<String> description;
    private final Optional<Name> tenant;
    private final List<Entity> entityList;
    private final Map<String, Entity> entities;
    private final List<EmbeddedType> typeList;
    private final Map<String, EmbeddedType> types;
    private final List<Relationship> relationships;
    private final List<Aggregate> aggregates;
    private final List<Pattern> patterns;
    private final List<Write> writes;
    private final List<Role> roles;
    private final Optional<Design> design;
    private final Deployment deployment;
    private final List<Suppression> suppressions;
    private final ValueWalk walk = new ValueWalk(this::entity, this::type);

    public Model(
            SourceFile source,
            Name application,
            Optional<String> description,
            Optional<Name> tenant,
            List<Entity> entities,
            List<EmbeddedType> types,
            List<Relationship> relationships,
            List<Aggregate> aggregates,
            List<Pattern> patterns,
            List<Write> writes,
            List<Role> roles,
            Optional<Design> design,
            Deployment deployment,
            List<Suppression> suppressions) {
        this.source = source;
        this.application = application;
        this.description = description;
        this.tenant = tenant;
        this.entityList = List.copyOf(entities);
        this.entities = byName(entities, entity -> entity.name().text());
        this.typeList = List.copyOf(types);
        this.types = byName(types, type -> type.name().text());
        this.relationships = List.copyOf(relationships);
        this.aggregates = List.copyOf(aggregates);
        this.patterns = List.copyOf(patterns);
        this.writes = List.copyOf(writes);
        this.roles = List.copyOf(roles);
        this.design = design;
        this.deployment = deployment;
        this.suppressions = List.copyOf(suppressions);
    }

    public SourceFile source() {
        return source;
    }

    public Name application() {
        return application;
    }

    /** What the application is, for readers of the generated documents. */
    public Optional<String> description() {
        return description;
    }

    /** The entity whose data must never be seen by its neighbours: the organisation in a service for many. */
    public Optional<Name> tenant() {
        return tenant;
    }

    /** All entities in the order of the file. */
    public List<Entity> entities() {
        return entityList;
    }

    public Optional<Entity> entity(String name) {
        return Optional.ofNullable(entities.get(name));
    }

    /** All embedded types in the order of the file. */
    public List<EmbeddedType> types() {
        return typeList;
    }

    public Optional<EmbeddedType> type(String name) {
        return Optional.ofNullable(types.get(name));
    }

    /** The attributes of all entities, then the fields of all embedded types. */
    public Stream<Attribute> attributes() {
        return Stream.concat(
                entityList.stream().flatMap(entity -> entity.attributes().stream()),
                typeList.stream().flatMap(type -> type.fields().stream()));
    }

    public List<Relationship> relationships() {
        return relationships;
    }

    public List<Aggregate> aggregates() {
        return aggregates;
    }

    public List<Pattern> patterns() {
        return patterns;
    }

    public List<Write> writes() {
        return writes;
    }

    /** Who may use which patterns and writes; none if the author does not tell them apart. */
    public List<Role> roles() {
        return roles;
    }

    public Optional<Design> design() {
        return design;
    }

    public Deployment deployment() {
        return deployment;
    }

    public List<Suppression> suppressions() {
        return suppressions;
    }

    /** The same with another design and what belongs to one, or without any. */
    public Model with(Optional<Design> other, Deployment settings, List<Suppression> accepted) {
        return new Model(
                source,
                application,
                description,
                tenant,
                entityList,
                typeList,
                relationships,
                aggregates,
                patterns,
                writes,
                roles,
                other,
                settings,
                accepted);
    }

    /** The same with other entities, relationships, patterns and writes. */
    public Model with(
            List<Entity> others, List<Relationship> lines, List<Pattern> otherPatterns, List<Write> otherWrites) {
        return new Model(
                source,
                application,
                description,
                tenant,
                others,
                typeList,
                lines,
                aggregates,
                otherPatterns,
                otherWrites,
                roles,
                design,
                deployment,
                suppressions);
    }

    /** Follows paths of this model. */
    public ValueWalk walk() {
        return walk;
    }

    /** The attribute at the end of a path. */
    public Optional<Attribute> attribute(Entity entity, AttributePath path) {
        return walk.attribute(entity, path.steps());
    }

    /** The type of the values themselves: for a reference to an entity with an id of one part, that of the id. */
    public Type storedType(Type type) {
        return walk.storedType(type);
    }

    private static <T> Map<String, T> byName(List<T> values, Function<T, String> name) {
        return values.stream().collect(Collectors.toMap(name, Function.identity(), (a, b) -> a, LinkedHashMap::new));
    }
}
