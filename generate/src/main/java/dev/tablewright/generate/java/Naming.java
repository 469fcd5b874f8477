package dev.tablewright.generate.java;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * All names of the generated code, chosen once and in the order of the file, so that the same model always gives the same names. What
 * the author named keeps its name as far as Java allows it; what is made up steps aside.
 */
final class Naming {

    private static final List<String> OF_OBJECTS =
            List.of("getClass", "hashCode", "toString", "notify", "notifyAll", "wait", "clone", "finalize");

    /** What the name of a constant ends with that says what is called. */
    static final String CALL = "_CALL";

    /** Classes that stand inside of others, which then cannot be called so. */
    private static final List<String> NESTED = List.of("Builder", "Id");

    private final Map<String, EntityNames> entities = new HashMap<>();
    private final Map<String, TypeNames> types = new HashMap<>();
    private final Map<String, PatternNames> patterns = new HashMap<>();
    private final Map<String, String> members = new HashMap<>();
    private final Set<String> classes = new TreeSet<>();
    private final NameScope topLevel =
            new NameScope().reserve(JavaNames.JAVA_LANG).reserve(NESTED);
    private final NameScope methods = new NameScope()
            .reserve("on", "async", "transact", "changes", "applyStream", "connection", "equals", "wait");
    private final NameScope withoutParameters = new NameScope().reserve(OF_OBJECTS);
    private final NameScope shapes = new NameScope();
    private final NameScope writers = new NameScope();
    private final String facade;
    private final String asyncFacade;
    private final String reads;
    private final String writes;

    /**
     * What belongs to an entity.
     *
     * @param type its record
     * @param stored the class that says how it is stored
     * @param writer the constant by which entities of the kind are written
     * @param accessor the method of the facade that gives the repository
     */
    record EntityNames(
            String type,
            String stored,
            String update,
            String repository,
            String asyncRepository,
            String writer,
            String accessor) {}

    /**
     * What belongs to an embedded type.
     *
     * @param type its record
     * @param codec the class that says how it is stored
     */
    record TypeNames(String type, String codec) {}

    /**
     * What belongs to a pattern.
     *
     * @param shape the constant of its request
     * @param results the sealed type of a pattern that gives several kinds
     * @param rows what a pattern gives of each entity, if it needs only some attributes
     * @param key what one of many is asked with, if that is several values
     */
    record PatternNames(
            String method, String shape, Optional<String> results, Map<String, String> rows, Optional<String> key) {}

    Naming(Model model, Design design) {
        String application = JavaNames.type(model.application().text());
        Map<String, String> records = new HashMap<>();
        model.entities().forEach(entity -> records.put("entity " + entity.name(), claim(entity.name(), "Entity")));
        model.types().forEach(type -> records.put("type " + type.name(), claim(type.name(), "Value")));
        Map<String, PatternNames> asked = new HashMap<>();
        model.patterns().forEach(pattern -> asked.put(pattern.name().text(), method(pattern)));
        for (Entity entity : model.entities()) {
            entities.put(entity.name().text(), entity(records.get("entity " + entity.name())));
        }
        for (EmbeddedType type : model.types()) {
            String java = records.get("type " + type.name());
            types.put(type.name().text(), new TypeNames(java, claim(java + "Codec")));
        }
        this.facade = facade(application, design.tables().size() > 1 ? "Tables" : "Table");
        NameScope tables = new NameScope();
        design.tables().stream()
                .map(table -> table.name().text())
                .forEach(name -> members.put("table " + name, tables.claim(JavaNames.constant(name))));
        this.asyncFacade = claim(facade + "Async");
        this.reads = claim(application + "Reads");
        this.writes = claim(application + "Writes");
        for (Pattern pattern : model.patterns()) {
            String name = pattern.name().text();
            patterns.put(name, results(pattern, asked.get(name)));
        }
        model.entities()
                .forEach(entity -> members(
                        entity.name().text(), entity.attributes(), entity.id().size() > 1));
        model.types().forEach(type -> members(type.name().text(), type.fields(), false));
        for (Write write : model.writes()) {
            String name = JavaNames.variable(write.name().text());
            boolean object = OF_OBJECTS.contains(name) && mayTakeNothing(model, write);
            members.put("write " + write.name(), methods.claim(object ? name + "_" : name));
        }
    }

    private String claim(String... preferred) {
        String name = topLevel.claim(preferred);
        classes.add(name);
        return name;
    }

    private String claim(Name name, String suffix) {
        String java = JavaNames.type(name.text());
        return claim(java, java + suffix);
    }

    /** {@code ShopTable} for {@code Shop}; who is called {@code ShopTables} already is not called so twice. */
    private String facade(String application, String suffix) {
        return application.endsWith("Table") || application.endsWith("Tables")
                ? claim(application, application + suffix)
                : claim(application + suffix);
    }

    private EntityNames entity(String java) {
        String many = Plural.of(java);
        String stored = claim(java + "Type", java + "StoredType");
        String update = claim(java + "Update", java + "Changes");
        String repository = many.equals(java) ? claim(java + "Repository") : claim(many, java + "Repository");
        String accessor = decapitalised(repository);
        return new EntityNames(
                java,
                stored,
                update,
                repository,
                claim(repository + "Async"),
                writers.claim(JavaNames.constant(repository)),
                withoutParameters.claim(JavaNames.escaped(accessor), accessor + "Repository"));
    }

    /** Patterns and writes have the names of the model, and may share one with a repository if they take different things. */
    private PatternNames method(Pattern pattern) {
        String name = JavaNames.variable(pattern.name().text());
        boolean alone = pattern.by().isEmpty() && pattern.narrowing().isEmpty();
        String chosen = alone && withoutParameters.has(name) ? name + "_" : name;
        withoutParameters.reserve(alone ? chosen : "");
        String method = methods.claim(chosen);
        return new PatternNames(
                method, shape(shapes, JavaNames.constant(method)), Optional.empty(), Map.of(), Optional.empty());
    }

    private PatternNames results(Pattern pattern, PatternNames names) {
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return names;
        }
        String java = JavaNames.type(pattern.name().text());
        boolean several = pattern.entities().size() > 1;
        Optional<String> results = several ? Optional.of(claim(java, java + "Row", java + "Result")) : Optional.empty();
        Map<String, String> rows = new HashMap<>();
        if (!pattern.needs().isEmpty()) {
            pattern.entities().stream()
                    .map(Name::text)
                    .forEach(entity ->
                            rows.put(entity, claim(java + (several ? of(entity).type() : "") + "Row")));
        }
        boolean keyed = pattern.batch().isPresent() && pattern.by().size() > 1;
        Optional<String> key = keyed ? Optional.of(claim(java + "Key")) : Optional.empty();
        return new PatternNames(names.method(), names.shape(), results, rows, key);
    }

    private void members(String owner, List<Attribute> attributes, boolean severalIds) {
        NameScope accessors = new NameScope().reserve(OF_OBJECTS).reserve("builder", "toBuilder");
        if (severalIds) {
            accessors.reserve("id");
        }
        NameScope nested =
                new NameScope().reserve(JavaNames.JAVA_LANG).reserve(classes).reserve(NESTED);
        for (Attribute attribute : attributes) {
            String name = attribute.name().text();
            String variable = JavaNames.variable(name);
            members.put(owner + "." + name, accessors.claim(variable, variable + "_"));
            if (attribute.type() instanceof Type.Choice choice) {
                String preferred = JavaNames.type(name);
                members.put("enum " + owner + "." + name, nested.claim(preferred, preferred + "Value"));
                NameScope words = new NameScope();
                for (Name word : choice.values()) {
                    String constant = JavaNames.constant(word.text());
                    members.put("word " + owner + "." + name + " " + word, words.claim(constant, constant + "_"));
                }
            }
        }
    }

    /** A pattern has two constants: {@code ORDER} and {@code ORDER_CALL}. */
    private static String shape(NameScope shapes, String preferred) {
        String free = preferred;
        while (shapes.has(free) || shapes.has(free + CALL)) {
            free += "_";
        }
        shapes.reserve(free, free + CALL);
        return free;
    }

    /** Whether its method may have no parameters: it writes no whole entity, and what it reaches has no id. */
    private static boolean mayTakeNothing(Model model, Write write) {
        return write.steps().stream()
                .allMatch(step -> step.action() != WriteStep.Action.CREATE
                        && step.action() != WriteStep.Action.PUT
                        && model.entities().stream()
                                .filter(entity -> entity.name()
                                        .text()
                                        .equals(step.entity().text()))
                                .allMatch(entity -> entity.id().isEmpty()));
    }

    static String decapitalised(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** All classes of the package: none of them can be imported from elsewhere. */
    Collection<String> topLevel() {
        return classes;
    }

    EntityNames of(String entity) {
        return entities.get(entity);
    }

    TypeNames type(String embedded) {
        return types.get(embedded);
    }

    PatternNames of(Pattern pattern) {
        return patterns.get(pattern.name().text());
    }

    /** The method of a pattern, for readers of a comment. */
    String link(Pattern pattern) {
        String method = of(pattern).method();
        return "{@link " + facade + "#" + method + " " + method + "}";
    }

    String method(Write write) {
        return members.get("write " + write.name());
    }

    String facade() {
        return facade;
    }

    /** The constant of a table in the facade. */
    String tableConstant(String table) {
        return members.get("table " + table);
    }

    /** The same, for use in other classes: {@code ShopTable.SHOP}. */
    String table(String table) {
        return facade + "." + tableConstant(table);
    }

    String asyncFacade() {
        return asyncFacade;
    }

    String reads() {
        return reads;
    }

    String writes() {
        return writes;
    }

    /** The accessor of an attribute of an entity or an embedded type. */
    String member(String owner, Attribute attribute) {
        return members.get(owner + "." + attribute.name());
    }

    /** The simple name of the enum of an attribute. */
    String choice(String owner, Attribute attribute) {
        return members.get("enum " + owner + "." + attribute.name());
    }

    String constant(String owner, Attribute attribute, String word) {
        return members.get("word " + owner + "." + attribute.name() + " " + word);
    }

    /** The class of an entity or an embedded type. */
    String owner(String owner) {
        return entities.containsKey(owner) ? of(owner).type() : type(owner).type();
    }

    /** The enums that stand inside a class. */
    List<String> nested(String owner, List<Attribute> attributes) {
        return attributes.stream()
                .filter(attribute -> attribute.type() instanceof Type.Choice)
                .map(attribute -> choice(owner, attribute))
                .toList();
    }
}
